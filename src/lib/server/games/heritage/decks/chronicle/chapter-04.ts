import type { DeckCard } from '../../../../../games/heritage/chronicle-deck/cards.ts';
import {
	any,
	assign,
	CLAN_LEADER,
	either,
	exhaust,
	gain,
	modify,
	takeBoon
} from '../../../../../games/heritage/open/phrases.ts';
import { answer, chapterWriting, choice, decided, dots } from './writing.ts';

const { arriving, asset, assetCard, basic, leader, mission, overview, unlock, waiting } =
	chapterWriting(4);

const ORETTA = 0;

/** Rome, 1378: a conclave with lances under the floor, and one pope too many. */
export const chapter04: readonly DeckCard[] = [
	arriving(
		0,
		basic('malkavian', 'nuccio', 'Nuccio the Bell-Ringer', [
			'egalitarian',
			'cruel',
			'south',
			'clandestine'
		])
	),
	arriving(
		1,
		basic('tremere', 'vanni', 'Vanni the Unfrocked', ['elitist', 'calm', 'south', 'scholarly'])
	),

	overview({
		title: 'A Roman, or at Least an Italian',
		year: 1378,
		text: `
			We have moved, as you see. The pope moved first. After seventy years in Avignon he came home to
			Rome, and within fourteen months he had died of it.

			So sixteen cardinals sit walled up in the Vatican, most of them French, and Rome stands
			outside with all its bells ringing. “A Roman,” it shouts, “or at least an Italian!” Somebody
			has got into the room below and taps on the floor of the conclave with lances. I am told
			that no election has ever gone so smoothly. They have chosen the archbishop of Bari, who was
			not there to object, and now nobody cares to go to the window and say so.

			I used to like Rome. Goats in the Forum, ivy on the law courts, no one who wrote anything
			down. But where the popes go, their registers go, and with the registers come the gentlemen
			who read them: patient people with lists of questions, who have begun to compare the
			answers. They have a drawer for us. It is not yet full.

			A weak pope would let them sleep. A strong one would need something to burn. As for two
			popes, each with inquisitors of his own, that cannot happen. By sunrise one of you should
			have a friend under the mitre.`,
		answers: [
			[
				answer(
					`Then there is the age that lies behind us. {dominant} ruled it, having won the
					fewest chapters of you all; and the others are still working out how.`,
					{ is: 'dominated-by-the-weakest', era: 1 }
				),
				answer(
					`The first age is closed, and it was {dominant}’s. I have had it bound. The rest of
					you may wish to look at the spine rather than the contents.`,
					{ is: 'dominated', era: 1 }
				)
			],
			[
				answer(
					`A cracked seal on a good letter: you will find it over my desk, {decided:320}. It bought
					eight months. I have known victories that bought less.`,
					decided(320)
				),
				answer(
					`There is a street in Cracow, {decided:320}, where they tell of somebody who walked
					towards a man with a scythe. In the story you are taller.`,
					decided(320, 'second')
				),
				answer(
					`The pope’s letter went upriver by the ordinary post, thirty years ago, since nobody
					had a horse to spare. It was read aloud in the ashes. I do not say this often: I was
					ashamed of this table.`,
					decided(320, 'unclaimed')
				)
			],
			[
				answer(
					`Also, the banker in Genoa sends a cabbage to {decided:340}, as every year.`,
					decided(340)
				),
				answer(
					`Also, the toll-keeper’s widow at Avignon wishes to be remembered to {decided:340}
					and to the lady who laughed.`,
					decided(340, 'second')
				)
			],
			[
				answer(
					`And {vanquished}, for whom I have put the stool nearest the door: it is meant as a
					courtesy. Twice last is when people begin to think about knives.`,
					{ is: 'vanquished-again', chapter: 3 }
				),
				answer(
					`{victor} left Avignon with so much that the bridge was found to be too narrow.
					Something was broken off at the far end. Nobody has mended it.`,
					{ is: 'landslide', chapter: 3, by: 12 }
				)
			],
			[
				answer(
					`The pope’s surgeon wrote everything into one great book before he died. It says there that
					to be far away is the best medicine. I know of two commas in it that are {decided:310}’s.`,
					decided(310)
				),
				answer(
					`The pope’s surgeon wrote one great book before he died, and in all of it not a word about
					eleven people who were never ill. {decided:310} has that page. I was allowed to hold it.`,
					decided(310, 'second')
				)
			]
		],
		asset: assetCard(
			'mitre-in-reserve',
			'A Mitre in Reserve',
			'any-time',
			assign('power', 2, CLAN_LEADER)
		)
	}),

	mission(
		1,
		{
			id: 'cold-hand',
			name: 'The Old Man in the Mantle',
			text: `The door is down. To gain an hour the cardinals have pulled a mantle over old
				Tebaldeschi, who is at least a Roman, and sat him on the throne. Rome is kissing his
				feet. He has the gout, and is cursing Rome and telling it that he is not the pope.`,
			match: { class: 'elitist', temperament: 'calm' }
		},
		`You stand behind him in a canon’s hood. For as long as Rome believes in him the others can get away
		over the roofs, and several of them would be grateful. You could hold him up, smile, and wave his arm
		for him until morning. Or you could help him out of that mantle before he commits a blasphemy. He has
		asked you himself; you are the only calm person in the room.`,
		choice(
			`Hold him up and wave.`,
			`Rome has a pope until half past four. When his arm grows tired you put your own through the
			sleeve, and some nine hundred people are, strictly speaking, blessed by you. Several feel
			better at once. Across the Tiber they still pray to the pope with the cold hand, for fevers.`,
			dots('Pope until Half Past Four', ['charm', 2])
		),
		choice(
			`Help him out of it.`,
			`He tells them everything. Who is it, then? Bari, he says; and what they hear is Bar, the
			name of a French chamberlain whom all Rome would like to meet alone. There is an unpleasant
			quarter of an hour. When it is over you find that you are holding the mantle. Nobody ever
			writes to have it back.`,
			asset(
				'mantle',
				'A Pope’s Mantle, Hardly Worn',
				'own-turn',
				either([modify('elitist')], [modify('calm')]),
				gain(1)
			)
		)
	),

	mission(
		2,
		{
			id: 'best-cellar',
			name: 'The Best Cellar in Rome',
			text: `Half the crowd is kissing feet; the other half has found the papal cellars. Somewhere
				above them a bell rings and rings. All over the palace, people of consequence are hiding
				in chests, in ovens, and under the mattresses of people of none.`,
			match: { geography: 'south', archetype: 'clandestine' }
		},
		`You can bring one person past the drinkers. In the bread oven sits a protonotary who has the minutes
		of the vote under his shirt: who chose whom, and whether out of fear. Who owns those owns the question
		of who is pope. In the laundry is a French cardinal who owes you eleven thousand florins. He has begun
		to pray, aloud, in French.`,
		choice(
			`Bring out the protonotary.`,
			`He has eaten the minutes, for safety, without salt. But he knows them by heart, and he goes
			on to recite them to every embassy in Italy, never twice alike, at forty ducats. In that
			oven, he tells you, he learned what it is worth to be the only one who knows how a thing
			really was; and so, from listening to him, do you.`,
			dots('Heard the Minutes', ['cunning', 2])
		),
		choice(
			`Bring out the cardinal.`,
			`He is recognised on the cellar stairs by his shoes. The woman who does so is sober. She
			looks you both over, buys him from you for the whole debt and a quarter on top, and walks
			out with him on her arm, as a niece would. He is next seen at Fondi, thinner. She has been
			seen since wherever there was a vacancy.`,
			unlock(ORETTA)
		)
	),

	mission(
		3,
		{
			id: 'two-letters',
			name: 'Two Letters to Every King',
			text: `By September Pope Urban has insulted his cardinals one by one. They have withdrawn to
				the hills, remembered that they had voted in terror, and chosen somebody else, who will
				live at Avignon. Both popes now write to every king there is. Their couriers stop at the
				same inn.`,
			match: { sire: true, class: 'elitist' }
		},
		`The innkeeper is yours, and can lose one bag for a week. A king believes the first letter that
		he opens. Lose the bag from Rome, and half of Christendom will hear from Avignon first; lose the
		one from Avignon, and the oaths to Rome will have been sworn. You have people and money in both
		halves. Whichever you give up, it will be for longer than any of these kings will live.`,
		choice(
			`Lose the bag from Rome.`,
			`France believes in Avignon, as it would have done anyway, and England in whatever France
			does not. Your week has changed nothing from Lisbon to Cracow. But the bag lay seven nights
			under the stairs, and the innkeeper has a brother who cuts seals. He has cut both. You now
			have a pope for every purpose.`,
			asset(
				'pope-for-every-purpose',
				'A Pope for Every Purpose',
				'any-time',
				exhaust(any('opponents', { exhausted: false })),
				assign('infamy', 1, any('opponents'))
			)
		),
		choice(
			`Lose the bag from Avignon.`,
			`Its courier takes a week at an inn as a gift from God. He tells you of his wife in Perugia,
			his mule, his sons; by the seventh evening you are to be godparent to the fourth. The
			quarrel goes on for forty years, and that family carries the letters of every party to it.
			You are never short of news, nor of christenings.`,
			dots('Godparent to Both Sides', ['charm', 1], ['wealth', 1])
		)
	),

	waiting(
		ORETTA,
		leader(
			'lasombra',
			'oretta',
			'Monna Oretta of Orvieto',
			['elitist', 'calm', 'south', 'clandestine'],
			['On Her Arm', takeBoon('opponents')]
		)
	)
];
