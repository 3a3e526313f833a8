import type { ClanCard } from '../cards.ts';
import { cardsOf } from './clan-cards.ts';
import {
	acts,
	atLeast,
	byRound,
	FACE_DOWN,
	gainBlood,
	gainInfluence,
	given,
	I_WON,
	ifElse,
	lose,
	power,
	whenever
} from './phrases.ts';

const { hunt, ready, passive, preparation, conflict, aftermath } = cardsOf('brujah');

/** Power, Blood that others lose, and Frenzies that pay. */
export const brujah: readonly ClanCard[] = [
	hunt(
		'Last Call on Halsted',
		2,
		acts(gainBlood(2), given(atLeast(1, 'frenzies-caused'), gainBlood(1)))
	),
	ready('plain', 'Boots Already Laced', 5),
	passive(
		'chained-doors',
		'Doors Chained from Inside',
		5,
		whenever({ on: 'played', by: 'opponent', at: 'here' }, { do: 'must-stay', who: 'cause' })
	),
	passive(
		'in-the-air',
		'Blood in the Air',
		4,
		whenever({ on: 'lost-blood', by: 'rival' }, power(1)),
		whenever({ on: 'sent-into-frenzy', by: 'self' }, gainInfluence(1))
	),
	preparation(
		'brick',
		'Brick, No Note',
		3,
		acts(lose('each-rival', 1), given(FACE_DOWN, power(2)))
	),
	conflict(
		'riot',
		'Riot, as Scheduled',
		1,
		acts({ do: 'frenzy-pays', more: 1 }, lose('each-rival', byRound(1, 1, 2)))
	),
	conflict(
		'swing-first',
		'Swing First, Apologise Never',
		5,
		acts(given(FACE_DOWN, power(2)), { do: 'shuffle-back', cards: 'this' })
	),
	aftermath(
		'parting-kick',
		'Parting Kick',
		5,
		acts(ifElse(I_WON, [lose('second', 2)], [lose('winner', 3)]))
	),
	aftermath(
		'manifesto',
		'Manifesto, Read Aloud Twice',
		4,
		acts(ifElse(I_WON, [gainInfluence(byRound(1, 1, 3))], [gainBlood(1)]))
	)
];
