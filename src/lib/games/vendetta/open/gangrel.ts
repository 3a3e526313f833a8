import type { ClanCard } from '../cards.ts';
import { cardsOf } from './clan-cards.ts';
import {
	acts,
	always,
	atLeast,
	byRound,
	FACE_DOWN,
	fewest,
	fromBank,
	gainBlood,
	gainInfluence,
	given,
	power,
	recall,
	upTo
} from './phrases.ts';

const { hunt, ready, passive, preparation, conflict, aftermath } = cardsOf('gangrel');

/** Deployed Blood: more of it, more Power for it, and home again. */
export const gangrel: readonly ClanCard[] = [
	hunt(
		'Deer in Lincoln Park',
		2,
		acts(gainBlood(1), recall(upTo(2)), given(FACE_DOWN, gainBlood(1)))
	),
	ready(
		'preparation',
		'Claws Out, Shoes Off',
		4,
		acts(given(fewest('own-cards-here'), fromBank(2)))
	),
	passive('thick-hide', 'Thick Hide', 4, always({ rule: 'loss-from-deployed' })),
	passive('edge-of-town', 'Pack at the Edge of Town', 3, always({ rule: 'blood-counts', each: 2 })),
	preparation(
		'red-snow',
		'Red Snow on the Tracks',
		2,
		acts(fromBank(2), given(FACE_DOWN, power(2)))
	),
	conflict(
		'tooth-and-talon',
		'Tooth and Talon',
		4,
		acts({ do: 'blood-counts', each: 2, who: 'self' })
	),
	conflict(
		'drag-it-off',
		'Drag It into the Dark',
		3,
		acts({ do: 'seize', amount: 1, from: 'each-rival', to: 'position' }, given(FACE_DOWN, power(2)))
	),
	aftermath('lick-the-wounds', 'Lick the Wounds', 4, acts(recall('all'))),
	aftermath(
		'freight-lines',
		'Along the Freight Lines',
		4,
		acts(given(atLeast(3, 'own-blood-here'), gainInfluence(byRound(1, 1, 2))), {
			do: 'carry',
			amount: upTo(3),
			to: 'haven'
		})
	)
];
