import type { DeckCard } from '../../../../../games/heritage/chronicle-deck/cards.ts';
import {
	activate,
	any,
	each,
	either,
	exhaust,
	gain,
	lose,
	modify,
	unexhaust
} from '../../../../../games/heritage/open/phrases.ts';
import { ALWAYS, answer, chapterWriting, choice, decided, dots } from './writing.ts';

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
} = chapterWriting(19);

const RUBY = 0;
const PALLISTER = 1;
const stained = { bears: 'infamy' } as const;

/** London, 1940: the night, given back. */
export const chapter19: readonly DeckCard[] = [
	arriving(
		0,
		basic('lasombra', 'anselmo-ruiu', 'Don Anselmo Ruiu', [
			'elitist',
			'cruel',
			'south',
			'clandestine'
		])
	),
	arriving(
		1,
		basic(
			'tremere',
			'agathe-lindqvist',
			'Agathe Lindqvist',
			['elitist', 'calm', 'north', 'clandestine'],
			[
				'Reads the Other Side of the Paper',
				either([gain(2)], [lose('infamy', 2, any('own', stained))])
			]
		)
	),

	overview({
		title: 'Blackout',
		year: 1940,
		text: `
			Mind the kerb. They have painted it white, and it does not help.

			For a hundred years they had been taking the night away from us, first with gas and then with that other stuff, until one could read a newspaper in Piccadilly at two in the
			morning. Then in one evening, by order, they gave it all back. Every window in London is
			black. At dusk come the sirens, and the most modern city on earth goes down into the Underground
			and lies down on the platforms, in rows, with its shoes off.

			I need not explain to you what that is. A hundred thousand sleepers, warm, and not one door. In the year 1350 you would not have hesitated. I have it here.

			What I cannot get over is this. They have been bombed for fifty-seven nights running, and there is
			talk of a lending library on one of the platforms. I have offered my doubles. I find that I do not
			care to be the older kind of creature this winter, if there is a choice.

			There is. When all the lamps are out and no one could ever know, what do you turn out to be? I
			shall write it down. Briefly; I am getting low on ink.`,
		answers: [
			[
				answer(
					`{dominant} has had two ages in a row. Two ages ago there was gaslight. I should not count on a
					third.`,
					{ is: 'dominated-again', era: 6 }
				),
				answer(
					`The age of steam was {dominant}’s, who has won fewer evenings than any of you. It turns out
					that one can own the line without ever being on time.`,
					{ is: 'dominated-by-the-weakest', era: 6 }
				),
				answer(
					`{dominant} had the age that is past: the mills, the cables, the great hotels. Half of the hotels
					are ministries now.`,
					{ is: 'dominated', era: 6 }
				)
			],
			[
				answer(
					`In the archive of a regiment there is a letter about “a neutral, out looking for a friend”. When
					{decided:1830} asked to see it I gave up my good chair and went to make tea. I was a long time
					about it.`,
					decided(1830)
				),
				answer(
					`On the platforms they are humming a tune to which nobody knows the words. {decided:1830} was seen
					at Holborn, pretending to wait for a train.`,
					decided(1830, 'second')
				)
			],
			[
				answer(
					`They have drawn a line on the platform for late-comers. {vanquished}, who was last twice running,
					was shown to it with great courtesy.`,
					{ is: 'vanquished-again', chapter: 18 }
				),
				answer(
					`{victor} won the last evening, and the one before. In the shelters they would make you a marshal,
					{victor}, and give you a bucket of sand.`,
					{ is: 'victor-again', chapter: 18 }
				),
				answer(
					`{victor} brought the most people through the last war. Now they have all come to ask about
					this one.`,
					ALWAYS
				)
			],
			[
				answer(
					`In Paris there is a curfew again, with patrols that compare their lists at corners.
					{decided:1530} proposed the first one, in Year Two. There was applause, I am told.`,
					decided(1530)
				),
				answer(
					`There are regulations for the night now, in eleven parts. In Year Two {decided:1530} kept
					it out of the law altogether, and for a hundred and forty-seven years nobody could think
					how to repeal it.`,
					decided(1530, 'second')
				)
			],
			[
				answer(
					`In Paris there was a file on whoever had carried six names up a hill on the eve of Sarajevo. It was burned this summer, with the ministry’s other papers.
					{decided:1810} had been thanked, once, in French.`,
					decided(1810)
				),
				answer(
					`A thin volume of verse has come to me from Sarajevo, by a boy who coughed and died in a
					fortress. One poem thanks a stranger who listened until two. I have marked the page for
					{decided:1810}.`,
					decided(1810, 'second')
				)
			]
		],
		asset: assetCard(
			'kerb',
			'A White Kerb',
			'any-time',
			exhaust(any('opponents', { exhausted: false })),
			lose('infamy', 1, any('own', stained))
		)
	}),

	mission(
		1,
		{
			id: 'stations',
			name: 'The Stations',
			text: `White lines are painted on the platforms to show how far one may lie. The youngest of us go down with the crowd, a blanket under the arm. Somebody will have to say what is
				allowed.`,
			match: { class: 'egalitarian', fledgling: true }
		},
		`Three of the young ones ask you for a rule, since yours is the only house that still opens its door.
		They have worked it out on paper. A thimbleful from each sleeper, a hundred in a night, no one the
		weaker for it: it would feed every one of us in London until the war is over. It is kind and it is
		sensible, and one of them has already begun. They have brought the paper along for you to sign.`,
		choice(
			`Sign, with terms: one thimble, never a child, and the list stays with you.`,
			`It works exactly as they said. In February a shelter marshal stops you at the tea urn. “I don’t know
			what you are,” she says, “but you go down that row like a nurse. Would you do my mother? She can’t
			sleep unless somebody does.” It is possible to be very ashamed of a thing that went so well. She wants to see the list, too.`,
			unlock(RUBY)
		),
		choice(
			`Refuse. The platforms are closed to us all, and you will stand at the foot of the stairs
			yourself.`,
			`You stand there all winter. Nobody gets past you but one fledgling, whom you throw back up the
			escalator, and one baby, born on the eleventh step, whom you catch. They name her after the station.
			You have had cities, titles, a fleet. It is still the only thing in six hundred years that was put
			straight into your hands.`,
			dots('Keeper of the Eleventh Step', ['valour', 2])
		),
		instead(
			{
				id: 'tune-on-the-platforms',
				name: 'The Tune on the Platforms',
				text: `White lines are painted on the platforms to show how far one may lie. After the sirens
					somebody hums a thing that came home from Flanders without its words, and the whole row
					sleeps. The youngest of us have noticed how soundly. Somebody will have to say what is
					allowed.`,
				match: { class: 'egalitarian', temperament: 'calm' }
			},
			decided(1830, 'second')
		)
	),

	mission(
		2,
		{
			id: 'gold-goes-north',
			name: 'The Northern Route',
			text: `Since summer the gold of the Bank of England has been crossing the Atlantic in crates, on whatever
				floats, by night, round the north of Ireland. People who understand vaults have been asked to
				travel with it, and not to mind the cold.`,
			match: { archetype: 'wealthy', geography: 'north' },
			claim: { by: 'tokens', token: 'power' }
		},
		`You sail in the strongroom of a cruiser, the one passenger who never asked for a window. On the third
		night a liner ahead is torpedoed, with children on board who were being sent to safety. The order is
		clear: gold does not stop. The captain knows it by heart. He has come down all those ladders to recite
		it to somebody, and seems to be waiting for an answer.`,
		choice(
			`Give him what he came for: your command, in a voice that he cannot refuse.`,
			`He turns her round. Forty-one are lifted out of the boats. Afterwards he is asked why he stopped, in
			those waters, with the money of a nation on board, and cannot say; you have seen to that as well. They break him
			for it, quietly. You owe him a life, and you have only the one kind to give.`,
			unlock(PALLISTER)
		),
		choice(
			`Go over the side yourself, and let the gold go on.`,
			`Nobody is better in cold water. You lash three boats together and tow them towards Ireland. The sun
			is the difficulty. For two days you hang beneath a keel like weed, while above you children sing
			everything they know, and when they have come to the end begin again. You can still do all the
			verses.`,
			asset(
				'all-the-verses',
				'All the Verses',
				'own-turn',
				activate(any('own', { fledgling: true })),
				gain(1)
			)
		)
	),

	mission(
		3,
		{
			id: 'second-fire',
			name: 'The Last Sunday of the Year',
			text: `On the twenty-ninth of December the City burns again. The river is at its lowest and the hoses run
				dry; in Paternoster Row the books of twenty publishers go up together. What was walled up after
				the last great fire lies open to the sky.`,
			match: { temperament: 'cruel', exhausted: false }
		},
		`There is a stair behind Paternoster Row that you bricked up in 1666, with one of ours behind it, for
		reasons that seemed excellent. The heat has opened it. She sits on the top step in the light of the
		flames, after two hundred and seventy-four years. A boy from the fire service has given her a
		blanket and some tea, for the shock. She has not touched him. She asks you what the charge was.`,
		choice(
			`Tell her the truth: there was none. You were afraid of her.`,
			`She thinks about it for as long as it takes a steeple to come down. “Well, so you should have been,” she
			says, and drinks the tea to the last drop, which is impossible, because the boy is watching. She
			sees him home through all of it. He lives to be eighty, and in all that time nothing in his street
			so much as smokes.`,
			asset(
				'tea',
				'Tea, to the Last Drop',
				'any-time',
				lose('infamy', 1, each('own', stained)),
				unexhaust(any('own', { exhausted: true }))
			)
		),
		choice(
			`Read her the charge, as well as you remember it, and offer her your wrist.`,
			`You do not remember it. You stand there with your sleeve rolled up, going through the counts, and there
			is nothing on any of them. She takes the wrist, and two swallows, like medicine. “That was for the
			bricks,” she says. “For the candles I am obliged to you.” You had forgotten the candles. She has one
			left.`,
			dots('Giver of Candles', ['cruelty', 2])
		)
	),

	waiting(
		RUBY,
		chronicle(
			'brujah',
			'ruby',
			'Ruby Flannagan',
			['egalitarian', 'cruel', 'west', 'warlike'],
			['Wants to See the List', lose('power', 1, any('opponents', { bears: 'power' })), gain(1)]
		)
	),
	waiting(
		PALLISTER,
		chronicle(
			'ventrue',
			'pallister',
			'Captain Ewart Pallister',
			['elitist', 'calm', 'north', 'warlike'],
			['Turns Her Round', either([modify('north')], [modify('west')]), gain(1)]
		)
	)
];
