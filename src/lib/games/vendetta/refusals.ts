import { mixingRefusals } from '../core/fair/decide-mixing.ts';
import { computerRefusals } from '../core/computer/grammar.ts';
import { consentRefusals } from '../core/steps/consent.ts';
import { handRefusals } from '../core/steps/hands.ts';
import { stepRefusals } from '../core/steps/undoing.ts';
import { tableRefusals } from './table/refusals.ts';

/** Why something is refused, each in a sentence: what is wrong, then what to do. */
export const refusals = {
	...tableRefusals,
	...stepRefusals,
	...consentRefusals,
	...handRefusals,
	...computerRefusals,
	...mixingRefusals,
	'cards-still-hidden':
		'Some cards are still face down. The seed opens once the game is over and its cards are laid open.',
	'no-evening': 'This evening has not begun yet.',
	'evening-full':
		'This evening has {most} changes, which is the limit. Begin another one in its group.',
	'evening-here-already': 'This evening has begun already. Begin another one in its group.',
	'needs-three': 'Vendetta needs three. Add a player.',
	'six-at-most': 'Six can play at most. Remove a player.',
	'six-in-teams': 'Six play as three teams. Turn teams on.',
	'teams-need-even': 'Teams need four or six. Turn teams off, or change who plays.',
	'clan-missing': 'Choose a clan for {seat}.',
	'clan-taken': '{seat} has it. Choose another clan.',
	'no-such-seat': 'Nobody sits at this seat. Load the page again.',
	'not-counted': '{seat} is not counted yet.',
	'all-out': 'Somebody is still in: the last player in the game wins.',
	'no-relics': 'This evening has no relics. Turn them on first.',
	'blood-open': '{seats} are level. Enter the Blood in their Pools.',
	'order-open': '{seats} are level. Say who holds the Ambition token.',
	'ambition-out': '{seat} is out. Choose who holds the Ambition token now.',
	'level-then': '{seats} would be level. Undo the count, change this, then enter the count again.',
	'counted-already': 'Somebody entered a count already. Look at it, then correct it.',
	'table-lies': 'A game is set up at this table. Undo that first.',
	'counted-by-hand': 'The final count was entered already. Undo it to play on.',
	'no-count': 'Nothing is counted yet. Enter the count first.',
	'changed-meanwhile': 'Somebody changed this evening meanwhile. Look at it, then try again.'
} as const;
export type Reason = keyof typeof refusals;
