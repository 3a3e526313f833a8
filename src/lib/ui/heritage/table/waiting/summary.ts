import type { Way } from '../../../live/outbox/courier.ts';
import { isActive, isUnsettled, type Outbox } from '../../../live/outbox/outbox.ts';
import { counted } from '../../ledger/names.ts';

/** What the screen says of what waits: short enough for the head of the table, and in whole words for who listens. */
export type Summary = {
	readonly tone: 'waits' | 'asks' | 'done' | 'away';
	/** Two short lines. */
	readonly lines: readonly [string, string];
	readonly spoken: string;
};

const WHY: { readonly [W in Way]: string } = {
	open: 'being sent',
	sending: 'being sent',
	away: 'offline',
	stumbled: 'no answer',
	shut: 'see why'
};

const AWAY: Summary = {
	tone: 'away',
	lines: ['You are', 'offline'],
	spoken: 'Offline. What you do here is saved, and sent once you are online.'
};

const DEALS: Summary = {
	tone: 'away',
	lines: ['Offline:', 'phone deals'],
	spoken: 'Offline. This phone deals. What you do here is saved, and sent once you are online.'
};

/**
 * Null: there is nothing to say. `drawing`: the last of them waits for what only the server knows; `deals`: this device
 * deals for as long as the server cannot be reached.
 */
export function summaryOf(box: Outbox, way: Way, drawing: boolean, deals = false): Summary | null {
	const late = box.filter((entry) => entry.late === true || way === 'shut');
	const refused = late.filter(({ standing }) => standing === 'refused' || standing === 'held');
	const waiting = late.filter(isActive);
	const taken = late.filter((entry) => !isUnsettled(entry));
	if (refused.length > 0)
		return {
			tone: 'asks',
			lines: [`${refused.length} refused`, 'see why'],
			spoken: `${counted(refused.length, 'step')} ${refused.length === 1 ? 'was' : 'were'} refused. Open this to see why.`
		};
	if (waiting.length > 0)
		return {
			tone: 'waits',
			lines: [`${waiting.length} not sent yet`, drawing ? 'drawing' : WHY[way]],
			spoken: `${counted(waiting.length, 'step')} not sent yet, ${WHY[way]}.${drawing ? ' The last one waits for a card.' : ''}`
		};
	if (way === 'away' || way === 'stumbled') return deals ? DEALS : AWAY;
	if (taken.length === 0) return null;
	const passed = taken.some((entry) => entry.passed);
	return {
		tone: 'done',
		lines: [`${taken.length} sent`, passed ? 'after others' : 'all accepted'],
		spoken: `${counted(taken.length, 'step')} ${taken.length === 1 ? 'was' : 'were'} sent${passed ? ', after others moved' : ''}.`
	};
}
