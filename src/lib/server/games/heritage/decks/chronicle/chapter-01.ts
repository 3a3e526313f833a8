import type { DeckCard } from '../../../../../games/heritage/chronicle-deck/cards.ts';
import {
	any,
	assign,
	either,
	gain,
	lose,
	perEach,
	RECOVER_BOON,
	RESERVE,
	those
} from '../../../../../games/heritage/open/phrases.ts';
import { chapterWriting, choice, dots } from './writing.ts';

const { arriving, asset, assetCard, basic, chronicle, mission, overview, unlock, waiting } =
	chapterWriting(1);

const PERRIN = 0;

/** Paris, December 1306: rents in good money, a king without his dinner, a sire without an heir. */
export const chapter01: readonly DeckCard[] = [
	arriving(
		0,
		basic('brujah', 'aveline', 'Aveline the Fuller', ['egalitarian', 'cruel', 'west', 'warlike'])
	),
	arriving(
		1,
		basic(
			'ventrue',
			'gilles',
			'Gilles de Marigot',
			['elitist', 'calm', 'west', 'wealthy'],
			['Rent Day', gain(perEach(those('own', { fledgling: true }), 2))]
		)
	),

	overview({
		title: 'Strong Money',
		year: 1306,
		text: `
			Come in. The good chairs are taken by books, so you will have to use the others.

			You know the year; you have been trying to forget it ever since. In Paris the king, who had
			stretched his silver with copper for ten winters, was seized by honesty and brought back good
			money. Every rent in the city now fell due in coin worth three times as much, and on the
			thirtieth of December the tenants went to discuss it, with torches. They burned the mint-master’s
			country house. They drove the king into the tower of the Temple and trod his dinner into the mud.

			That night, since one cry more would go unnoticed, you went down to the vault where your sire sat.
			Sennian judged between the nine clans. He wore a key from each of them at his belt, and in all
			your years he had not once judged in your favour. You were of one mind. It has not happened again.
			I held the lamp.

			Nine keys, then, and no judge. Each of you may take one up tonight. His chair stands empty, the
			clans will wake at dusk, and they will ask which of you they have to fear.`,
		answers: [],
		asset: assetCard(
			'key-ring',
			'Sennian’s Key-Ring',
			'any-time',
			either([RECOVER_BOON, gain(1)], [gain(2)])
		)
	}),

	mission(
		1,
		{
			id: 'feathers',
			name: 'The Mint-Master’s Feathers',
			text: `The crowd is in the mint-master’s garden outside the walls. They have burned his gates and
				drunk his cellar, and now they slit his featherbeds at the windows, so that it snows. In a room
				upstairs somebody sensible should be looking for the account books.`,
			match: { class: 'egalitarian', archetype: 'warlike' }
		},
		`The room is on fire at one end, and there is time for one armful. On the left lie the tallies of
		the mint: how much copper went into the king’s silver, and who was paid to look away. On the right
		lie the rent rolls of half the right bank, with what every tenant owes, down to the last hen. The
		stairs will carry one person, once.`,
		choice(
			`Take the tallies of the mint.`,
			`Those who were paid to look away are two bishops, a goldsmith and, in a careful hand that you know,
			your own sire: forty pounds a year for saying nothing. He always told you that he lived on
			air. You read until dusk comes round again, and you will never look at a coin in the same way.`,
			dots('Reader of Tallies', ['lore', 2])
		),
		choice(
			`Take the rent rolls.`,
			`You mean to keep them. But in the garden they see the parchment in your arms and understand what it
			is, and there comes a silence in which it is wise to be generous. You throw the rolls on the
			fire yourself and are carried twice round the fountain. Later you notice that somebody has sewn
			coppers into your hem. It was all they had.`,
			asset(
				'hem-of-coppers',
				'A Hem Full of Coppers',
				'own-turn',
				gain(1),
				lose('infamy', 2, any('own', { bears: 'infamy' }))
			)
		)
	),

	mission(
		2,
		{
			id: 'dinner',
			name: 'The King’s Dinner',
			text: `The king of France sits in the tower of the Temple and listens to his people. Since noon they
				have let nobody through with bread, and his meat lies in the mud of the square. For one
				evening he is as hungry as anybody.`,
			match: { temperament: 'calm', archetype: 'clandestine' }
		},
		`A drain leads in under the wall, wide enough for a thin person with a basket. You could bring the
		king his supper; kings remember who fed them. Or you could show the drain to the fishwife who leads
		the crowd; she has a good memory as well. The Templar at the inner grate will look away for either.
		He only asks to be told beforehand which it will be.`,
		choice(
			`Bring the king his supper.`,
			`Philip eats the capon standing, thanks you by somebody else’s name and asks how many men could come
			through such a drain, one after the other. You tell him. Within the year his officers take the whole
			fortress in a single morning, with everybody in it. They begin with the drain.`,
			asset('kitchen-door', 'The Kitchen Door of Princes', 'own-turn', RESERVE, gain(1))
		),
		choice(
			`Show the fishwife where it begins.`,
			`She looks at the drain, then at your shoes, and says that people with drains like that are never on
			her side. She posts her sons there to see what else comes out. By morning they hold four royal
			messengers, a canon, and the steward of somebody at this table. She sells him back by weight, and
			you stand by and learn how it is done.`,
			dots('Pupil of the Fishwife', ['cunning', 2])
		)
	),

	mission(
		3,
		{
			id: 'the-boy',
			name: 'The Boy with the Spit',
			text: `There was one more in the vault tonight. A kitchen boy of nine or ten had crept behind the wood
				baskets to be warm. He saw who struck first. He has said nothing since, and he will not let go
				of the roasting spit.`,
			match: { temperament: 'cruel', geography: 'west' }
		},
		`Nobody else has found him yet. He looks up at you and waits, quite politely, to learn what happens
		now. You could wash his face, take him home and let him grow up under your roof, where you would
		always know what he says. Or you could put a purse in his hand and set him on the road to Rouen with
		the wool carts. Children are said to forget.`,
		choice(
			`Take him home.`,
			`He grows up clever and cheerful, and your servants dote on him. At twenty he asks, once, whether you
			remember what he saw; and you do, and that settles it. It is over quickly. His name was Perrin. I
			enter it here because it seems that nobody else had asked.`,
			dots('Who Leaves No Witness', ['cruelty', 2])
		),
		choice(
			`Set him on the road.`,
			`He never comes to Rouen. The carter loses him in a wood near Mantes, and for thirty years that is all
			anybody knows. Then a hooded man stands at your gate at dusk, with a roasting spit, and waits quite
			politely. Somebody had found a use for a person who sees everything and says nothing. He still has
			the purse.`,
			unlock(PERRIN)
		)
	),

	waiting(
		PERRIN,
		chronicle(
			'nosferatu',
			'perrin',
			'Perrin of the Spit',
			['egalitarian', 'calm', 'west', 'clandestine'],
			['Saw Who Struck First', assign('infamy', 1, any('opponents')), gain(1)]
		)
	)
];
