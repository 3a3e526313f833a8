import type { TableEvent } from './events.ts';
import { commandBehind } from './origin.ts';

/** What happened at a table, as it stands in the log of a game around it. */
type Wrapped = {
	readonly type: 'HappenedAtTable';
	readonly event: TableEvent;
	readonly goesOn?: true | undefined;
};

/** Whether a command could begin with this event of another one. */
const goesOnAt = (index: number, event: TableEvent): boolean =>
	index > 0 && commandBehind(event) !== null;

/** The events of one command for a log, so that it can be told later where a step begins. */
export function wrapped(events: readonly TableEvent[]): Wrapped[] {
	return events.map((event, index) => {
		const happened = { type: 'HappenedAtTable', event } as const;
		return goesOnAt(index, event) ? { ...happened, goesOn: true } : happened;
	});
}

/** The events of one command out of a log; null where something else is among them, or a step begins elsewhere. */
export function unwrapped(
	events: readonly (Wrapped | { readonly type: string })[]
): readonly TableEvent[] | null {
	const found = events.filter((event): event is Wrapped => event.type === 'HappenedAtTable');
	// Logs from before there were courses say nowhere that something goes on.
	const misplaced = found.some(({ event, goesOn }, index) => goesOn && !goesOnAt(index, event));
	return misplaced || found.length < events.length ? null : found.map(({ event }) => event);
}
