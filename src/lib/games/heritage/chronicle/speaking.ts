import { refuse } from '../../core/decision.ts';
import { repeated } from '../repeated.ts';
import type { SeatId } from '../shapes.ts';
import type { ChronicleState } from '../state.ts';

/** Whether all that somebody speaks for are seats of the table, each once. Refusals: `seat-twice`, `unknown-seat`. */
export function checkSpeaker({ table }: Pick<ChronicleState, 'table'>, by: readonly SeatId[]) {
	const twice = repeated(by);
	if (twice) return refuse('seat-twice', { seat: twice.value }, `by.${twice.index}`);
	const at = by.findIndex((one) => !table?.seats.some(({ seat }) => seat === one));
	const stranger = by[at];
	return stranger === undefined ? null : refuse('unknown-seat', { seat: stranger }, `by.${at}`);
}
