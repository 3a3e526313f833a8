import type { Event } from '../../events.ts';
import { RULES } from '../../revision.ts';
import { commandBehind } from '../../table/origin.ts';

/** A command's events, and where its first one stands. */
export type Group = {
	readonly at: number;
	readonly events: readonly Event[];
	/** The revision of the rules that decided it. */
	readonly rules: number;
};

/** Events of the table that a command began, together; every other event by itself. */
export function* groups(log: readonly Event[], revisions: readonly number[]): Generator<Group> {
	let open: { at: number; events: Event[]; rules: number } | null = null;
	for (const [index, event] of log.entries()) {
		const at = index + 1;
		const rules = revisions[index] ?? RULES;
		const begins =
			event.type !== 'HappenedAtTable' || (!event.goesOn && commandBehind(event.event) !== null);
		if (open && !begins) {
			open.events.push(event);
			continue;
		}
		if (open) yield open;
		open = event.type === 'HappenedAtTable' ? { at, events: [event], rules } : null;
		if (!open) yield { at, events: [event], rules };
	}
	if (open) yield open;
}
