import type { DeckCard } from '../../../../../games/heritage/chronicle-deck/cards.ts';
import {
	any,
	assign,
	either,
	gain,
	lose,
	RECOVER_BOON,
	rejuvenate,
	takeBoon,
	trigger,
	unexhaust
} from '../../../../../games/heritage/open/phrases.ts';
import { answer, chapterWriting, choice, decided, dots } from './writing.ts';

const { arriving, asset, assetCard, basic, chronicle, leader, mission, overview, unlock, waiting } =
	chapterWriting(18);

const ACHLEITNER = 0;
const POSTMAN = 1;
const weary = { exhausted: true };

/** Sarajevo and what followed, 1914: from a wrong turning to the candles on the wire. */
export const chapter18: readonly DeckCard[] = [
	arriving(
		0,
		basic(
			'nosferatu',
			'brandt',
			'Brandt the Stoker',
			['egalitarian', 'calm', 'roaming', 'warlike'],
			['Below the Waterline', lose('infamy', 1, any('own', { bears: 'infamy' })), gain(1)]
		)
	),
	arriving(
		1,
		basic('toreador', 'lillian-ferrars', 'Lillian Ferrars', [
			'elitist',
			'cruel',
			'west',
			'clandestine'
		])
	),

	overview({
		title: 'The Timetable',
		year: 1914,
		text: `
			I will tell you how it began. Everybody knows it and nobody believes it. In
			Sarajevo, on the twenty-eighth of June, a driver who had not been told of the new route took the old
			one. They shouted at him, and he stopped to turn round; and there on the pavement, having missed his
			chance an hour ago, stood a boy with a pistol. Five weeks later every train in Europe was full.

			There was a timetable for each of them. I have read these timetables. They are the most perfect
			prose of the century, and there is no page in them on how to stop.

			We have made wars, fed on wars, and ended one or two out of greed. This one is not
			ours. Nobody at this table saw it coming, and you have read over the shoulders of emperors for centuries. The living have built something that is larger than any of those
			who live in it, and it has begun to move.

			In August they burn the library at Louvain. In December, for one night, they climb out of the
			ground and swap tobacco. Between these two there is room for very little. You may each bring a few
			through, by name. That is all there is to win tonight.`,
		answers: [
			[
				answer(
					`{decided:1730} has been looking at my shelves lately, and then at me, as though one of us were
					out of order.`,
					decided(1730)
				),
				answer(
					`Every New Year there came a game of patience for {decided:1730}. The professor has been dead for
					seven years, and it still comes. The hand on the wrapper is mine. It seemed a pity to
					stop.`,
					decided(1730, 'second')
				),
				answer(
					`In Petersburg there was a table with a gap about which nobody at this one thought to ask. It is of
					no importance. I only dust.`,
					decided(1730, 'unclaimed')
				)
			],
			[
				answer(
					`Others woke in strange cellars after the last evening, or did not wake. {victor}’s were all
					present at roll-call. Since August such things are done with a form in triplicate.`,
					{ is: 'betrayed', chapter: 17, least: 2 }
				),
				answer(
					`{victor} ran away with the last evening. Somebody should have told the rest of you that there was a
					train.`,
					{ is: 'landslide', chapter: 17, by: 10 }
				),
				answer(`From last to first: {victor} has taken the express.`, { is: 'risen', chapter: 17 }),
				answer(`{victor} has won again, and is looked at the way one looks at a great power.`, {
					is: 'victor-again',
					chapter: 17
				})
			],
			[
				answer(
					`A professor in Washington has shown that a mountain in the Indies put out the summer of
					1816. {decided:1630} printed it at the time, with a map and a table of sunsets. It had
					eleven readers.`,
					decided(1630)
				),
				answer(
					`A professor in Washington has shown that a mountain in the Indies put out the summer of
					1816. {decided:1630} had known, and bought seed, and given all of it to a child. There is
					no footnote for that.`,
					decided(1630, 'second')
				),
				answer(
					`The eleven books from Lisbon are in the cellar, {decided:1420}, under wet sand. After Louvain I
					carried them down myself. I am too old for fires.`,
					decided(1420)
				)
			],
			[
				answer(
					`Since August the canal is closed to one half of the world. {decided:1710} once had all of
					Egypt’s notes for six years and did not present them. Nobody has been so patient since.`,
					decided(1710)
				),
				answer(
					`“The lamps are going out all over Europe,” said a minister in London, and I thought of
					Ismailia. There they went out by hand, room after room, because of a sum that
					{decided:1710} had named between two waltzes.`,
					decided(1710, 'second')
				)
			],
			[
				answer(
					`The railway historians have settled it: the last spike was driven two days late, because
					of rain. In those two days four months’ wages came over the wire, and {decided:1720}
					learned to lose at cards.`,
					decided(1720)
				),
				answer(
					`In a hotel in Sacramento stands a stuffed bear with a dollar between its teeth, shot for a
					robbery. I once wrote to the management that it was innocent. {decided:1720} paid for the
					stamp.`,
					decided(1720, 'second')
				)
			]
		],
		asset: assetCard(
			'name',
			'A Name before the Whistle',
			'any-time',
			rejuvenate(any('own', { torpor: true })),
			gain(1)
		)
	}),

	mission(
		1,
		{
			id: 'wrong-turning',
			name: 'A Wrong Turning',
			text: `The archduke will drive along the quay in an open car. Between the bridges six young men will be
				standing, and behind each of them stands somebody who holds his coat. Everything depends on who
				is where, and on who told the driver.`,
			match: { geography: 'east', archetype: 'clandestine' }
		},
		`It is the night before. Your people have all six names and the house with the bombs. You could take
		the list to the governor; he would hang thirty to be sure of six. Or you could go to the one who
		coughs, who is nineteen and writes verses, and talk to him; you have talked down stronger ones. It is
		eleven o’clock. The governor lives up the hill, the boy by the river.`,
		choice(
			`Go to the governor.`,
			`He thanks you, in French, and puts your list beneath the seating plan for dinner. They find it there
			the day after, with all six names correct. From then on officials in three capitals would very
			much like to know who you are. One of them finds you, at midnight, and does not take a chair. It
			is long since you last met anyone so well informed.`,
			unlock(ACHLEITNER)
		),
		choice(
			`Go to the boy who coughs.`,
			`He listens until two. He cries, and gives you the pistol, and reads you what he has written; it is not
			bad. You drop the thing into the river and walk home almost happy. There were four pistols, it turns
			out, and the one who stood on that corner in the morning was another boy. He coughed as well.`,
			asset(
				'verses',
				'Verses of a Boy Who Coughed',
				'own-turn',
				trigger(any('own', { ancilla: true })),
				gain(1)
			)
		)
	),

	mission(
		2,
		{
			id: 'louvain',
			name: 'The Library at Louvain',
			text: `On the twenty-fifth of August soldiers set fire to the library of the university at Louvain. For
				miles around, pieces of manuscript come down on the fields like the first snow. Clean hands are
				wanted, and there are not many about.`,
			match: { geography: 'west', lacks: 'infamy' }
		},
		`You are inside, and so is the officer who gave the order. In civil life he lectures on the law of the
		Middle Ages. He has smashed the glass of one case and seen what was in it; now he kneels before it and
		stuffs leaves into his tunic, weeping over a capital letter. The roof is going. There is one stair
		left, and you can drag the case down it, or the man.`,
		choice(
			`The case. He has had his choice.`,
			`On the square, by the light of it, you look: it is the lending register, from the year 1636. Every
			reader and every book, and whether it came back. Nothing else of that house is left in the world. I
			have had it bound. On the last page there is an entry in fresh pencil: his name, and under
			“returned”, nothing.`,
			asset('register', 'A Lending Register', 'own-turn', RECOVER_BOON, RECOVER_BOON)
		),
		choice(
			`The man. Cases cannot be ashamed.`,
			`He never thanks you. But after the war there is a lecturer in a small university who on that day each
			year puts away his notes and reads out titles: only titles, by the alphabet, as many as the hour will
			hold. By 1931 he has come to M. Then young people in brown shirts ask him to stop. He does not
			stop.`,
			dots('Rescuer of the Culprit', ['valour', 2])
		)
	),

	mission(
		3,
		{
			id: 'no-mans-land',
			name: 'Candles on the Wire',
			text: `On Christmas Eve there are candles along the parapets in Flanders, and on one side somebody begins to
				sing. Between the wires, for one night, lies a country without an army. A few of ours have been
				living there for months.`,
			match: { temperament: 'calm', archetype: 'warlike' }
		},
		`It is your hunting ground; there is no other word. You have seen off those whom nobody could carry
		in, and told yourself what one tells oneself. Tonight they are all out there with spades, burying
		each other’s dead, and they come upon one of yours, asleep, in no uniform at all. A padre and a Saxon
		lieutenant look at the teeth. They look at each other. Then they look round.`,
		choice(
			`Walk up to them, and ask whether they would help you to carry a comrade.`,
			`Each takes a corner of the blanket. That is all. Neither ever speaks of it; the padre falls in March,
			the lieutenant in May. One of them had written home about “a neutral, out looking for a friend”, and
			the letter was delivered long after the post had given up, on foot, by somebody who now
			reports to you.`,
			unlock(POSTMAN)
		),
		choice(
			`Stay in the dark, and sing.`,
			`You have not sung since you were alive. It is a thing of your mother’s, with a refrain, in a speech that
			nobody speaks any more. They turn round. One side begins to hum it, then the other, and it goes along
			the line as far as the sea, they say. When the guns start again they are aimed, for a whole hour,
			too high.`,
			dots('Heard as Far as the Sea', ['charm', 2])
		)
	),

	mission(
		4,
		{
			id: 'long-night-south',
			name: 'The Long Night South',
			text: `In the first week of the war a ship called Endurance sails for the Antarctic, where the night lasts
				from May to July. The young in the blood have heard of it. They speak of it like children who
				have been told about a house made of cake.`,
			match: { geography: 'south', fledgling: true }
		},
		`They want a storekeeper, and nobody wonders why you call only in the evening. Twenty-eight on board,
		seventy dogs, and no policeman for two thousand miles. Your youngest childe would like to go in your
		place. It is the first thing that your youngest has ever wanted. You know ice, and you know hunger,
		and what the others begin to look like in the third month.`,
		choice(
			`Go yourself.`,
			`You go as far as Buenos Aires. There on the quay you hear them laugh, and get off; some stowaway is
			glad of the bunk. You read the rest in the papers, two years late: the ship crushed, the boats, the
			island, and every one of them brought home alive. You have turned it over since. With you on board
			there would have been one who could not be fed.`,
			asset(
				'berth',
				'A Berth Not Taken',
				'any-time',
				either(
					[rejuvenate(any('own', { torpor: true }))],
					[lose('infamy', 2, any('own', { bears: 'infamy' }))]
				)
			)
		),
		choice(
			`Send your youngest, with your coat and no advice.`,
			`For two years, nothing. Then a knock, and there stands your youngest, thin, frost-bitten and radiant.
			Everybody lived. From the third month on somebody had put a drop into every mug, against the cold;
			given, mark you, not taken. “You gave me no advice,” says your youngest. “It was the best I ever
			had.”`,
			asset(
				'every-mug',
				'A Drop in Every Mug',
				'any-time',
				unexhaust(any('own', weary)),
				unexhaust(any('own', weary))
			)
		)
	),

	waiting(
		ACHLEITNER,
		leader(
			'tremere',
			'achleitner',
			'Hofrat Klemens Achleitner',
			['elitist', 'cruel', 'east', 'clandestine'],
			['A Note to the File', assign('infamy', 1, any('opponents'))]
		)
	),
	waiting(
		POSTMAN,
		chronicle(
			'malkavian',
			'postman',
			'The Postman of Ypres',
			['egalitarian', 'cruel', 'roaming', 'clandestine'],
			['Return to Sender', either([RECOVER_BOON], [takeBoon('any-opponent')])]
		)
	)
];
