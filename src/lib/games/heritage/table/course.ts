import { fold } from '../../core/game.ts';
import type { TableEvent } from './events.ts';
import { evolveTable } from './evolve.ts';
import { commandBehind } from './origin.ts';
import { EMPTY_TABLE, type Table } from './table.ts';

/** All that one command set off, in order; the first event says what was wanted. */
export type Step = readonly TableEvent[];

/** How a chapter went so far: what stands, and what was last taken back. */
export type Course = {
	readonly steps: readonly Step[];
	/** The steps that the last undoing took back, in the order in which they had happened. */
	readonly undone: readonly Step[];
};

export const NO_COURSE: Course = { steps: [], undone: [] };

/**
 * A course after one more event. An event that a command begins with begins a step, unless it `goesOn`
 * with the one before: a character may be recruited by a command, or in the course of another one. A
 * table that is laid out begins a new course; what was taken back before it stays taken back.
 */
export function happened(course: Course, event: TableEvent, goesOn: boolean): Course {
	const { steps, undone } = course;
	if (event.type === 'TableSet')
		return { steps: [[event]], undone: steps.length === 0 ? undone : [] };
	if (!goesOn && commandBehind(event) !== null) return { steps: [...steps, [event]], undone };
	const last = steps.at(-1) ?? [];
	return { steps: [...steps.slice(0, -1), [...last, event]], undone };
}

/** A course with the first `kept` steps; the others are taken back. */
export function undoneTo({ steps }: Course, kept: number): Course {
	return { steps: steps.slice(0, kept), undone: steps.slice(kept) };
}

/** The table as some steps leave it. */
export function tableAfter(steps: readonly Step[]): Table {
	return fold(evolveTable, EMPTY_TABLE, steps.flat());
}
