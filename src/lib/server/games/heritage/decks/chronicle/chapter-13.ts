import type { DeckCard } from '../../../../../games/heritage/chronicle-deck/cards.ts';
import {
	any,
	gain,
	lose,
	move,
	rejuvenate,
	unexhaust
} from '../../../../../games/heritage/open/phrases.ts';
import { answer, chapterWriting, choice, decided, dots } from './writing.ts';

const {
	arriving,
	asset,
	assetCard,
	basic,
	chronicle,
	instead,
	leader,
	mission,
	overview,
	unlock,
	waiting
} = chapterWriting(13);

const ASHMERE = 0;
const HONORAT = 1;
const stained = { bears: 'infamy' } as const;

/** London, Paris, Marseille, 1720: shares in the unseen. */
export const chapter13: readonly DeckCard[] = [
	arriving(
		0,
		basic(
			'toreador',
			'marietta-zennaro',
			'Marietta Zennaro',
			['elitist', 'calm', 'south', 'scholarly'],
			['A Flattering Likeness', lose('infamy', 1, any('own', stained))]
		)
	),
	arriving(
		1,
		basic('nosferatu', 'moll-candlewick', 'Moll Candlewick', [
			'egalitarian',
			'cruel',
			'west',
			'clandestine'
		])
	),

	overview({
		title: 'An Undertaking of Great Advantage',
		year: 1720,
		text: `
			This week I have been offered shares in a wheel for perpetual motion, in a company for insuring
			horses, and in a scheme to bring walnut trees from Virginia. I took the walnut trees. One
			respects a thing with roots.

			All London is buying South Sea stock. The company may trade with the Spanish Indies, which will
			not trade with it. In January a share was to be had for a hundred and thirty pounds, and in
			summer it will touch a thousand. Across the Channel a Scotsman with lovely manners has sold France
			her own debts, on paper. And off Marseille a ship waits with silk for the great fair, whose
			owners would be obliged if nobody looked into it too closely.

			You see the likeness. They deal in what cannot be seen, and the price depends on the calm of
			whoever describes it. You have lived like that for four hundred years. Now come the amateurs, in
			crowds, and ask for your table.

			Money is not the point; you have too much of it, all of you. The point is who will still be
			believed in December. I have seen houses survive ruin. I have yet to see one survive being
			laughed at.`,
		answers: [
			[
				answer(
					`{dominant} has held two ages in a row. Tailors have begun to cut coats in that fashion before
					they are asked.`,
					{ is: 'dominated-again', era: 4 }
				),
				answer(
					`The last age belonged to {dominant}, who has won fewer evenings than anybody. It was done as damp
					gets into a house: from below, and in all the rooms at once.`,
					{ is: 'dominated-by-the-weakest', era: 4 }
				),
				answer(
					`The last age bore the thumb-print of {dominant}. I have had it varnished; it will be worth
					something.`,
					{ is: 'dominated', era: 4 }
				)
			],
			[
				answer(
					`A schoolmistress in Boston has published a little book on what children see, and why. It is
					witty and believes in nothing. She dedicates it to {decided:1210}, “who taught me what a witness
					is worth”. I keep it behind the other row.`,
					decided(1210)
				),
				answer(
					`The divers of Jamaica tell of somebody who walked home along the sea floor, in the year when
					{decided:1210} sent a childe overseas. I have filed it under natural history.`,
					decided(1210, 'second')
				),
				answer(
					`Nobody took care of the girl at Salem, so she told the truth in open court, and they wrote it
					down. I have the page. No one has ever asked for it, and I should like that to continue.`,
					decided(1210, 'unclaimed')
				)
			],
			[
				answer(
					`{indebted} owes more than anybody else here. This year that counts as strength: nobody can
					afford to let such a debtor fall.`,
					{ is: 'indebted', least: 2 }
				),
				answer(
					`{vanquished} came last twice and has therefore nothing in the market. I would watch
					{vanquished} closely.`,
					{ is: 'vanquished-again', chapter: 12 }
				)
			],
			[
				answer(
					`In the hills of Jamaica there is a village on no map, where one gives a name at the ford
					and is let through. The name is {decided:1220}’s. Thirty-one people carried it up there. I
					hear of hundreds now.`,
					decided(1220)
				),
				answer(
					`When the clock strikes noon {decided:1220} counts on, under the breath, to three hundred
					and six. There is a street in Spanish Town where all the families begin in the same year.`,
					decided(1220, 'second')
				)
			],
			[
				answer(
					`Two ships that were named after {decided:1240} went down, and both were paid for on the
					nail. Of all the undertakings on offer this year I would put my money into that one.`,
					decided(1240)
				),
				answer(
					`Three old gentlemen at Bath have had a medal struck in memory of one who owed them
					everything. There were plumes, they say, and such a sermon. {decided:1240} takes the
					waters elsewhere.`,
					decided(1240, 'second')
				)
			]
		],
		asset: assetCard('walnuts', 'One Share in Walnut Trees', 'any-time', gain(2))
	}),

	mission(
		1,
		{
			id: 'change-alley',
			name: 'In Exchange Alley',
			text: `Dukes stand in the gutter of Exchange Alley to buy. The shares are worth what the next person
				believes, and the best places belong to those who need neither the money nor the company.`,
			match: { class: 'elitist', archetype: 'wealthy' },
			claim: { by: 'tokens', token: 'power' }
		},
		`You bought at a hundred and thirty, and tonight you could sell at nine hundred and fifty. The
		buyers are a syndicate of servants, cooks and footmen and one old nurse, with everything they ever put by.
		There is one other offer, at eight hundred, from a duke whom you cannot bear. September will come; you
		have seen tulips. Both want an answer before cockcrow.`,
		choice(
			`Sell to the duke, and let the servants think that you snubbed them.`,
			`The duke is ruined, and bears it so well that you begin to like him, which is expensive. First you
			pay for his roof, then for his doctor, and at last you do what can be done for a friend when doctors
			cannot. The servants never forgave you. They had found another seller within the hour, at nine
			hundred and sixty.`,
			unlock(ASHMERE)
		),
		choice(
			`Sell to the servants, and tell them to the hour when they must sell on.`,
			`They do as you say, and double it. The word runs through every basement in Westminster; within a
			week you cannot cross a hall without a footman bowing too low. By Christmas you understand what you
			have bought. No one in London can keep a secret from a person to whom all the footmen are
			grateful.`,
			dots('Owed by Footmen', ['cunning', 2])
		),
		instead(
			{
				id: 'calm-face',
				name: 'A Calm Face in the Alley',
				text: `Dukes stand in the gutter of Exchange Alley to buy. But at a late table in Lombard Street
					somebody once insured every life in the room, and then came round with broth. Since then the
					Alley looks for a calm face before it believes a price.`,
				match: { temperament: 'calm', archetype: 'wealthy' }
			},
			decided(1240)
		)
	),

	mission(
		2,
		{
			id: 'rue-quincampoix',
			name: 'Rue Quincampoix',
			text: `In a Paris street five paces wide Mr Law’s paper changes hands from drumbeat to drumbeat, and a
				hunchback grows rich by letting out his back as a desk. Then somebody asks to be paid in
				gold.`,
			match: { geography: 'west', class: 'egalitarian' }
		},
		`Two carts stand in the yard of the bank before dawn. In one is what remains of the gold. In the
		other are the plates, and paper to print as much again. Mr Law sits between them on a bucket, weeping
		with great distinction, and has handed you both keys because you looked so calm. At six the crowd
		will be at the gate.`,
		choice(
			`Open the gate, and pay the first hundred in small coin: slowly, smiling, with conversation.`,
			`You count so slowly and talk so well that the eighty-first in the line decides it cannot be as bad
			as all that, and goes to breakfast. The rest follow. It buys nine days. Mr Law uses them to
			pack, and the hunchback to buy a house; and you have learned that a panic is only a queue in
			which nobody talks.`,
			asset(
				'nine-days',
				'Nine Days',
				'any-time',
				unexhaust(any('own', { exhausted: true })),
				gain(1)
			)
		),
		choice(
			`Burn the plates and the paper in the yard, where everybody sees the smoke.`,
			`There is a cheer, and then, when they see what it was, a silence. It was only paper, but it was
			theirs. A woman fishes out one note, half charred, and keeps it. Her great-grandchildren will have
			it framed in their counting house, and will never lend a penny to anybody whose face is as calm as
			yours.`,
			dots('Burner of Paper', ['valour', 2])
		)
	),

	mission(
		3,
		{
			id: 'grand-saint-antoine',
			name: 'The Grand-Saint-Antoine',
			text: `A ship from the Levant lies off Marseille with silk in her hold and dead men in her log. One of
				the aldermen owns part of the cargo. The fair at Beaucaire is in July; quarantine is long, and
				asks for patience.`,
			match: { geography: 'south', temperament: 'calm' }
		},
		`The clerk of the pest-house owes you money, and so you see the papers first. “Malignant fever”,
		writes the doctor, who knows the better word. If the ship is burned, a dozen great houses fall, all
		friends of yours. If you have the paper signed, the fair is saved. You know that fever by sight, of
		course. You were there the first time, with your hat in your hand.`,
		choice(
			`Have her burned tonight at anchor, silk and all, and let the merchants look for the culprit.`,
			`In the dark all ships are alike. What you have burned is a cargo of Sicilian lemons; the silk had been
			carried ashore that afternoon, for a consideration. The fever comes and takes half the city. In
			that whole summer one house is never looted, and has soup left on its step: everybody knows who
			tried.`,
			asset(
				'house-left-alone',
				'The House Nobody Looted',
				'any-time',
				lose('infamy', 2, any('own', stained)),
				gain(1)
			)
		),
		choice(
			`Have it signed, and make sure to know where every bale goes.`,
			`Half the city dies. You follow the bales from street to street, a little ahead of the carts, and
			carry people out of rooms by night. By autumn you have saved some hundreds, and killed, by one signature, more than you could count in a year. A friar who works beside you says that nobody has done as much. He is quite right, and you cannot look at him.`,
			unlock(HONORAT)
		)
	),

	waiting(
		ASHMERE,
		leader(
			'ventrue',
			'ashmere',
			'Peregrine, Duke of Ashmere',
			['elitist', 'calm', 'west', 'wealthy'],
			['Ruined with Grace', rejuvenate(any('own', { torpor: true }))]
		)
	),
	waiting(
		HONORAT,
		chronicle(
			'malkavian',
			'honorat',
			'Brother Honorat of the Carts',
			['egalitarian', 'calm', 'south', 'clandestine'],
			['Carries It Elsewhere', move('infamy', 1, any('own', stained), any('opponents')), gain(1)]
		)
	)
];
