import { fold } from '../../../games/core/game.ts';
import type { Made } from '../../../games/heritage/search/open-reasons.ts';
import type { SeatId } from '../../../games/heritage/shapes.ts';
import type { Step } from '../../../games/heritage/table/course.ts';
import type { TableEvent } from '../../../games/heritage/table/events.ts';
import { evolveTable } from '../../../games/heritage/table/evolve.ts';
import { commandBehind } from '../../../games/heritage/table/origin.ts';
import { EMPTY_TABLE } from '../../../games/heritage/table/table.ts';
import type { Sitting } from '../../table/sittings.ts';
import { isOfRival } from './own-steps.ts';

/** A move of a rival, with the step that began it. */
type RivalMove = Made & { readonly step: number };

/* They belong to the move before them, or are none. */
const NO_MOVE = new Set<TableEvent['type']>(['QuestionAnswered', 'TurnEnded']);

/** The moves of rivals since a person did something last, each with its answers, latest first. */
export function rivalMovesIn(
	steps: readonly Step[],
	sittings: readonly Sitting[]
): readonly RivalMove[] {
	const own = steps.findLastIndex((step, at) => !isOfRival(sittings, step, at)) + 1;
	const moves: RivalMove[] = [];
	let table = fold(evolveTable, EMPTY_TABLE, steps.slice(0, own).flat());
	for (const [at, step] of steps.slice(own).entries()) {
		const before = table;
		table = fold(evolveTable, table, step);
		const last = moves.at(-1);
		const seat = moverOf(step);
		if (seat !== null) moves.push({ seat, before, after: table, step: own + at });
		else if (last && step[0]?.type === 'QuestionAnswered')
			moves[moves.length - 1] = { ...last, after: table };
	}
	return moves.toReversed();
}

/** Who makes a move with a step; null: it is an answer, or the end of a turn. */
function moverOf([first]: Step): SeatId | null {
	if (!first || NO_MOVE.has(first.type)) return null;
	const command = commandBehind(first);
	return command && 'seat' in command ? command.seat : null;
}
