import { atTable, type EveningState } from '../state.ts';
import type { TableEvent } from '../table/events.ts';

/** What happened at the table of an evening, where it is over and Elysium dealt all of it; null: nobody knows what lay face down. */
export function openGame({ course, evening }: EveningState): readonly TableEvent[] | null {
	const { table, counted } = evening;
	const isOver = table?.phase === 'finished' && counted !== null;
	if (!isOver || table.setting?.readings.layOpen !== 'opened') return null;
	const events = atTable(course.steps.flat());
	const isDealt = events.every(
		(event) =>
			event.type !== 'DealerChanged' &&
			(event.type !== 'TableSet' || event.setting.dealer === 'app')
	);
	return isDealt ? events : null;
}
