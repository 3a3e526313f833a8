import type { DeckCard } from '../../../../../games/heritage/chronicle-deck/cards.ts';
import {
	any,
	BEARER,
	CLAN_LEADER,
	either,
	exhaust,
	gain,
	lose,
	modify,
	move,
	recruitFromQueue,
	removeAny,
	RESERVE
} from '../../../../../games/heritage/open/phrases.ts';
import { ALWAYS, answer, chapterWriting, choice, decided, dots } from './writing.ts';

const { arriving, asset, assetCard, basic, chronicle, mission, overview, unlock, waiting } =
	chapterWriting(5);

const LUDMILA = 0;
const UNCOUNTED = 1;

/** Constance, 1415: what a written word is worth. */
export const chapter05: readonly DeckCard[] = [
	arriving(
		0,
		basic('gangrel', 'aenneli', 'Aenneli of the Lake', ['egalitarian', 'calm', 'north', 'wealthy'])
	),

	overview({
		title: 'The Worth of a Letter',
		year: 1415,
		text: `
			There are three popes at present. I had not thought it could be done.

			To mend it, King Sigismund has called Christendom to Constance, a town of six thousand, and
			Christendom has come, with its horses. One citizen goes from house to house and writes everybody
			down: bishops, bakers, trumpeters, ladies who work late. He has begun to ask after lodgers
			who are never at breakfast.

			This sixth of July they dealt with a man who had come on the king’s own letter that he should
			travel here in safety. Jan Hus, a master of Prague, was to take back what he had taught, and one or
			two things that he had not. They set a paper crown on his head with devils painted on it, burned him in
			a meadow, and shovelled the ashes into the Rhine, lest anyone keep some. People do learn from the past.
			It is never the thing one hoped. The king is said to have blushed.

			Now, each of you is here on somebody’s letter as well. A roof until sunrise, a debt repaid, a
			childe returned unharmed: we have never had any law but that, we who cannot go to court by day.
			So every clan in town is watching tonight to learn what a word is still good for, and whose.`,
		answers: [
			[
				answer(
					`A card had to decide it, in Rome, between {victor} and another, and I still hear people say they
					had counted differently. I have the card. It was turned fairly.`,
					{ is: 'decided-by-draw', chapter: 4 }
				),
				answer(
					`I notice that {victor} has again brought the largest trunk. That is what winning twice does to
					one’s luggage.`,
					{ is: 'victor-again', chapter: 4 }
				),
				answer(
					`{victor}, last of all at Avignon, had the best of it in Rome. Let nobody say that this table
					does not change.`,
					{ is: 'risen', chapter: 4 }
				),
				answer(
					`For those who could not sleep for it: Rome, in the end, was {victor}’s. {vanquished} paid for
					the wine.`,
					ALWAYS
				)
			],
			[
				answer(
					`The pope with the cold hand has done two more miracles this year, {decided:410}. You might at
					least read the petitions.`,
					decided(410)
				),
				answer(
					`And the moth has got into a certain mantle, {decided:410}. I did offer to have it brushed.`,
					decided(410, 'second')
				)
			],
			[
				answer(
					`By now three couriers of one family wait downstairs, and each calls {decided:430} uncle, aunt or
					something in between. They serve three popes. They have compared notes.`,
					decided(430, 'second')
				),
				answer(
					`Should anybody need a bull, {decided:430} has a seal for it, and since Pisa has been looking for
					a third.`,
					decided(430)
				)
			],
			[
				answer(
					`As to letters: {indebted} has signed more of them than I have shelves for. Somebody will come
					to collect, and will know the house.`,
					{ is: 'indebted', least: 3 }
				)
			],
			[
				answer(
					`The council has sent for the minutes of that vote in Rome and received nineteen sets, all
					recited by one old man. {decided:420} heard the first of them. I gather that it was the
					shortest.`,
					decided(420)
				),
				answer(
					`The cardinal of the cellar stairs died owing money to everybody in two countries except
					{decided:420}. That debt had been bought on the stairs, with a quarter on top, by somebody
					who looked at shoes.`,
					decided(420, 'second')
				)
			]
		],
		asset: assetCard(
			'letter-kept',
			'A Letter That Was Kept',
			'any-time',
			lose('infamy', 2, CLAN_LEADER),
			gain(1)
		)
	}),

	mission(
		1,
		{
			id: 'under-your-roof',
			name: 'Under Your Roof',
			text: `A letter with your seal has brought a guest to Constance: Ludmila of Kouřim, who teaches at Prague
				after dark and tells princes that nobody is noble by blood, of all things. The prince of the lake
				towns has heard her. The prince has now asked for her, politely, before sunrise.`,
			match: { geography: 'east', temperament: 'calm' }
		},
		`Your letter says that she shall come and go unharmed. It does not say what you would do about it;
		they never do. You could stand on your threshold with six servants and tell forty of the prince’s people
		to go home. Or you could give her up, with every sign of regret, because a word given to a heretic does
		not bind. Better lawyers than yours found so today.`,
		choice(
			`Stand on the threshold.`,
			`Forty look at six. It takes some time. Their captain lives in this town on a letter, too, signed by that
			very prince, and you can see the thought arrive. They go home. Ludmila tells you that you were quite
			wrong about property at dinner, and leaves. For ten years no prince of the lake will receive you, and
			everyone else would like you for a neighbour.`,
			dots('Good for a Word', ['valour', 2])
		),
		choice(
			`Give her up.`,
			`She goes without a word. The boat that should bring her to the prince arrives with forty men asleep in
			it. The next evening she sits at your table. She is not angry, she says; she has always taught that the
			word of lords is worth nothing, and had only lacked a good example. If you have no objection she will
			stay near you. For the lectures.`,
			unlock(LUDMILA)
		)
	),

	mission(
		2,
		{
			id: 'borrowed-boots',
			name: 'A Pope in Borrowed Boots',
			text: `In March the pope who summoned the council begins to understand what it is for. While all the world
				looks on at a tournament he leaves Constance on a small horse, as a groom, in a grey cape, with a
				crossbow at the saddle. He has never carried one before, and it shows.`,
			match: { class: 'egalitarian', archetype: 'clandestine' }
		},
		`At the landing he asks a stranger for a boat, and the stranger is you. Row him over, and there will be
		a pope at large who owes his liberty to nobody else. Or leave him on the shore and row back with the
		news. Six hundred fathers would give a good deal to hear which way he went; though gratitude, divided
		by six hundred, may come to very little each.`,
		choice(
			`Row him over.`,
			`He is sick, on a lake, in a calm. He offers you Bologna, then a smaller town, then his blessing. You ask
			for the boots. They are borrowed anyway; they come out of a duke’s stable, and in the sole of the left
			one the duke has sewn up something that he will want back.`,
			asset(
				'left-boot',
				'What Was in the Left Boot',
				'any-time',
				move('power', 1, any('opponents', { bears: 'power' }), BEARER),
				gain(1)
			)
		),
		choice(
			`Row back with the news.`,
			`Six hundred fathers thank you in turn. It takes nine weeks and four nations. The English admire your
			Latin, the Germans your silence, and the Italians are certain that they knew your mother. By the time they
			have caught him and deposed him, there is nobody left in Christendom to whom you have not been
			presented.`,
			dots('Presented to Christendom', ['charm', 2])
		)
	),

	mission(
		3,
		{
			id: 'one-candle-more',
			name: 'The Man Who Counts',
			text: `Ulrich Richental, citizen, is counting the council. He has been in every house with an inkhorn at
				his belt; he has the doctors, the goldsmiths, the farriers and the fish. He is civil and thorough,
				and he will be at your lodgings on Thursday, towards evening.`,
			match: { fledgling: true, archetype: 'wealthy' }
		},
		`You can be left out. It would cost a word with his wife, who has seen a fur, and then no book in
		the world would know that you were ever here. Or you can be put in, as something splendid. He has had
		envoys from places that he cannot find, and he paints the arms of anybody who will bring a drawing. That
		book is going to be copied.`,
		choice(
			`Be left out.`,
			`He leaves you out. But he is honest, and he cannot make the sums agree: so there remain, on the upper
			floor of the Pike, one bed, one horse and one candle over. Some winters later a person whom nobody has
			announced walks up those stairs, lies down in the bed, lights the candle, and asks for the horse.
			She has read about it.`,
			unlock(UNCOUNTED)
		),
		choice(
			`Be put in.`,
			`You stand on the ninetieth leaf, between Ethiopia and Kiev: a crowned fish on a field of your own
			devising. The first copyist improves the fish. The second gives it a motto. There are towns to this
			day where they will open the gate at night to whoever bears it, and apologise for the delay.`,
			asset(
				'crowned-fish',
				'The Arms of the Crowned Fish',
				'own-turn',
				recruitFromQueue({ class: 'elitist' })
			)
		)
	),

	waiting(
		LUDMILA,
		chronicle(
			'brujah',
			'ludmila',
			'Ludmila of Kouřim',
			['egalitarian', 'cruel', 'east', 'scholarly'],
			['For Example', exhaust(any('opponents', { leader: true, exhausted: false }))]
		)
	),
	waiting(
		UNCOUNTED,
		chronicle(
			'malkavian',
			'uncounted',
			'The Guest Who Was Not Counted',
			['egalitarian', 'calm', 'north', 'clandestine'],
			[
				'One Candle Over',
				either([removeAny()], [RESERVE]),
				either([modify('calm')], [modify('cruel')])
			]
		)
	)
];
