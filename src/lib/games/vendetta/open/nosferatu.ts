import type { ClanCard } from '../cards.ts';
import { cardsOf } from './clan-cards.ts';
import {
	acts,
	always,
	byRound,
	FACE_DOWN,
	gainBlood,
	gainInfluence,
	given,
	lose,
	may,
	moveTo,
	play,
	power,
	steal,
	whenever,
	WITHDRAW
} from './phrases.ts';

const { hunt, ready, passive, preparation, conflict, aftermath } = cardsOf('nosferatu');

/** Gone before the count, and back at the next place: cards that act twice a round. */
export const nosferatu: readonly ClanCard[] = [
	hunt('Rats, Again', 2, acts(gainBlood(1), given(FACE_DOWN, gainBlood(1)), moveTo('haven'))),
	ready(
		'conflict',
		'Out by the Drains',
		5,
		acts(may(WITHDRAW), given({ is: 'done' }, gainBlood(1)))
	),
	passive(
		'never-here',
		'Nobody Saw Us Here',
		4,
		whenever({ on: 'withdrew', by: 'self', at: 'here' }, gainBlood(2)),
		always({ rule: 'withdraws-to', where: 'chosen' })
	),
	preparation('through-the-wall', 'Through the Cellar Wall', 2, acts(play('hand'))),
	preparation(
		'wet-footprints',
		'Wet Footprints',
		3,
		acts(
			{ do: 'scatter', amount: 1, who: 'each-rival' },
			given(FACE_DOWN, power(2)),
			may(moveTo('other'))
		)
	),
	conflict(
		'here-then-not',
		'Here, Then Not',
		3,
		acts(lose('each-rival', 1), given(FACE_DOWN, power(2)), may(WITHDRAW))
	),
	conflict(
		'borrowed-face',
		'Somebody Else’s Face',
		3,
		acts({ do: 'copy-power', from: { of: 'rivals', which: 'all', face: 'up' } })
	),
	aftermath(
		'secrets',
		'Secrets by the Pound',
		3,
		acts(steal(1, 'chosen-rival'), given({ is: 'face-down' }, gainBlood(1)), moveTo('haven'))
	),
	aftermath(
		'loose-ends',
		'Loose Ends, Neatly Tied',
		3,
		acts(given({ is: 'at-haven' }, gainInfluence(byRound(1, 1, 2))), moveTo('haven'))
	)
];
