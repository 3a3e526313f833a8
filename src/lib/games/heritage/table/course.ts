import { fold } from '../../core/game.ts';
import type { ThingId } from '../shapes.ts';
import type { TableEvent } from './events.ts';
import { evolveTable } from './evolve.ts';
import { commandBehind } from './origin.ts';
import { EMPTY_TABLE, type Table } from './table.ts';

/** All that one command set off, in order; the first event says what was wanted. */
export type Step = readonly TableEvent[];

/** How a chapter went so far: what stands, and what was taken back. */
export type Course = {
	readonly steps: readonly Step[];
	/**
	 * What the last undoing took back, in the order in which it had happened; behind it, of what was taken
	 * back before, all that showed cards which nobody has seen again.
	 */
	readonly undone: readonly Step[];
	/** Questions that were taken back have ids below this one; none of them is given to another question. */
	readonly asked: number;
};

export const NO_COURSE: Course = { steps: [], undone: [], asked: 0 };

/**
 * A course after one more event. An event that a command begins with begins a step, unless it `goesOn`
 * with the one before: a character may be recruited by a command, or in the course of another one. A
 * table that is laid out begins a new course; where nothing stands, what was taken back stays known.
 */
export function happened(course: Course, event: TableEvent, goesOn: boolean): Course {
	const { steps } = course;
	if (event.type === 'TableSet')
		return { ...(steps.length === 0 ? course : NO_COURSE), steps: [[event]] };
	if (!goesOn && commandBehind(event) !== null) return { ...course, steps: [...steps, [event]] };
	const last = steps.at(-1) ?? [];
	return { ...course, steps: [...steps.slice(0, -1), [...last, event]] };
}

/** A course with the first `kept` steps; the others are taken back. */
export function undoneTo({ steps, undone, asked }: Course, kept: number): Course {
	const seen = new Set(steps.flatMap(cardsShown));
	const unseen = undone.filter((step) => cardsShown(step).some((card) => !seen.has(card)));
	return {
		steps: steps.slice(0, kept),
		undone: [...steps.slice(kept), ...unseen],
		asked: Math.max(asked, ...steps.map(askedAfter))
	};
}

/** The cards that a step brought to light, in their order. */
function cardsShown(step: Step): readonly ThingId[] {
	return step.flatMap((event) => {
		if (event.type === 'QueueRefilled' || event.type === 'CardTurned') return event.character;
		return event.type === 'SchemeDrawn' ? (event.scheme ?? []) : [];
	});
}

/** The id of the next question after a step; 0: it asked nothing. */
function askedAfter(step: Step): number {
	return Math.max(
		0,
		...step.map((event) => (event.type === 'QuestionAsked' ? event.question.id + 1 : 0))
	);
}

/** The table as some steps leave it. */
export function tableAfter(steps: readonly Step[]): Table {
	return fold(evolveTable, EMPTY_TABLE, steps.flat());
}

/** The table as a course leaves it, on which the next command is decided. */
export function tableOf({ steps, asked }: Course): Table {
	const table = tableAfter(steps);
	return { ...table, asked: Math.max(table.asked, asked) };
}
