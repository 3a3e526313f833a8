import type { DeckCard } from '../../../../../games/heritage/chronicle-deck/cards.ts';
import {
	CLAN_LEADER,
	drawScheme,
	gain,
	RESERVE,
	takeBoon,
	unexhaust
} from '../../../../../games/heritage/open/phrases.ts';
import { ALWAYS, answer, chapterWriting, choice, decided, dots } from './writing.ts';

const { arriving, asset, assetCard, basic, chronicle, mission, overview, unlock, waiting } =
	chapterWriting(14);

const TOME = 0;
const VIOLANTE = 1;

/** Lisbon, 1755: All Saints, in the morning. */
export const chapter14: readonly DeckCard[] = [
	arriving(
		0,
		basic('lasombra', 'baltasar-nogueira', 'Baltasar Nogueira', [
			'elitist',
			'cruel',
			'roaming',
			'warlike'
		])
	),
	arriving(
		1,
		basic('gangrel', 'aino-karhunen', 'Aino Karhunen', ['egalitarian', 'calm', 'north', 'warlike'])
	),

	overview({
		title: 'All Saints',
		year: 1755,
		text: `
			I shall be brief. I am not quite myself.

			On the first of November, towards ten in the morning, when all Lisbon was at mass and candles stood
			on every altar, the ground shook for longer than it takes to say a creed. Then the sea went out.
			People walked down to look at the old wrecks on the harbour floor, and the sea came back. After
			that the candles did what candles do. It burned for the better part of a week.

			The king’s library stood beside the river: seventy thousand volumes. I had been promised a key to
			it for the spring. You will hear that the philosophers of Europe lost their faith that morning, and
			one of them has made a fine poem of it. I lost a catalogue. One grieves for what one can
			picture.

			Several of you kept houses there, and all of you had people. It was daylight. We lay in our cellars
			and listened to it come.

			Now it is night, and there is not a wall left in that city to stand behind, neither for them nor for
			us. A minister was asked what should be done. Bury the dead, he is said to have answered, and feed
			the living. Decide which of the two you have come for.`,
		answers: [
			[
				answer(
					`Word of it reached {decided:1310} eleven hours before it reached the king of England. It came by
					way of footmen.`,
					decided(1310, 'second')
				),
				answer(
					`A certain duke has sent a ship with flour, and a note for {decided:1310}: “For your roof, in
					return for mine.”`,
					decided(1310)
				)
			],
			[
				answer(
					`{victor} won the last evening by such a length that the others have been comparing watches.
					There were some very tall houses in Lisbon, too.`,
					{ is: 'landslide', chapter: 13, by: 10 }
				),
				answer(
					`{victor} came from last to first since I saw you. There is something to be learned in cellars
					after all: it is better to have somebody who will dig.`,
					{ is: 'risen', chapter: 13 }
				),
				answer(
					`{victor} won again, I see. Then {victor} will have the most to lose here, and knows the streets
					least.`,
					{ is: 'victor-again', chapter: 13 }
				)
			],
			[
				answer(
					`There is a glen in Scotland where nobody has put a stray out of doors for sixty years.
					They tell of a hound in the snow. {decided:1230} does not care to be complimented on it.`,
					decided(1230)
				),
				answer(
					`Of all the papers about Glencoe one is honest: a receipt for money sent back, less a
					night’s interest. {decided:1230} has it. I asked for a copy and was refused. I thought the
					better of us both.`,
					decided(1230, 'second')
				)
			],
			[
				answer(
					`In Marseille there is one house that still finds soup on its step, every summer. The whole
					street knows that {decided:1330} set fire to the wrong ship, and why.`,
					decided(1330)
				),
				answer(
					`Marseille has put up a tablet to those who carried people out in the plague.
					{decided:1330} paid for the marble and would not be named on it. A friar had said the
					rest.`,
					decided(1330, 'second')
				)
			],
			[
				answer(
					`{vanquished}, twice last now, sits nearest to the door. Tonight that is the best place in the
					house. You will be outside before any of them.`,
					{ is: 'vanquished-again', chapter: 13 }
				),
				answer(`Take a lantern from the hook as you go, each of you. {vanquished} first.`, ALWAYS)
			]
		],
		asset: assetCard('catalogue', 'A Catalogue without Its Books', 'any-time', drawScheme(1))
	}),

	mission(
		1,
		{
			id: 'under-the-carmo',
			name: 'Under the Carmo',
			text: `The roof of the Carmo has come down on high mass. Below the nave, in the vault of the founders,
				somebody is still singing, out of tune and without a pause. The family that built the church has
				the plans.`,
			match: { class: 'elitist', temperament: 'calm' }
		},
		`It is Brother Amaro, who was tone-deaf even before, and he has kept eleven people sane down there for
		two nights. Between you and him lie four hours of stone. Beside your way, behind a cracked wall, an
		elder of our kind has slept since before there was a Portugal, and must on no account wake hungry.
		The ground has not finished. Whichever you go to first, it will move before you get to the other.`,
		choice(
			`Dig for the singing.`,
			`You come through towards morning. Twelve faces look at the hole, and then at your hands, which have
			no skin left and do not bleed. Nobody says a word. Brother Amaro, who has seen it all quite
			clearly, begins a hymn of thanks, a third too low. They never tell. The elder, it turns out, had been
			listening for two days and had not liked to interrupt.`,
			asset('hymn', 'A Hymn, a Third Too Low', 'any-time', unexhaust(CLAN_LEADER), gain(1))
		),
		choice(
			`Wall the sleeper in first, and properly.`,
			`You are quick and careful, and with your last stone the singing stops. You break through all the same.
			They are alive, every one of them, and asleep: he had sung them off one after the other and then
			permitted himself to sit down. “You were a while,” he says. You pay for his choir as long as
			he lives. It does not improve.`,
			dots('Patron of a Bad Choir', ['wealth', 2])
		)
	),

	mission(
		2,
		{
			id: 'kings-library',
			name: 'The King’s Library',
			text: `The fire has come to the palace by the river. In the library the shelves are still standing. A
				scholar with a cart might save as much of it as one scholar can read.`,
			match: { archetype: 'scholarly', geography: 'south' },
			claim: { by: 'race', count: 2 }
		},
		`I said nothing at Constantinople, and I shall say nothing now. You have a cart, a mule and an hour. In the west room are
		the Arab geographers, the logbooks of people who sailed off the map, and the only copy of a poem that
		you once loved. In the yard behind are sixteen foundlings of the palace, the eldest nine, and a nun
		with a broken leg. The mule will take one load.`,
		choice(
			`Load the books, and come back for the children on foot.`,
			`You come back and the yard is empty. They had walked out by themselves, holding on to a rope, with
			the nun on a door. They had waited for you, they said, until it was silly. Eleven of those books
			stand here on my shelf, the best I own. I have never known how to thank you for them, and so I
			never have.`,
			dots('Librarian on Foot', ['lore', 2])
		),
		choice(
			`Load the children, and take one book under your arm.`,
			`Sixteen children, one nun, one mule. In your hurry you have not taken the poem but a treatise on
			drains. It is read aloud all the way to Sintra, there being nothing else, and one of the sixteen
			listens. His drains are the wonder of the new city. I should have taken the poem. I am glad that it was
			you.`,
			unlock(TOME)
		)
	),

	mission(
		3,
		{
			id: 'bury-the-dead',
			name: 'Bury the Dead',
			text: `There are more dead than diggers. The gallows for looters are set up very high, so that they
				may be seen from everywhere. In front of the carts a crowd with spades is waiting for somebody to
				tell it what to do.`,
			match: { archetype: 'warlike', class: 'egalitarian' }
		},
		`The minister wants the bodies out at sea on barges, before there is plague. The priests want graves.
		The crowd will follow whoever speaks first. Some of these dead are ours, as you alone can smell, asleep and
		not gone; neither deep water nor a day on deck would do them good. One of them is the
		favourite of somebody at this table, who does not know yet.`,
		choice(
			`Speak for the barges, and have ours set apart under sailcloth.`,
			`You count nine of ours under the sailcloth. At dusk there are ten. The tenth is a living clerk, who
			crept in among them in the belief that whoever was set apart was to be saved, and has lain since
			dawn between people who did not breathe. He has a good hand, he says, and he does not mind cellars.`,
			asset('composed-clerk', 'A Composed Clerk', 'own-turn', RESERVE, gain(1))
		),
		choice(
			`Speak for the graves, and put a mark on the favourite’s that only you can read.`,
			`You turn the cross upside down on the one stone. When you come back in the spring every stone in the
			row has it so; the mason had thought it handsome. You dig up a canon, a ship’s carpenter and
			somebody’s aunt before you find the right one, who sits up and asks what kept you.`,
			unlock(VIOLANTE)
		)
	),

	waiting(
		TOME,
		chronicle(
			'nosferatu',
			'tome',
			'Tomé of the Drains',
			['egalitarian', 'calm', 'south', 'scholarly'],
			['Knows Where It Goes', drawScheme(1)]
		)
	),
	waiting(
		VIOLANTE,
		chronicle(
			'toreador',
			'violante',
			'Violante Barbuda',
			['elitist', 'cruel', 'south', 'wealthy'],
			['What Kept You?', takeBoon('any-opponent')]
		)
	)
];
