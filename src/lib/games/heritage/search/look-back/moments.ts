import type { SeatId } from '../../shapes.ts';
import type { Table } from '../../table/table.ts';
import type { Evaluation } from '../evaluation.ts';
import { publicView, type PlayedStep } from './course-steps.ts';

/** Chances to win from 0 to 1, in the order of the table; they add up to 1. */
export type Chances = readonly number[];

/** Where the chapter stood after a step, by what everybody knew. */
export type Moment = {
	/** The place of the step in the course. */
	readonly step: number;
	readonly round: number;
	/** In whose turn it was; null: between turns, or at the end. */
	readonly turn: SeatId | null;
	/** The count at the end decides, and a correction changes the table; all else is play. */
	readonly kind: 'play' | 'count' | 'correction';
	readonly chances: Chances;
};

export const chancesFor = (evaluation: Evaluation, table: Table): Chances =>
	evaluation.chancesOf(publicView(table));

export function momentAfter(
	evaluation: Evaluation,
	{ index, before, after, command }: PlayedStep
): Moment {
	const isCount = after.phase === 'scoring' || after.phase === 'finished';
	return {
		step: index,
		round: before.round,
		turn: isCount ? null : (before.turn?.seat ?? null),
		kind: isCount ? 'count' : command?.type === 'CorrectTable' ? 'correction' : 'play',
		chances: chancesFor(evaluation, after)
	};
}
