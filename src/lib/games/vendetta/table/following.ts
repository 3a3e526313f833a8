import type { TableEvent } from './events.ts';
import type { Pending } from './questions.ts';
import type { Table } from './table.ts';
import type { TaskKind } from './tasks.ts';
import { setOffBy } from './triggers.ts';
import { readingsOf } from './where.ts';

/** What comes before anything that is set off: Frenzy is resolved the moment a Pool is empty [FRENZY]. */
const AT_ONCE: ReadonlySet<TaskKind> = new Set(['frenzy', 'frenzy-drain', 'check-tokens', 'drain']);
/** The same where Blood comes down together with a card (reading `bloodAfter`). */
const WITH_CARD: ReadonlySet<TaskKind> = new Set([...AT_ONCE, 'blood-along']);

/** How much of what some ability takes was taken. */
function takenBy(act: number, events: readonly TableEvent[]): number {
	return events.reduce(
		(sum, event) =>
			'act' in event && event.act === act && 'by' in event && event.by < 0 ? sum - event.by : sum,
		0
	);
}

function tallied(waiting: readonly Pending[], events: readonly TableEvent[]): readonly Pending[] {
	if (!events.some((event) => 'act' in event)) return waiting;
	return waiting.map((one) => {
		const { task } = one;
		if (task.kind !== 'effects') return one;
		const taken = takenBy(task.context.act, events);
		if (taken === 0) return one;
		const context = { ...task.context, taken: task.context.taken + taken, done: true };
		return { ...one, task: { ...task, context } };
	});
}

/** What waits after some events: with what they took, and what they set off; nothing once the game is over. */
export function following(
	waiting: readonly Pending[],
	events: readonly TableEvent[],
	table: Table
): readonly Pending[] {
	if (table.phase === 'finished') return [];
	const told = tallied(waiting, events);
	const list = setOffBy(table, events);
	if (list.length === 0) return told;
	const first = readingsOf(table).bloodAfter === 'with' ? WITH_CARD : AT_ONCE;
	const at = told.findIndex(({ task }) => !first.has(task.kind));
	const before = at < 0 ? told : told.slice(0, at);
	const after = at < 0 ? [] : told.slice(at);
	return [...before, { task: { kind: 'triggers', list }, answers: [] }, ...after];
}
