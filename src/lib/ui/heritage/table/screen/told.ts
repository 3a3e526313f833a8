import { tableAfter, type Course, type Step } from '../../../../games/heritage/table/course.ts';
import type { TableEvent } from '../../../../games/heritage/table/events.ts';
import type { SeatId } from '../../../../games/heritage/shapes.ts';
import type { Table } from '../../../../games/heritage/table/table.ts';
import type { Asked } from '../../ledger/choice-words.ts';
import { lineOf, type Parts, type StepLine } from '../history/steps.ts';
import type { ScreenNames } from '../names.ts';

/* Bookkeeping, or said by what follows it. */
const UNTOLD = new Set<TableEvent['type']>(['SchemeEnded', 'BoardSet', 'PlayBegan']);

/** The newest steps in words, newest first, down to the step `since`. */
export function newestSteps(
	{ steps }: Course,
	names: ScreenNames,
	most: number,
	since = 0,
	parts?: Parts
): readonly StepLine[] {
	const from = Math.max(since, steps.length - most);
	return steps
		.slice(from)
		.map((step, at) => {
			const worth = step.filter(({ type }) => !UNTOLD.has(type));
			return lineOf(from + at, worth, askedBy(steps, step), names, parts);
		})
		.toReversed();
}

/* Whoever waits is told what came of a turn, not that it ended. */
const PASSING = new Set<TableEvent['type']>(['QuestionAnswered', 'TurnEnded']);

/** The last step that is more than an answer or the end of a turn; 0: only the table was laid out. */
export const lastDoneAt = ({ steps }: Course): number =>
	steps.findLastIndex(([first]) => first && !PASSING.has(first.type));

/** What was done last that is more than an answer, in a sentence; null: nothing was. */
export function lastDone(course: Course, names: ScreenNames): string | null {
	const { steps } = course;
	const at = lastDoneAt(course);
	return at < 1
		? null
		: (newestSteps({ ...course, steps: steps.slice(0, at + 1) }, names, 1)[0]?.told.sentence ??
				null);
}

/** The question that a step answers; null: it answers none. */
function askedBy(steps: readonly Step[], [first]: Step): Asked | null {
	if (first?.type !== 'QuestionAnswered') return null;
	for (const event of steps.toReversed().flatMap((step) => step.toReversed()))
		if (event.type === 'QuestionAsked' && event.question.id === first.question) return event;
	return null;
}

/** Where the steps begin that happened since a seat ended its last turn; 0: it had none. */
export function sinceTurnOf({ steps }: Course, seat: SeatId): number {
	const last = steps.findLastIndex(([first]) => first?.type === 'TurnEnded' && first.seat === seat);
	return last + 1;
}

/** The table as a seat left it when its last turn ended; null: it had none. */
export function tableLeftBy(course: Course, seat: SeatId): Table | null {
	const since = sinceTurnOf(course, seat);
	return since === 0 ? null : tableAfter(course.steps.slice(0, since));
}
