import type { ClanCard } from '../cards.ts';
import { cardsOf } from './clan-cards.ts';
import {
	acts,
	always,
	atMost,
	byRound,
	FACE_DOWN,
	gainBlood,
	gainInfluence,
	given,
	lose,
	may,
	power,
	spend,
	steal,
	THEIR_BEST
} from './phrases.ts';

const { hunt, ready, passive, preparation, conflict, aftermath } = cardsOf('tremere');

/** Everything has a price in Blood, and the Pool is never far from empty. */
export const tremere: readonly ClanCard[] = [
	hunt('Blood, Filed by Vintage', 2, acts(gainBlood({ level: 5 }), gainBlood(1))),
	ready(
		'preparation',
		'A Circle in Chalk',
		4,
		acts(spend(1, power(3)), given(FACE_DOWN, power(2)))
	),
	passive('mirror-ward', 'Mirror Ward', 5, always({ rule: 'causer-loses' })),
	passive(
		'thin-margins',
		'Thin Margins',
		4,
		always({ rule: 'power', amount: 3, if: atMost(2, 'pool') })
	),
	preparation(
		'small-print',
		'Rite of the Small Print',
		4,
		acts(spend(1, { do: 'set-power', cards: THEIR_BEST, to: 0 }))
	),
	conflict(
		'boil',
		'Bring to the Boil',
		4,
		acts(given(FACE_DOWN, power(2)), spend(1, lose('chosen-rival', 3)))
	),
	conflict('exchange', 'Equivalent Exchange', 5, acts(may({ do: 'swap-blood' }))),
	aftermath('collection', 'Collection Notice', 4, acts(steal(2, 'chosen-rival'))),
	aftermath('price-paid', 'Paid in Full', 4, acts(spend(1, gainInfluence(byRound(1, 1, 3)))))
];
