import type { DeckCard } from '../../../../../games/heritage/chronicle-deck/cards.ts';
import {
	any,
	assign,
	drawScheme,
	each,
	either,
	gain,
	lose,
	RESERVE,
	unexhaust
} from '../../../../../games/heritage/open/phrases.ts';
import { ALWAYS, answer, chapterWriting, choice, decided, dots } from './writing.ts';

const { arriving, asset, assetCard, basic, chronicle, mission, overview, unlock, waiting } =
	chapterWriting(8);

const MARGARETHE = 0;

/** Wittenberg, 1517: ninety-five questions about accounts, and some that were not printed. */
export const chapter08: readonly DeckCard[] = [
	arriving(
		0,
		basic(
			'tremere',
			'gottschalk',
			'Gottschalk the Type-Founder',
			['egalitarian', 'cruel', 'north', 'wealthy'],
			['Out of Sorts', either([RESERVE], [gain(1)])]
		)
	),

	overview({
		title: 'A Question about Accounts',
		year: 1517,
		text: `
			Two thousand people live in Wittenberg. They brew well, and one of them has written something.

			You will hear it told with a hammer, so take it from me. Doctor Luther, who lectures on the Bible
			and sleeps badly, has drawn up ninety-five points in Latin to be disputed, and has sent them to his
			archbishop with a civil letter. Whether he also put them up on the church door, where the university
			hangs its notices, I cannot say: I was in the crypt. Tomorrow the Elector shows his relics,
			thousands upon thousands. Whoever looks at each of them in the right spirit and puts down a coin is
			spared more years of fire than the world is old.

			The doctor asks why the pope, who is so rich, does not build his church with his own money. That is
			all. It is a question about accounts. But there are presses now, and in two weeks all Germany will
			have read it.

			So will your childer. They have paid for centuries, too, in blood and bowing, and they would like to
			see where it went. I heard them on the stairs as I came up. One of them was reading aloud, rather
			well. Which of you will answer them, and how, before the ink is dry?`,
		answers: [
			[
				answer(
					`You came to Granada, all of you, behind captains, and went about it like captains. I am still
					finding bolts in the ceiling.`,
					{ is: 'leaders-alike', chapter: 7, archetype: 'warlike' }
				),
				answer(
					`I recall Granada as the night when all of you whispered. There was not an honest footstep in
					the building.`,
					{ is: 'leaders-alike', chapter: 7, archetype: 'clandestine' }
				),
				answer(
					`Every pear in Granada was on {victor}’s table, and the rest of you were handed the bowl to
					look at.`,
					{ is: 'landslide', chapter: 7, by: 12 }
				),
				answer(
					`It was {victor} who read to the end in Granada. {vanquished} signed on the line that was
					pointed out.`,
					ALWAYS
				)
			],
			[
				answer(
					`There is a crate in the yard for {decided:720}, from the Indies, sealed. It has been humming
					since Tuesday. I mention it for the sake of the other guests.`,
					decided(720)
				),
				answer(
					`They have found gold over there, and graves are being dug for it by the thousand. I often think
					of your horseshoe, {decided:720}. It was half a day. It was something.`,
					decided(720, 'second')
				)
			],
			[
				answer(
					`Concerning clauses: the page that {decided:730} wrote was kept for nine years. The sixty-seven
					of the monarchs were kept for seven.`,
					decided(730)
				),
				answer(
					`Concerning clauses: in Granada two houses have each sent {decided:730} a gift, in gratitude for
					having cheated the other.`,
					decided(730, 'second')
				)
			],
			[
				answer(
					`At Galata they still tell of a galley that went down a hill backwards with her sails set.
					Of all my acquaintance only {decided:610} has launched a ship in a wood.`,
					decided(610)
				),
				answer(
					`There is one street in Constantinople that was never looted, both sides, thirty-four doors
					and a bath. The people in it put this down to an icon. {decided:610} has seen the icon and
					finds no likeness.`,
					decided(610, 'second')
				)
			]
		],
		asset: assetCard(
			'ninety-sixth',
			'The Ninety-Sixth Question',
			'any-time',
			drawScheme(1),
			assign('infamy', 1, any('opponents'))
		)
	}),

	mission(
		1,
		{
			id: 'the-finger',
			name: 'The Finger in the Fourth Aisle',
			text: `Among the Elector’s relics, in crystal and gilt, lies a finger without a label. Tomorrow a thousand
				people will kneel before it. It is not a saint’s. Sennian lost it in a door at Reims, long before
				your time, and so it did not burn with the rest of him. It moved when you came in.`,
			match: { temperament: 'cruel', geography: 'north' }
		},
		`Take it, and you have the last of him, and it points. You tried it with a question just now, and it did;
		it was not agreeable. Leave it here, and tomorrow a thousand people will pray to your sire to be healed, and
		more next year, until somebody clears these things away. You cannot make up your mind which he would have
		disliked more.`,
		choice(
			`Take it.`,
			`It points at whoever in the room is lying. In most rooms it goes round and round. Within a month you keep
			it in a box, within a year you keep the box in another house. But it is known that you have it, and
			people have become so careful of the truth in your presence that you hardly hear any.`,
			asset(
				'finger',
				'The Finger That Points',
				'any-time',
				assign('infamy', 1, any('opponents')),
				lose('power', 1, any('opponents', { bears: 'power' }))
			)
		),
		choice(
			`Leave it.`,
			`They pray to him, and a lame boy from Jüterbog walks home. When the relics are shown for the last time you
			go yourself and kneel among the rest, and lay down your coin. You had meant to ask his pardon. You look
			at it for a while, find that you are not sorry, and are out in the air again before the organ
			stops.`,
			dots('Not Sorry', ['cruelty', 2])
		)
	),

	mission(
		2,
		{
			id: 'second-manuscript',
			name: 'The Other Manuscript',
			text: `The presses of three cities have the doctor’s questions already. To the shop of the widow Holbusch,
				after dark, somebody has brought another manuscript of the kind: what childer would like to ask
				their sires, in ninety-five points. It is well written. You know the hand.`,
			match: { class: 'egalitarian', fledgling: true },
			claim: { by: 'pairs', sire: { class: 'elitist' } }
		},
		`She has the first forty points in type. She prints what is paid for, she says, and she turns to you
		because you have the better coat. You could pay her to let the formes fall on the floor, and pay the
		author to sleep for a time. Or you could let it run: two hundred copies, and under every sire’s door in
		Germany there would be one on All Souls’ Day.`,
		choice(
			`Let the formes fall.`,
			`Down they go. But she has already cut the title in pearwood, nine wolves about a table with one empty chair,
			and cannot bring herself to burn it. It gets about without any words, and so everybody supplies their
			own. After a week she asks you who the wolves are. You notice that you would like her to have time
			enough for the answer.`,
			unlock(MARGARETHE)
		),
		choice(
			`Let it run.`,
			`Point eleven asks whether you, by name, have ever paid for anything. You find it under your own door. It
			is so well put that you learn it by heart, and at the next gathering you recite it before anybody else
			can. They applaud. Nobody can say afterwards on which side you are, and both invite you.`,
			dots('The Eleventh Point', ['charm', 2])
		)
	),

	mission(
		3,
		{
			id: 'three-locks',
			name: 'Three Locks',
			text: `Over the river Brother Tetzel sells indulgences, with a drum, a banner and an iron chest. It has three
				locks. Half of what goes into it belongs to the house of Fugger, from whom an archbishop has
				borrowed the price of his see.`,
			match: { archetype: 'wealthy', temperament: 'cruel' },
			claim: { by: 'tokens', token: 'power' }
		},
		`For one hour tonight you have all three keys; how is your affair. You could open the chest, in which
		four towns have put what it costs to be forgiven. Or you could do a thing that nobody of our kind has
		done, so far as I know: go up to the table like everyone else, lay down the price, and buy a letter for
		Sennian, deceased, for his sins and for the manner of his going.`,
		choice(
			`Open the chest.`,
			`Bad silver, buttons, and hundreds of folded papers with the names of dead children. You had meant to take
			half. You read names until the hour is almost over and then lock it, three times, with everything
			inside. From that night on nobody has ever been able to sell you anything for more than it was
			worth.`,
			dots('Who Counted the Buttons', ['wealth', 2])
		),
		choice(
			`Buy the letter.`,
			`The friar asks what the deceased was. A judge, you say. That is dearer. You pay, he stamps it, the coin
			rings, and somewhere a door falls shut that only you can hear. It may have been any door. The letter
			grants full remission, and nothing in it says for whom, or that it can be used but once.`,
			asset(
				'remission',
				'Full Remission, Stamped',
				'any-time',
				lose('infamy', 1, each('own', { bears: 'infamy' })),
				gain(1)
			)
		)
	),

	waiting(
		MARGARETHE,
		chronicle(
			'toreador',
			'margarethe',
			'The Widow Holbusch',
			['elitist', 'cruel', 'north', 'wealthy'],
			['Nine Wolves and a Chair', unexhaust(any('own', { exhausted: true })), gain(1)]
		)
	)
];
