import type { DeckCard } from '../../../../../games/heritage/chronicle-deck/cards.ts';
import {
	any,
	assign,
	either,
	exhaust,
	gain,
	modify,
	recruitFromDeck,
	SIRE
} from '../../../../../games/heritage/open/phrases.ts';
import { answer, chapterWriting, choice, decided, dots } from './writing.ts';

const { arriving, asset, assetCard, basic, chronicle, mission, overview, unlock, waiting } =
	chapterWriting(7);

const NUZHA = 0;

/** Granada, 1492: keys, clauses, and a man on a mule. */
export const chapter07: readonly DeckCard[] = [
	arriving(
		0,
		basic('gangrel', 'yusuf', 'Yusuf of the Vega', ['elitist', 'cruel', 'south', 'warlike'])
	),
	arriving(
		1,
		basic('nosferatu', 'maryam', 'Maryam the Water-Carrier', [
			'egalitarian',
			'calm',
			'west',
			'clandestine'
		])
	),

	overview({
		title: 'The Small Print',
		year: 1492,
		text: `
			Do look up. The ceiling is poetry. Along the walls it says some hundreds of times that there is no
			conqueror but God, and this morning the conquerors walked in underneath and admired the lettering.

			It was all done politely. The king of Granada rode out with his household and gave up the keys; the
			monarchs embraced, nearly; somebody wept, and it will be somebody else each time that you hear it.
			The treaty has sixty-seven clauses. The mosques are to stay mosques, the judges judges, and
			nobody is to be troubled about his prayers. It is the most generous treaty I have ever read. I read it
			twice with pleasure. The third time I was trying to guess the year.

			Our own kind lived here by a treaty in the same style: three tongues at one table, and no questions
			about anyone’s sire. Those who come in with the new masters do ask. They have lists of whose blood
			is how old. And the young in every house, who signed nothing, have noticed that promises made by
			elders are kept by somebody else.

			Tonight you sit on both sides of the paper. A clause is good for as long as somebody with teeth
			wants it kept. Let us see which of you reads to the end.`,
		answers: [
			[
				answer(
					`Two ages running have gone to {dominant}. I have begun to bind them in the same leather, for
					economy.`,
					{ is: 'dominated-again', era: 2 }
				),
				answer(
					`The second age was {dominant}’s, who has won fewer chapters than anybody. It seems that one can
					rule by turning up for the small things.`,
					{ is: 'dominated-by-the-weakest', era: 2 }
				),
				answer(
					`And the age of registers and bonfires is over, or its volume is; {dominant} came out of it with
					the most to show. There will be other bonfires.`,
					{ is: 'dominated', era: 2 }
				)
			],
			[
				answer(
					`I brought a Homer to read on the mule, {decided:630}. In print. It smells of nothing.`,
					decided(630)
				),
				answer(
					`I brought the comedy, {decided:630}, should the evening drag. There is a part for you.`,
					decided(630, 'second')
				),
				answer(
					`The soldier with the two carts burned both of them in the end, to boil mutton. I asked one thing of
					you. I shall ask again, in a few centuries.`,
					decided(630, 'unclaimed')
				)
			],
			[
				answer(
					`Somebody has drawn a flight of stairs on the door of {decided:640}’s lodgings. With great
					feeling, I thought.`,
					decided(640)
				),
				answer(
					`Gloves suit you, {decided:640}. Nobody here has asked about the hands, and nobody is going to.`,
					decided(640, 'second')
				)
			],
			[
				answer(
					`When the smoke cleared over the Bosporus {victor} had every one of the family safely out, and
					several of yours lay where they had fallen. People add such things up.`,
					{ is: 'betrayed', chapter: 6, least: 2 }
				),
				answer(
					`{vanquished} lost the last chapter, and the one before, and has come early to choose a seat. I
					have seldom seen a person so well prepared.`,
					{ is: 'vanquished-again', chapter: 6 }
				)
			],
			[
				answer(
					`I have had letters about the last emperor’s red receipt from Venice, from Rome and from
					Moscow. All three own it, and all three had it from {decided:620}. It was paid for once,
					in full.`,
					decided(620)
				),
				answer(
					`The last emperor’s treasurer went to no other door that night. He had been told frankly,
					by {decided:620}, that nobody lends to a house with three weeks to live. I think he was
					glad to sit down.`,
					decided(620, 'second')
				)
			]
		],
		asset: assetCard(
			'clause-nobody-read',
			'The Clause Nobody Read',
			'any-time',
			exhaust(any('opponents', { exhausted: false })),
			gain(1)
		)
	}),

	mission(
		1,
		{
			id: 'other-keys',
			name: 'The Other Keys',
			text: `The keys that changed hands this morning open gates, towers and stables. Nobody spoke of those for
				below: the cisterns, the baths, the galleries that run under the hill from the palace to the river.
				Those hang in your house, on a nail. And the king’s architect has begun to wonder about the
				water.`,
			match: { class: 'elitist', geography: 'south' }
		},
		`He is no fool, and within a week he will be tapping on floors. You could take him the keys as a present
		and show the new masters how water is made to climb a hill; they would want such a person for a long
		time. Or you could use the week to close it all, wall by wall, with the household that lives down
		there inside it, and be the only one who knows where it was.`,
		choice(
			`Take him the keys.`,
			`He is enchanted, and wants to meet whoever laid those pipes. You fetch Nuzha, who has set your tiles by
			lamplight for years and whom no stranger ever asked a question. She talks for nine nights. Then he
			tears half of it out for a chapel. She comes down the hill with her tools: she would like now to make
			something that cannot be torn out.`,
			unlock(NUZHA)
		),
		choice(
			`Close it, and stay inside.`,
			`The last wall is up on the sixth night, with forty of you behind it and the fountains running. For that one
			winter it is the best society in Europe, since nobody can leave. You hear every poem, every feud, and
			nine accounts of the siege. By spring they would follow you anywhere. It is true that they had not been
			able to compare.`,
			dots('Host below the Hill', ['charm', 2])
		)
	),

	mission(
		2,
		{
			id: 'the-mule',
			name: 'The Man on the Mule',
			text: `A Genoese captain has been told no. He asked for ships, to reach the East by way of the West, and for
				a tenth of whatever he might find, and it was the tenth at which they laughed. Now he is on the road
				to Córdoba, on a mule. The queen has had second thoughts, and a constable is bringing them.`,
			match: { class: 'egalitarian', geography: 'west' },
			claim: { by: 'race', count: 2 }
		},
		`The constable’s horse has cast a shoe before your forge, and he sits under your vine and swears. Shoe it
		quickly, and he will overtake the man at the bridge of Pinos. Shoe it properly, and there will be nobody
		left on the road to overtake; the captain will try France, and in the end sell maps, like his brother.
		You have never much liked what comes home with ships.`,
		choice(
			`Shoe it quickly.`,
			`They meet on the bridge; you know the rest. The constable has no money on him. He pays with a scrap in
			the hand of the queen’s secretary: the bearer may send one crate by any ship from the Indies, and no
			customs house shall open it. Nobody has ever put a date on it. You have had some remarkable
			crates.`,
			asset('one-crate', 'One Crate, Unopened', 'own-turn', recruitFromDeck({ geography: 'west' }))
		),
		choice(
			`Shoe it properly.`,
			`It is a lovely shoe. The constable swears until he is out of hearing; but the mule had stopped for
			thistles, and they meet on the bridge after all. What stays with you is the half day in which, so far as
			it lay with you, there was no New World, and how easily one arranges that over a cup of wine.`,
			dots('Half a Day without America', ['cunning', 1], ['wealth', 1])
		)
	),

	mission(
		3,
		{
			id: 'clause-sixty-eight',
			name: 'Clause Sixty-Eight',
			text: `Sixty-seven clauses are for the day. The night needs one more, which both sides have sworn never to
				show to anybody: who may feed on whom, in a city of two peoples. You speak both languages, so
				they have given you the pen.`,
			match: { temperament: 'calm', ancilla: true }
		},
		`Write it plainly, and it will be kept for as long as each side is afraid of the other; three years, you
		would say. Or let it say “may” in Arabic and “shall” in Castilian. Then each will believe that it has got
		the better of the other, and both will be happy until somebody reads the two side by side. Only one
		person in Granada could do so besides you, and he is very old.`,
		choice(
			`Write it plainly.`,
			`It is kept for nine years, which is the record. When at last a crowd is sent into the upper town it finds
			your page on every door, takes it for a notice of plague, since few of them can read, and turns back for
			one whole day. Since then you are often asked to draft things. You write, they say, like a person
			who is sorry in advance.`,
			dots('Sorry in Advance', ['lore', 1], ['charm', 1])
		),
		choice(
			`Let it say two things.`,
			`The old man dies that winter, of being old, as far as you can find out. Nothing in the peninsula works half
			so well as your mistake in grammar: it lasts thirty years. You keep both drafts in one sleeve. There is
			hardly a quarrel which does not become quieter when you show each side the right one.`,
			asset(
				'two-drafts',
				'Two Drafts in One Sleeve',
				'any-time',
				either([modify('elitist')], [modify('egalitarian')]),
				either([modify('calm')], [modify('cruel')])
			)
		)
	),

	waiting(
		NUZHA,
		chronicle(
			'toreador',
			'nuzha',
			'Nuzha the Tile-Setter',
			['egalitarian', 'calm', 'south', 'wealthy'],
			['Cannot Be Torn Out', gain(1), assign('power', 1, SIRE)]
		)
	)
];
