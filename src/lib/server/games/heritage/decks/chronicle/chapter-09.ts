import type { DeckCard } from '../../../../../games/heritage/chronicle-deck/cards.ts';
import {
	any,
	assign,
	CLAN_LEADER,
	each,
	either,
	exhaust,
	gain,
	RESERVE,
	takeBoon,
	those,
	unexhaust,
	when
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
} = chapterWriting(9);

const ELVIRA = 0;
const FEARGHAL = 1;
const HONOR = 2;
const weary = { exhausted: true };

/** The Channel, 1588: eight burning ships, and what fear does with anchors. */
export const chapter09: readonly DeckCard[] = [
	arriving(0, basic('brujah', 'mungo', 'Mungo Tait', ['elitist', 'calm', 'north', 'warlike'])),
	arriving(
		1,
		basic('malkavian', 'ines', 'Inés of the Salt Road', [
			'elitist',
			'cruel',
			'roaming',
			'scholarly'
		])
	),

	overview({
		title: 'Eight Ships on Fire',
		year: 1588,
		text: `
			We have the window to ourselves. All Calais is out on the dunes with baskets, to watch.

			There they lie in a half-moon, a hundred and thirty sail, and wait for an army which nobody has told.
			The duke who commands them had begged in writing to be excused, being always ill at sea. The king answered that God would attend to that. Over there, with wind and tide behind them, the English are almost out of powder. They have stuffed eight of their own
			ships with pitch.

			In an hour those will come down burning, and not one Spaniard will be singed. You will see. But out of
			fear they will cut their cables and run; and without anchors, along the whole of a bad coast, they will be
			lost. I have written down a good deal of history. That is most of it.

			You ought to know. For three generations our young have been up in arms from the Baltic to the
			Tagus, while their elders lay at anchor in good order and waited for somebody. There is talk of a
			peace now: one law, a court in every town, a mask for everyone. This age ends at sunrise. One of you
			will dictate how. Keep an axe by you, but do think before you cut.`,
		answers: [
			[
				answer(
					`The nine wolves are pinned up in the hall, {decided:820}. The children have given each of them
					a name. I am afraid they are all correct.`,
					decided(820)
				),
				answer(
					`{decided:820} still recites the eleventh point, when pressed, and after the second cup when not.
					The young know it by heart. They have gone on to the twelfth.`,
					decided(820, 'second')
				),
				answer(
					`That manuscript which nobody here would deal with was printed after all, in Basel, with notes.
					The notes are worse.`,
					decided(820, 'unclaimed')
				)
			],
			[
				answer(
					`Before we start I have been asked to make sure that {decided:810} has left the box at home.
					It was unanimous, or so everybody said.`,
					decided(810)
				),
				answer(
					`The Elector’s relics were melted for coin long ago. The finger was not among them. I looked,
					{decided:810}. I thought that you might care to know that it is out.`,
					decided(810, 'second')
				)
			],
			[
				answer(
					`From the cellar in Granada to the head of the table in Wittenberg: {victor} has risen, and the
					childer drink to it. They take it for a precedent.`,
					{ is: 'risen', chapter: 8 }
				),
				answer(
					`The childer have a song about {victor}, who has won twice over. I shall not repeat the chorus, but
					it asks what the rest of you are for.`,
					{ is: 'victor-again', chapter: 8 }
				),
				answer(
					`At Wittenberg it came down to a point or two, and I was asked to count again. I counted
					again. {victor}.`,
					{ is: 'close', chapter: 8, within: 3 }
				)
			],
			[
				answer(
					`And since the sea is full of the lost: I keep a list of those whom you have sent out of this story
					for good. It has grown longer than the list of those who asked for it.`,
					{ is: 'banished', least: 3 }
				)
			],
			[
				answer(
					`In Granada an emperor has built a palace into the middle of the old one. The water that
					runs in it is the water to which {decided:710} once brought the keys. Nobody has managed
					to improve on that.`,
					decided(710)
				),
				answer(
					`Workmen in Granada have broken through into a gallery with dry fountains and forty
					cushions. On one of them lay a poem to {decided:710}. It praises the host, the music and,
					at great length, the door.`,
					decided(710, 'second')
				)
			]
		],
		asset: assetCard(
			'axe-for-the-cable',
			'An Axe for the Cable',
			'any-time',
			either([unexhaust(any('own', weary))], [exhaust(any('opponents', { exhausted: false }))]),
			gain(1)
		)
	}),

	mission(
		1,
		{
			id: 'eighth-ship',
			name: 'The Eighth Ship',
			text: `Eight ships lie to windward, tarred to the tops, their guns loaded double so that they will go off in
				the heat. A few men sail each of them in on the tide, light the train and climb over the side. They
				have volunteers for seven.`,
			match: { archetype: 'warlike', temperament: 'cruel' }
		},
		`The eighth is yours, if you like. You are hard to drown, and the captain asks about nothing else. You
		could light her where the order says, half a mile off, and be in the boat in good time. Or you could
		hold the tiller until you can count the buttons on a sentry, because a fire lit early is only a
		lantern. Among all the deaths on offer this is the one that was made for us.`,
		choice(
			`Light her where the order says.`,
			`She drifts ashore under the castle, where people come for the nails. But you had turned your back to the
			glare; so you alone saw, over on the dark side, which of the great ships cut first, and who stood at
			her stern in a nightshirt, with the axe, in tears. He has a large family. They would all rather it were
			not told.`,
			asset(
				'nightshirt',
				'The Axe and the Nightshirt',
				'any-time',
				takeBoon('any-opponent'),
				gain(1)
			)
		),
		choice(
			`Hold the tiller.`,
			`You get as far as the buttons. After that you recall a boy’s face at a rail, and a wish to bite everything
			there is. They fish you up off Gravelines, black from head to foot, with a tiller that belongs to
			nothing. It is six winters before the ear grows back. You would not have missed it.`,
			dots('Helm of the Eighth Ship', ['valour', 2])
		)
	),

	mission(
		2,
		{
			id: 'second-letter',
			name: 'So Much Honesty',
			text: `Lisbon, in spring. The duke who is to command the fleet would sooner grow oranges, and has written to
				the king a second time. The thing cannot succeed, he says, and says why. Two secretaries have opened
				it. So much honesty might upset His Majesty.`,
			match: { class: 'elitist', geography: 'west' }
		},
		`You are at supper with them. They mean to lose the letter, and to tell the duke to pray. If the king
		should read it, the fleet may stay at home, and twenty thousand men grow old in their villages. If he does
		not, the sea will presently be empty, and your house has uses for an empty sea. They have gone to see about
		the fruit. The letter is beside your plate.`,
		choice(
			`See that the king reads it.`,
			`The king reads everything. He corrects the spelling, notes in the margin that God keeps other accounts, and
			sends it back. One secretary wonders who could have done it. His wife need not wonder. She writes his
			ciphers for him, by night, and nothing has surprised her in eleven years. She would like to know where
			you learned.`,
			unlock(ELVIRA)
		),
		choice(
			`Leave it beside the plate.`,
			`It is gone when the fruit comes. In October you are at Santander when those who came back are carried ashore,
			and a litter goes by with its curtains drawn. He had known it all, nearly to the week. You still have
			the first letter, which no one had thought of losing. Since then you find it hard to take an order, and
			easy to leave one lying.`,
			asset(
				'dukes-first-letter',
				'The Duke’s First Letter',
				'own-turn',
				RESERVE,
				unexhaust(any('own', weary))
			)
		)
	),

	mission(
		3,
		{
			id: 'the-strand',
			name: 'The Long Way Round',
			text: `The wind has left them one way home: up past Scotland and down the coast of Ireland, without charts or
				anchors. On a strand in Connacht the sea has laid down some eleven hundred men. Most of them are in
				no state to be asked anything.`,
			match: { sire: true, temperament: 'calm' }
		},
		`The English are coming along the beach with torches and have their orders. You have a cart, and until
		they reach the rocks. A captain breathes there, in a gold chain, whose people would give a castle for him. And there are the gold chains of those who do not: forty
		pounds of them, for anybody quick. A woman
		from the cabins is looking up to see which sort you are.`,
		choice(
			`Be quick.`,
			`Forty-three pounds, with the rings. By daybreak there is nobody on that strand whom a slower person could
			have saved. So you tell yourself on the road inland, and by the second mile it is true. Our kind likes to
			boast of its strength. I have always thought that the real gift is that second mile.`,
			dots('The Second Mile Inland', ['cruelty', 2])
		),
		choice(
			`Take the captain.`,
			`He dies on the second night, of having been in the sea, and you have nothing to show for it. But the woman
			had come after the cart with a can of milk; and behind her stood one who has run that strand since before
			there was a Connacht, and who had meant to eat you all. He says that you cannot drive.
			He will do it from now on.`,
			unlock(FEARGHAL)
		)
	),

	mission(
		4,
		{
			id: 'beacons',
			name: 'Something to Sit On',
			text: `From Cornwall to the Tweed a fire stands ready on every hill, and beside each fire two men, who are
				given a hut without a bench in it, so that they shall not fall asleep.`,
			match: { temperament: 'calm', geography: 'north' }
		},
		`If one were lit tonight, a week too early, they would all go off. The counties would be up and marching,
		find nobody, go home, and think twice the next time. Friends of yours in Flanders would pay for that.
		Friends in Kent would pay to learn which of the watchers are asleep. You have a dry torch with you; and
		the two up there, you see, have found something to sit on.`,
		choice(
			`Light it.`,
			`A lovely sight, county after county. They march, and discover that half of the pikes were sold long ago
			and that Wiltshire has no powder. All of that is put right by Thursday. So when the true fires come
			England is as ready as she will ever be, and that is your doing. Flanders has not asked for its money
			back. It would have to say what for.`,
			asset(
				'rehearsal',
				'A Rehearsal, Paid in Advance',
				'own-turn',
				unexhaust(each('own', { exhausted: true, archetype: 'warlike' })),
				gain(1)
			)
		),
		choice(
			`Tell Kent.`,
			`Kent passes you on to the warden of that hill, an old gentlewoman from the far west, who thanks you in
			eight words and has the bench burned. She has kept the hill for four sovereigns, she tells you on the
			way down, and not one ever came up to look. You came up. She would be willing to keep it for somebody
			who does.`,
			unlock(HONOR)
		),
		instead(
			{
				id: 'nights-on-the-hill',
				name: 'Nights on the Hill',
				text: `From Cornwall to the Tweed a fire stands ready on every hill, with two watchers beside it
					and no bench. The nights are taken by volunteers. They are our own young, who know
					ninety-five points by heart and would sooner watch a coast than a sire’s door.`,
				match: { fledgling: true, geography: 'north' }
			},
			decided(820, 'second')
		)
	),

	waiting(
		ELVIRA,
		chronicle(
			'lasombra',
			'elvira',
			'Doña Elvira of the Ciphers',
			['elitist', 'cruel', 'west', 'clandestine'],
			['Nothing Surprises Her', exhaust(any('opponents', { exhausted: false })), gain(1)]
		)
	),
	waiting(
		FEARGHAL,
		chronicle(
			'gangrel',
			'fearghal',
			'Fearghal of the Strand',
			['egalitarian', 'calm', 'roaming', 'warlike'],
			['Drives Himself', RESERVE, gain(1)]
		)
	),
	waiting(
		HONOR,
		chronicle(
			'ventrue',
			'honor',
			'Honor Tregarrick',
			['elitist', 'calm', 'north', 'warlike'],
			[
				'Came Up to Look',
				assign('power', 1, CLAN_LEADER),
				when(those('own', { sire: true }), 3, gain(1))
			]
		)
	)
];
