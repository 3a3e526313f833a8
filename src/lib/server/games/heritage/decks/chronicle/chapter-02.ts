import type { DeckCard } from '../../../../../games/heritage/chronicle-deck/cards.ts';
import {
	any,
	assign,
	CLAN_LEADER,
	drawScheme,
	gain,
	perEach,
	those,
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
} = chapterWriting(2);

const ANSEAU = 0;

/** Paris, March 1314: the last Master of the Temple, and the gold of people long dead. */
export const chapter02: readonly DeckCard[] = [
	arriving(
		0,
		basic('lasombra', 'heloys', 'Sister Héloys of the Bridge', [
			'elitist',
			'calm',
			'west',
			'clandestine'
		])
	),

	overview({
		title: 'The Island at Vespers',
		year: 1314,
		text: `
			Another evening with a fire in it. Leave your cloaks by the door, please; vellum keeps a smell
			for years.

			This morning, on a scaffold before Notre-Dame, four old men of the Temple were to hear that they
			would be locked up for life. For seven years they had confessed whatever was put before them. Then
			the Master, Jacques de Molay, asked leave to speak, and said that his one crime was to have
			confessed. A second old man stood up beside him. The cardinals adjourned, as cardinals will. The king
			did not, and at vespers there was a pyre on the little island below his garden.

			You watched from the left bank, well back from the sparks; I watched you. Each of the nine clans kept
			gold with the Temple, under the names of shepherds long in their graves. It was not found when the
			knights were arrested. The last who knew where to look is smoke by now.

			Nine clans would like their money back, and they hold the nine keys to be a kind of promise. Find it,
			and they will call you good masters. If you cannot, I should not open the door to anyone tonight.`,
		answers: [
			[
				answer(
					`Two of you left that winter with the same count to the last penny, and it took a turned card to
					say that {victor} had won. I have seen wars begun over less.`,
					{ is: 'decided-by-draw', chapter: 1 }
				),
				answer(
					`{victor} came out of the riot ahead by a hair. I mention it because {victor} does, often.`,
					{ is: 'close', chapter: 1, within: 3 }
				),
				answer(
					`{victor} took most of what there was to take in the year of the strong money. The others still
					speak of it as a misfortune, like hail.`,
					{ is: 'landslide', chapter: 1, by: 12 }
				),
				answer(
					`It was {victor} who came best out of the year of the strong money, and {vanquished} who counted
					the candle-ends. You may sit accordingly. Old habits keep a table warm.`,
					ALWAYS
				)
			],
			[
				answer(
					`The king’s officers knew of the drain under the Temple. I have the plan they used. The hand is
					{decided:120}’s, and the hens in the margin are very lifelike.`,
					decided(120)
				),
				answer(
					`When the knights were taken, seven years ago, the fishwives sold the arresting officers back to
					the king, one by one. They say {decided:120} was there and held the scales.`,
					decided(120, 'second')
				)
			],
			[
				answer(
					`There is a quick, merry lad called Perrin who carries letters for {decided:130}. He looks at
					each of you a moment longer than pages should.`,
					decided(130)
				),
				answer(
					`{decided:130} once put a child on the Rouen road. I made enquiries, at my own expense. No
					child of that age has come to Rouen.`,
					decided(130, 'second')
				),
				answer(
					`As for the kitchen boy who saw it all: nobody at this table found time to look for him. He
					walked out through the front gate. It was open.`,
					decided(130, 'unclaimed')
				)
			],
			[
				answer(
					`{decided:110} rings every coin on the table before putting it away, and has been asked to
					leave two inns for it. I was shown the tallies of the mint. I ring mine as well.`,
					decided(110)
				),
				answer(
					`On the right bank they drink to somebody who burned the rent rolls in the mint-master’s
					garden. They have the name a little wrong, and {decided:110} has been good enough not to
					correct it.`,
					decided(110, 'second')
				)
			]
		],
		asset: assetCard(
			'shepherds-gold',
			'Gold of Dead Shepherds',
			'any-time',
			gain(1),
			assign('power', 1, CLAN_LEADER)
		)
	}),

	mission(
		1,
		{
			id: 'the-swimmer',
			name: 'What the River Keeps',
			text: `The pyre on the island has sunk to a red heap. On the bank the Augustinian friars are waiting for
				the guard to be called in, and try to look as if they prayed. One has taken off his sandals. The
				ashes of a martyr are worth a small abbey.`,
			match: { geography: 'west', archetype: 'scholarly' }
		},
		`The friar has swum across and back, with a knotted sleeve between his teeth. He is blue with cold,
		the bank is steep, and you have one hand to give. Take the sleeve, and you hold all that is left of
		the last Master. Take the friar, and the current takes the sleeve. He cannot
		speak, but he stretches his neck, so that you can reach it.`,
		choice(
			`Take the friar.`,
			`The sleeve goes under the bridge and is gone. The friar is called Anseau. He weeps for a year, in your
			laundry, where it is warm, and begins to ask what heat does to bone, and what it does not do. In the
			second year he answers himself. Others of our kind have offered him more. You were the one who
			pulled.`,
			unlock(ANSEAU)
		),
		choice(
			`Take the sleeve.`,
			`He lets go of it and then of the bank. In the sleeve are a buckle, a knuckle and a good deal of
			ordinary firewood. You meant to sell it; you never do. When something has to be decided you find
			the knuckle in your hand, and the matter becomes quite simple, and rather cold.`,
			dots('Bearer of the Knuckle', ['valour', 1], ['lore', 1])
		)
	),

	mission(
		2,
		{
			id: 'shepherds',
			name: 'Dead Shepherds',
			text: `By order of the pope all that was the Temple’s goes to the Knights of Saint John. In the emptied
				treasury the clerks of three parties compare their lists. What nobody comes to claim falls to
				the king, and some hundreds of owners cannot well come, least of all by day.`,
			match: { class: 'elitist', archetype: 'wealthy' },
			claim: { by: 'tokens', token: 'power' }
		},
		`You can afford one clerk. The one of the Hospital would write our gold down as alms for shepherds:
		it would go to the knights at Rhodes, but you would know in which chest. The king’s clerk would be
		careless with a candle. Then nobody has anything, and nobody will ever read four hundred names of
		people who draw interest a century after their funeral.`,
		choice(
			`Buy the clerk of the Hospital.`,
			`The chest sails in May. But the knights are men of honour, and feed shepherds with it, all over
			Rhodes, for two hundred years. The clerk is so ashamed that he pays you back, by instalments, on
			the same day each spring; and after him his son does, who believes it is a kind of tithe.`,
			asset(
				'instalments',
				'A Clerk’s Instalments',
				'own-turn',
				gain(perEach(those('own', { archetype: 'wealthy' }), 3))
			)
		),
		choice(
			`Buy the king’s clerk.`,
			`He burns the lists, and some of the roof. What he had not mentioned is that he knows them by heart. He
			lives for years on what our kind pay him to forget, and he sets a third of it aside for whoever
			taught him the trade. He calls you partner. You have given up correcting him.`,
			dots('Partner in Forgetting', ['wealth', 2])
		),
		instead(
			{
				id: 'shepherds-by-the-drain',
				name: 'What Came Up the Drain',
				text: `The king’s officers came into the Temple by a drain and went home by it, each with a book
					under his arm. Now the clerks of three parties compare the lists that are left. What nobody
					comes to claim falls to the king, and some of it is for sale in kitchens.`,
				match: { class: 'elitist', archetype: 'clandestine' }
			},
			decided(120)
		)
	),

	mission(
		3,
		{
			id: 'the-curse',
			name: 'A Year and a Day',
			text: `By midnight all Paris tells it: out of the flames the Master called pope and king to meet him
				before God within the year. Nobody who stood near heard anything like it. It is an excellent
				story, though, and somebody will have to look after it.`,
			match: { temperament: 'cruel', sire: true },
			claim: { by: 'line' }
		},
		`Pope Clement is ill; he has been ill since he was crowned. King Philip is well, and hunts. If both
		of them die within the year, people will believe in curses, and such people can be led anywhere. If
		both live, they will believe in kings. You have somebody in the kitchen of the one and somebody in
		the stables of the other, and both await your word.`,
		choice(
			`See that the curse comes true.`,
			`Clement dies in April, before your letter has so much as found the kitchen. Philip is taken ill in
			November, on a hunt, in a forest where you have nobody at all. You have done nothing. But you had told
			three friends in confidence what you would do, and since then they let you go first through doors.`,
			dots('Owner of the Curse', ['cunning', 1], ['cruelty', 1])
		),
		choice(
			`See that both of them live.`,
			`You do your honest best. The pope gets a famous doctor, who feeds him ground emeralds, and dies in
			April. The king gets a gentle horse and dies in November. Your people know how hard somebody tried.
			You buy a cottage for each of them, and keep the horse, who is now without employment and can go all
			night.`,
			asset(
				'gentle-horse',
				'The Late King’s Gentle Horse',
				'own-turn',
				unexhaust(any('own', { exhausted: true })),
				drawScheme(1)
			)
		)
	),

	waiting(
		ANSEAU,
		chronicle(
			'tremere',
			'anseau',
			'Brother Anseau',
			['elitist', 'calm', 'west', 'scholarly'],
			['What Heat Does Not Do', drawScheme(1), gain(1)]
		)
	)
];
