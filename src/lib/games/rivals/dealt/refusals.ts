import { computerRefusals } from '../../core/computer/grammar.ts';
import { consentRefusals } from '../../core/steps/consent.ts';
import { handRefusals } from '../../core/steps/hands.ts';
import { stepRefusals } from '../../core/steps/undoing.ts';
import { tableRefusals } from '../table/refusals.ts';

/** Why something is refused, each in a sentence: what is wrong, then what to do. */
export const refusals = {
	...tableRefusals,
	...stepRefusals,
	...consentRefusals,
	...handRefusals,
	...computerRefusals,
	'no-match': 'This match has not begun. Begin it in its group.',
	'match-here-already': 'This match has begun already. Begin another one in its group.',
	'match-full': 'This match has {most} changes, which is the limit. Begin another one.',
	'too-few-players': 'Rivals needs two players at least. Add one.',
	'too-many-players': 'Four can play at most. Remove a player.',
	'no-such-seat': 'Nobody sits at this seat. Load the page again.'
} as const;
export type Reason = keyof typeof refusals;
