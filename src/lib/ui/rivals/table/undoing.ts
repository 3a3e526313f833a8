import type { SeatId } from '../../../games/core/seats.ts';
import type { TableEvent, TableEventType } from '../../../games/rivals/table/events.ts';

/** What shows nobody anything that was hidden, and lets nobody else act. */
const HARMLESS: ReadonlySet<TableEventType> = new Set([
	'ActionTaken',
	'Recruited',
	'PrestigeMoved',
	'BloodMoved',
	'Moved',
	'Exhausted',
	'Readied',
	'Modified',
	'AbilityUsed',
	'ConspiracyFed',
	'StepReached'
]);

/** Who took a step that can be undone without a word to anybody; null: it cannot be, or nobody took it. */
export function canUndo(events: readonly TableEvent[]): SeatId | null {
	if (events.length === 0 || events.some(({ type }) => !HARMLESS.has(type))) return null;
	for (const event of events) {
		if ('seat' in event && event.seat !== null) return event.seat;
		if (event.type === 'Moved') return (event.vampires[0] ?? '').split('v')[0] ?? null;
	}
	return null;
}
