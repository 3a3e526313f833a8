import { commandBehind } from '../../../games/heritage/table/origin.ts';
import type { SeatId } from '../../../games/heritage/shapes.ts';
import type { Step } from '../../../games/heritage/table/course.ts';
import type { TableEvent } from '../../../games/heritage/table/events.ts';
import type { Sitting } from '../../table/sittings.ts';

/** Whether code made this step, the one at `index`: undone alone, it would be made again at once. */
export function isOfRival(sittings: readonly Sitting[], [first]: Step, index: number): boolean {
	const command = first ? commandBehind(first) : null;
	if (!command || !('seat' in command)) return false;
	return sittings.some(
		({ seat, rival, rivalSince = 0 }) =>
			rival !== undefined && seat === command.seat && index >= rivalSince
	);
}

/* They belong to the move before them, or are none. */
const NO_MOVE = new Set<TableEvent['type']>(['QuestionAnswered', 'TurnEnded']);

/** Who makes a move with a step; null: it is an answer, or the end of a turn. */
export function moverOf([first]: Step): SeatId | null {
	if (!first || NO_MOVE.has(first.type)) return null;
	const command = commandBehind(first);
	return command && 'seat' in command ? command.seat : null;
}
