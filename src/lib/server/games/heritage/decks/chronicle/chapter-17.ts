import type { DeckCard } from '../../../../../games/heritage/chronicle-deck/cards.ts';
import {
	any,
	CLAN_LEADER,
	drawScheme,
	either,
	exhaust,
	gain,
	modify,
	move,
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
	mission,
	overview,
	unlock,
	waiting
} = chapterWriting(17);

const DESPINA = 0;
const LEUNG = 1;

/** Suez, Promontory, Petersburg, 1869: the end of distance. */
export const chapter17: readonly DeckCard[] = [
	arriving(
		0,
		basic('ventrue', 'josiah-winslade', 'Josiah Winslade', [
			'elitist',
			'calm',
			'roaming',
			'wealthy'
		])
	),
	arriving(
		1,
		basic('gangrel', 'aigerim', 'Aigerim of the Steppe', [
			'egalitarian',
			'cruel',
			'east',
			'warlike'
		])
	),

	overview({
		title: 'The End of Distance',
		year: 1869,
		text: `
			I have done a foolish thing and bought a globe. It was out of date on delivery.

			In May they drove the last spike of a railway in the desert of Utah, and America can be crossed in a
			week, sitting down. Now, in November, there is a canal from Port Said to Suez. The Khedive has built a palace for one single ball, to which I gather everybody is invited. Wires lie on the floor of the Atlantic. The living use them chiefly to
			ask each other the price of cotton.

			When I was young a letter took a season, and by the time one heard of an insult it had ripened into an
			anecdote. If two of you quarrelled, one could always go to Muscovy. There is no Muscovy any
			more. There is a timetable.

			For five and a half centuries distance has been a member of this family, and the best behaved of
			you all. Tonight it takes its leave. What you had put off until the other should be far away will now have to be done to their face.

			The gates of the world are being handed out this year: a ditch, a rail, a cable. Whoever holds a
			gate holds all the others by the sleeve.`,
		answers: [
			[
				answer(
					`Thanks to {decided:1610} every hunter whom I have met this decade was looking for an opera cloak.
					One of them arrested a conductor.`,
					decided(1610)
				),
				answer(
					`“The creature speaks better than any of us,” said a lady at dinner. I looked at {decided:1610},
					who looked at the salt.`,
					decided(1610, 'second')
				),
				answer(
					`Nobody took the chair by the fire at Geneva, and so the doctor’s story went out as he had written
					it. We have been an embarrassment ever since.`,
					decided(1610, 'unclaimed')
				)
			],
			[
				answer(
					`{victor} has won once more. I ordered a second globe, and have put a small flag in it to save
					time.`,
					{ is: 'victor-again', chapter: 16 }
				),
				answer(
					`A card was turned to say that {victor} had won. The railway companies would like to know
					your method, {victor}. They still use lawyers.`,
					{ is: 'decided-by-draw', chapter: 16 }
				),
				answer(
					`{victor} and the next in line could have shaken hands across the gap last time. You did not,
					I noticed.`,
					{ is: 'close', chapter: 16, within: 2 }
				)
			],
			[
				answer(
					`With the telegraph all your creditors will be so much nearer, {indebted}. I only mention
					it.`,
					{ is: 'indebted', least: 3 }
				),
				answer(
					`{vanquished} will be glad of a faster way out of last place. The express leaves at dusk.`,
					{ is: 'vanquished-again', chapter: 16 }
				)
			],
			[
				answer(
					`Three admirals of the British fleet speak French like countesses of the old court. They
					learned it in Bristol, from a man who had come on a paper of {decided:1540}’s, with
					somebody else’s nose on it.`,
					decided(1540)
				),
				answer(
					`I have been left a piano in which two people once rode out of Paris. Four hundred names
					are scratched inside the lid, and under them, in another hand: “Too much milk.” By rights
					it is {decided:1540}’s.`,
					decided(1540, 'second')
				)
			],
			[
				answer(
					`A museum in Norfolk has asked {decided:1620} for the loan of a loaf. It has been a stone
					for fifty years, but the name in the crust can be read. The answer was no.`,
					decided(1620)
				),
				answer(
					`In one parish in the east of England they swear by a scale, and weigh their babies on it.
					It was put right in the year without a summer, when a widow told {decided:1620} what was
					wrong with it.`,
					decided(1620, 'second')
				)
			]
		],
		asset: assetCard(
			'globe',
			'A Globe, out of Date',
			'any-time',
			either([modify('north')], [modify('east')], [modify('south')], [modify('west')]),
			gain(1)
		)
	}),

	mission(
		1,
		{
			id: 'ball-at-ismailia',
			name: 'The Ball at Ismailia',
			text: `Some thousands of guests, a palace that still smells of paint, and lamps as far as the desert. Every
				crown in Europe has sent somebody. For once the best people arrive after dark.`,
			match: { geography: 'east', class: 'elitist' }
		},
		`A banker of great charm explains the arithmetic to you. The feast is paid with loans that will eat
		Egypt within ten years; the notes can be had tonight, cheaply, from gentlemen who are drunk. Whoever
		holds the notes will hold the canal. In the next room the Khedive has just called you his friend, and
		has asked you in all sincerity whether the lamps are too much.`,
		choice(
			`Buy the notes. Somebody will; it had better be somebody with patience.`,
			`You hold them for six years, the longest that anyone has been merciful to Egypt. Then a gentleman in
			London hears that the Khedive’s own shares are for sale, borrows four millions within the
			afternoon, and has the canal from under you. It had never occurred to you that one could win by
			being quick.`,
			asset(
				'mercy',
				'Six Years’ Mercy',
				'any-time',
				move('power', 2, any('opponents', { bears: 'power' }), CLAN_LEADER)
			)
		),
		choice(
			`Tell him, between two waltzes, what he owes, and to whom.`,
			`He laughs until he has to be fanned. Then he gets up and goes through the palace putting out lamps, one
			after the other, while thousands look on and take it for the fashion; that winter all Paris dances
			in the dusk. It does not save him. When the last room is dark you find that one guest has been
			walking a step behind you both, pinching the wicks.`,
			unlock(DESPINA)
		),
		instead(
			{
				id: 'opera-cloaks',
				name: 'Opera Cloaks at Ismailia',
				text: `Some thousands of guests, a palace that still smells of paint, and lamps as far as the
					desert. Since a certain story was printed, half of the gentlemen come late, pale and in
					opera cloaks. For once nobody can tell our kind from the copies.`,
				match: { geography: 'east', archetype: 'clandestine' }
			},
			decided(1610)
		)
	),

	mission(
		2,
		{
			id: 'last-spike',
			name: 'The Last Spike',
			text: `In the photograph from Utah there are gentlemen and champagne. It does not show the crews who blasted the
				road through the mountains, most of them from Canton, some of them always on the night shift.
				Those who travel light have worked beside them.`,
			match: { geography: 'roaming', archetype: 'warlike' }
		},
		`In the night camp nobody counts you. Three there know what you are and have never said so. Now the company owes four months’ wages. On one siding stands the director’s private
		carriage, with the director in it, on his way to be photographed; on another the pay car of a second
		company, with a guard. If there is a robbery, they will hang whoever has the wrong face.`,
		choice(
			`Chain the director’s carriage to the rails and hold it, politely, until the wages come by wire.`,
			`He is indignant for an hour and bored for two days; you play cards with him. The money arrives by
			telegraph, which nobody knew it could. The last spike of the great railway is driven two days late, and
			half of the books will put it down to rain.`,
			asset(
				'two-days-rain',
				'Two Days of Rain',
				'any-time',
				exhaust(any('opponents', { exhausted: false })),
				gain(1)
			)
		),
		choice(
			`Empty the pay car alone, and leave such marks that they will look for a bear.`,
			`They look for a bear, find one, and shoot it; it stands stuffed in a hotel in Sacramento with a dollar
			between its teeth. In the camp nobody says anything. But beside the fire, on the side away from the
			light, a place has been swept, and it stays swept. One of the three sits down next to it and, after
			some weeks, names his price.`,
			unlock(LEUNG)
		)
	),

	mission(
		3,
		{
			id: 'table-with-gaps',
			name: 'A Table with Gaps',
			text: `In Petersburg Professor Mendeleev has laid out the elements like a game of patience. Where one ought to be
				and is not, he leaves a hole and foretells its weight. There are people who will do anything
				rather than look into a hole.`,
			match: { archetype: 'scholarly', temperament: 'cruel' }
		},
		`You once did the same with us: the clans, the lines, the childer of Sennian in their order. After the youngest there was a place left over, where somebody had to be. You have shown it to no one. The
		professor, whose sleep is bad, would need a single evening to say what is missing: how heavy, how
		hot, what it combines with. He would first have to be told what the cards are.`,
		choice(
			`Show him the true cards, face up.`,
			`He studies them until four and forgets his tea. “There is one more of you,” he says. “Light. Stable.
			Combines with nothing, and is present at every reaction. You will have taken it for part of the
			apparatus.” Then he asks you to make him forget it, for his own safety. It takes a while. He had been
			enjoying himself.`,
			dots('One of a Series', ['lore', 2])
		),
		choice(
			`Show him a false set with the same gap, and watch where he puts his finger.`,
			`He puts it on the gap, frowns, and moves it to your own card. “The others you have altered with
			care,” he says. “Here you have been vain: this one cannot be so heavy.” He never learns what game it
			was. Each New Year he sends you a patience that comes out, written down move by move. Under your hands it does not.`,
			asset('patience', 'A Patience That Comes Out', 'own-turn', drawScheme(1), gain(1))
		)
	),

	waiting(
		DESPINA,
		chronicle(
			'lasombra',
			'despina',
			'Despina Kallergi',
			['elitist', 'cruel', 'east', 'wealthy'],
			['Pinches the Wick', exhaust(any('opponents', { exhausted: false })), gain(1)]
		)
	),
	waiting(
		LEUNG,
		chronicle(
			'gangrel',
			'leung',
			'Leung Wing',
			['egalitarian', 'calm', 'roaming', 'warlike'],
			['Night Shift', unexhaust(any('own', { exhausted: true })), gain(1)]
		)
	)
];
