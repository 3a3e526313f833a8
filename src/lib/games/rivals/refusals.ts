import { consentRefusals } from '../core/steps/consent.ts';
import { stepRefusals } from '../core/steps/undoing.ts';
import { attackRefusals } from './attack/refusals.ts';
import { cityRefusals } from './city/refusals.ts';
import { counterRefusals } from './counters/refusals.ts';
import { endingRefusals } from './ending/refusals.ts';
import { influenceRefusals } from './influence/refusals.ts';
import { setUpRefusals } from './set-up/refusals.ts';

/** Why something is refused, each in a sentence: what is wrong, then what to do. */
export const refusals = {
	...stepRefusals,
	...consentRefusals,
	...setUpRefusals,
	...counterRefusals,
	...attackRefusals,
	...cityRefusals,
	...endingRefusals,
	...influenceRefusals,
	'unknown-seat': '{seat} does not sit at this table. Load the page again.',
	'no-match': 'This match has not begun yet.',
	'match-full':
		'This match has {most} changes, which is the limit. Begin another one in its group.',
	'match-over': 'The match is over. Undo its end to change something.',
	'changed-meanwhile': 'Somebody changed this match meanwhile. Look at it, then try again.'
} as const;
export type Reason = keyof typeof refusals;
