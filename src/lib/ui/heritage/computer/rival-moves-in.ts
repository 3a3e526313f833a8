import { fold } from '../../../games/core/game.ts';
import type { Made } from '../../../games/heritage/search/open-reasons.ts';
import type { Step } from '../../../games/heritage/table/course.ts';
import { evolveTable } from '../../../games/heritage/table/evolve.ts';
import { EMPTY_TABLE } from '../../../games/heritage/table/table.ts';
import type { Sitting } from '../../table/sittings.ts';
import { isOfRival, moverOf } from './own-steps.ts';

/** A move of a rival, with the step that began it and the one after its last answer. */
type RivalMove = Made & { readonly step: number; readonly next: number };

/** Where the steps begin that came after the last one of a person. */
const sincePerson = (steps: readonly Step[], sittings: readonly Sitting[]): number =>
	steps.findLastIndex((step, at) => !isOfRival(sittings, step, at)) + 1;

/** The moves of rivals from a step on, each with its answers, latest first; left out: since a person did something last. */
export function rivalMovesIn(
	steps: readonly Step[],
	sittings: readonly Sitting[],
	from = sincePerson(steps, sittings)
): readonly RivalMove[] {
	const moves: RivalMove[] = [];
	let table = fold(evolveTable, EMPTY_TABLE, steps.slice(0, from).flat());
	/** Whether an answer belongs to a move of a rival. */
	let isRivals = false;
	for (const [index, step] of steps.slice(from).entries()) {
		const at = from + index;
		const before = table;
		table = fold(evolveTable, table, step);
		const seat = moverOf(step);
		const last = moves.at(-1);
		if (seat !== null) {
			isRivals = isOfRival(sittings, step, at);
			if (isRivals) moves.push({ seat, before, after: table, step: at, next: at + 1 });
		} else if (isRivals && last && step[0]?.type === 'QuestionAnswered')
			moves[moves.length - 1] = { ...last, after: table, next: at + 1 };
	}
	return moves.toReversed();
}
