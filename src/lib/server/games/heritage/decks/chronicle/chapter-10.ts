import type { DeckCard } from '../../../../../games/heritage/chronicle-deck/cards.ts';
import {
	any,
	assign,
	drawScheme,
	gain,
	lose,
	RECOVER_BOON,
	rejuvenate,
	removeAny,
	RESERVE,
	trigger,
	SIRE
} from '../../../../../games/heritage/open/phrases.ts';
import { answer, chapterWriting, choice, decided, dots } from './writing.ts';

const { arriving, asset, assetCard, basic, chronicle, leader, mission, overview, unlock, waiting } =
	chapterWriting(10);

const SALOMENA = 0;
const MELCHIOR = 1;

/** Prague, 1618: a window, a cabinet, three comets. */
export const chapter10: readonly DeckCard[] = [
	arriving(
		0,
		basic('tzimisce', 'vojtech', 'Vojtěch the Barber', [
			'egalitarian',
			'calm',
			'east',
			'clandestine'
		])
	),
	arriving(
		1,
		basic('toreador', 'eufemie', 'Eufemie of Smečno', ['elitist', 'cruel', 'east', 'wealthy'])
	),

	overview({
		title: 'The Window',
		year: 1618,
		text: `
			It is quite safe to sit by the window. They have used it already.

			This morning gentlemen of the Bohemian estates came up to the chancery, in hats, to discuss the
			freedom of worship with two governors of the emperor. Then they threw both of them out of it, and a
			secretary, who had spoken up, after them. It is seventy feet. “Now let your Mary help you!” cried
			one, looked out, and said, “By God, she has.” All three got up. One has a bump. So far there are two explanations, the Virgin and a dung heap, and people are being struck over the
			head about it.

			Notice that nobody says they had luck. The living cannot leave a thing without a name. We used to
			count on their not looking closely; now they grind lenses, and print gazettes, and write to each
			other about what they have seen. So our kind has agreed to wear a mask, for good. I
			helped with the wording. “We do not exist.” I have never known so short a treaty, or such hard work.

			Thirty years of war are down in that courtyard, looking for their horses. You will be stared at as
			never before. Tonight I should like to see which of you can be looked at without being seen.`,
		answers: [
			[
				answer(`The last age was {dominant}’s again. I am running out of that leather.`, {
					is: 'dominated-again',
					era: 3
				}),
				answer(
					`They dictated the peace, as you will remember, to {dominant}, who held the pen and had won
					less than any of you. It reads very well.`,
					{ is: 'dominated-by-the-weakest', era: 3 }
				),
				answer(
					`The age of the risings closed with {dominant} on top of it. The young put down their torches
					and took up offices. I cannot say that it has improved them.`,
					{ is: 'dominated', era: 3 }
				)
			],
			[
				answer(
					`Our hosts ask that {decided:910} be seated away from the fireplace. It is kindly meant. They can
					smell it still.`,
					decided(910, 'second')
				),
				answer(
					`A large Castilian family has taken the floor below us, and sends up wine every time
					that {decided:910} coughs.`,
					decided(910)
				)
			],
			[
				answer(
					`{decided:930} came to Prague over that second mile, which gets shorter every year.`,
					decided(930)
				),
				answer(
					`The person at the reins, who would not come up, and frightened my porter, belongs to
					{decided:930}. Or the other way about.`,
					decided(930, 'second')
				),
				answer(
					`Nobody went down to the strand in Connacht except those with orders. They were quick. I had it from
					a woman with a can of milk.`,
					decided(930, 'unclaimed')
				)
			],
			[
				answer(
					`A card had to be turned at Calais as well, before I could write {victor} in the book. I now
					carry a deck with me.`,
					{ is: 'decided-by-draw', chapter: 9 }
				),
				answer(
					`When the smoke had gone from the Channel there were sleepers in every house but {victor}’s. It was
					called good fortune. See above, under windows.`,
					{ is: 'betrayed', chapter: 9, least: 2 }
				),
				answer(
					`As to {vanquished}, who lost the last two: note the chair. It has its back to the wall and its face
					to all of you.`,
					{ is: 'vanquished-again', chapter: 9 }
				)
			],
			[
				answer(
					`The duke’s second letter is for sale in Madrid, with the king’s corrections. Thanks to
					{decided:920} it was read to the end. I had always believed that this was all a letter
					needed.`,
					decided(920)
				),
				answer(
					`The duke who wished to grow oranges did so after all, for twenty-seven years, and has died
					among the trees. His first letter is still with {decided:920}. It was right in every line.`,
					decided(920, 'second')
				)
			]
		],
		asset: assetCard(
			'third-explanation',
			'A Third Explanation',
			'any-time',
			lose('infamy', 2, any('own', { bears: 'infamy' })),
			drawScheme(1)
		)
	}),

	mission(
		1,
		{
			id: 'what-caught-them',
			name: 'What Caught Them',
			text: `Three men fell seventy feet and walked away. They fell on a heap of waste paper, and worse, beneath the
				chancery; and in that heap, out of the sun, lay one of us, asleep. An empire has come down on her.
				She would like a word with somebody.`,
			match: { class: 'elitist', archetype: 'clandestine' }
		},
		`Both parties have their pamphlets at the printer’s, and you can pay for one of them. If it is to be the
		Virgin, there will be pilgrims in the ditch by Sunday, for ever, with candles, and nobody digs where
		people kneel. If it is to be the dung, all Europe will laugh, and that lasts longer still; but a man will
		come with a shovel, to look. From under the heap a voice says that either will do.`,
		choice(
			`Pay for the Virgin.`,
			`They come. On the second night the sleeper begins to answer them, from below, in a sensible voice, and her
			advice on lawsuits is so good that the archbishop appoints a commission. You have just time to dig her
			out. She went to bed in the days of the Hussites, and by now she knows everybody’s business. What else,
			she asks, has fallen?`,
			unlock(SALOMENA)
		),
		choice(
			`Pay for the dung.`,
			`Europe laughs. The man with the shovel comes at dusk, and you dig beside him until midnight, so as to be the
			one who finds nothing. She has gone home on her own feet. She has left her bed behind, however: nine
			hundred pages in which two governors wrote down what, on reflection, they had better not say.`,
			asset(
				'second-thoughts',
				'Nine Hundred Pages, Struck Out',
				'own-turn',
				drawScheme(1),
				removeAny()
			)
		)
	),

	mission(
		2,
		{
			id: 'the-cabinet',
			name: 'The Cabinet',
			text: `The late Emperor Rudolf collected: clocks that dance, a mandrake in a frock, a nail of the Ark, and
				one tall cabinet that he locked himself and never opened again. Its keeper says that at night
				something in there keeps time.`,
			match: { ancilla: true, class: 'elitist' }
		},
		`The estates are selling all of it to pay for soldiers, and the dealers come tomorrow. You could open it.
		The keeper has the key, and begs you not to: he has dusted it for twenty years and grown fond of not
		knowing. Or you could sign for it as it stands, at a price, with whatever is inside; then it would be yours,
		and so would whoever has been counting.`,
		choice(
			`Open it.`,
			`A clock, and somebody winding it. He was court mechanic, and one of ours, and the emperor had locked him in
			between two audiences and then died. He wound it for the company. He is rather hoarse. He would like some
			blood, a larger room, and a moment to explain what he has found out about time, having had nothing else
			to take apart.`,
			unlock(MELCHIOR)
		),
		choice(
			`Sign for it as it stands.`,
			`You never open it. It stands in your hall through three wars, and your guests put an ear to it and then, for
			some reason, tell you things. A box with a secret is a comfort to people who have one. One winter the
			ticking stops. Each of them asks you in private whether it was because of them.`,
			asset(
				'cabinet',
				'The Cabinet in the Hall',
				'any-time',
				RECOVER_BOON,
				assign('infamy', 1, any('opponents'))
			)
		)
	),

	mission(
		3,
		{
			id: 'three-comets',
			name: 'Three Comets',
			text: `In autumn there is a comet, and then another, and in November a third with its tail over half the sky.
				Every printer in Prague has a prophet waiting on the stairs. It means war, or a king, or the end,
				depending on what one pays.`,
			match: { geography: 'east', archetype: 'scholarly' }
		},
		`People trust the almanac of Master Zbyněk, who was right about the floods. He has measured the tail to a
		degree. What it means he leaves to you, since you pay for the paper. Say war, and every prince will arm in
		order not to be the last. Or print the measurements and not a word besides. Then they will have to be
		frightened without help. They can do that, but it takes them longer.`,
		choice(
			`Say war.`,
			`It is so firmly believed that by spring nobody can imagine anything else. The war lasts thirty years. I do not
			say that it was you; there were kings in it, and older seeds. But your name stands on the title page, you
			are paid by the copy, and before every campaign somebody sends to ask, with great respect, whom it would
			be unlucky to oppose.`,
			asset(
				'almanac',
				'An Almanac for the Coming War',
				'own-turn',
				RESERVE,
				assign('infamy', 1, any('opponents'))
			)
		),
		choice(
			`Print the measurements.`,
			`Eleven copies are sold. One of them goes to Linz, to a mathematician whose mother is on trial for a witch, and
			who writes you nine pages for joy at a table that he can trust. You correspond until he dies. He explains
			to you, with drawings, the paths of things that come back. It is the best account of yourself that you
			ever had.`,
			dots('Of Things That Come Back', ['lore', 2])
		)
	),

	waiting(
		SALOMENA,
		leader(
			'malkavian',
			'salomena',
			'Salomena under the Window',
			['elitist', 'calm', 'east', 'scholarly'],
			['What Else Has Fallen', rejuvenate(any('own', { torpor: true })), gain(1)]
		)
	),
	waiting(
		MELCHIOR,
		chronicle(
			'tremere',
			'melchior',
			'Melchior of the Clock',
			['egalitarian', 'cruel', 'east', 'scholarly'],
			['Nothing Else to Take Apart', trigger(SIRE), gain(1)]
		)
	)
];
