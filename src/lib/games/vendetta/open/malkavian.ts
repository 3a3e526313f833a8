import type { ClanCard } from '../cards.ts';
import { cardsOf } from './clan-cards.ts';
import {
	acts,
	byRound,
	either,
	FACE_DOWN,
	gainBlood,
	gainInfluence,
	given,
	may,
	moveTo,
	ONE_OF_THEIRS,
	play,
	power,
	whenever
} from './phrases.ts';

const { hunt, ready, passive, preparation, conflict, aftermath } = cardsOf('malkavian');

/** Nothing lies where it lay, and nobody knows what comes. */
export const malkavian: readonly ClanCard[] = [
	hunt(
		'Whatever the Cat Dragged In',
		2,
		acts(gainBlood(1), given(FACE_DOWN, gainBlood(1)), {
			do: 'reveal',
			who: 'chosen-opponent',
			count: 1
		})
	),
	ready('preparation', 'Ready for Some Other Fight', 4, acts(may(moveTo('other')))),
	passive(
		'told-you-so',
		'Told You So',
		4,
		whenever({ on: 'revealed', which: 'any', at: 'here' }, power(1))
	),
	preparation(
		'intermission',
		'Unscheduled Intermission',
		5,
		acts({ do: 'cancel', cards: ONE_OF_THEIRS }, given(FACE_DOWN, power(2)))
	),
	preparation(
		'wrong-door',
		'Wrong Door, Wrong Party',
		2,
		acts(may({ do: 'swap-cards', one: 'this', other: ONE_OF_THEIRS }))
	),
	conflict('guess-again', 'Guess Again', 2, acts(play('rival-hand'))),
	conflict(
		'lights-out',
		'Lights Out on the Loop',
		0,
		acts(
			{ do: 'turn-down', cards: { of: 'all', which: 'others' } },
			{ do: 'face-down-counts', each: 1, who: 'self' }
		)
	),
	aftermath(
		'auction',
		'Auction of Bad Ideas',
		5,
		acts({
			do: 'bid',
			who: 'each-rival',
			most: 3,
			pay: 'highest',
			won: [gainInfluence(byRound(1, 1, 2), 'chooser')]
		})
	),
	aftermath(
		'voices-vote',
		'The Voices Take a Vote',
		4,
		acts(either([gainBlood(1)], [gainInfluence(1)]), given(FACE_DOWN, gainBlood(1)))
	)
];
