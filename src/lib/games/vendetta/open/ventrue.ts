import type { ClanCard } from '../cards.ts';
import { cardsOf } from './clan-cards.ts';
import {
	acts,
	always,
	byRound,
	eachChooses,
	FACE_DOWN,
	gainBlood,
	given,
	I_WON,
	lose,
	ONE_OF_THEIRS,
	power,
	spend,
	stealInfluence,
	THEIR_BEST,
	whenever
} from './phrases.ts';

const { hunt, ready, passive, preparation, conflict, aftermath } = cardsOf('ventrue');

/** Others yield, or pay, or do both with good manners. */
export const ventrue: readonly ClanCard[] = [
	hunt(
		'Tribute, Itemised',
		2,
		acts(gainBlood(2), gainBlood({ half: { count: 'rival-blood-here' }, round: 'down' }))
	),
	ready('conflict', 'Seated at the Head', 4, acts({ do: 'win-ties' }, given(FACE_DOWN, power(2)))),
	passive('by-invitation', 'By Invitation Only', 4, always({ rule: 'immune', what: 'cards' })),
	passive(
		'toll',
		'Toll on Every Door',
		3,
		whenever({ on: 'played', by: 'opponent', at: 'here' }, lose('cause', 1))
	),
	preparation(
		'yield-or-pay',
		'Yield or Pay',
		2,
		acts(eachChooses('each-rival', [lose('chooser', 2)], [{ do: 'withdraw', who: 'chooser' }]))
	),
	conflict(
		'pull-rank',
		'Pull Rank',
		4,
		acts(given({ is: 'first-in-order' }, { do: 'halve', cards: THEIR_BEST }))
	),
	conflict(
		'a-quiet-word',
		'A Quiet Word',
		2,
		acts(
			given(FACE_DOWN, power(2)),
			spend(1, { do: 'give-card', cards: ONE_OF_THEIRS, to: 'self' })
		)
	),
	aftermath(
		'second-place',
		'Second Place Has Duties',
		4,
		acts(given(I_WON, stealInfluence(byRound(1, 1, 2), 'second')))
	),
	aftermath(
		'crown',
		'The Crown Fits Already',
		4,
		acts({ do: 'take-ambition', who: 'self' }, gainBlood(1))
	)
];
