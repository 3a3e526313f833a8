import type { Course, Step } from '../../../../games/heritage/table/course.ts';
import type { TableEvent } from '../../../../games/heritage/table/events.ts';
import type { SeatId } from '../../../../games/heritage/shapes.ts';
import { tellAtTable } from '../../ledger/table-words.ts';
import type { Told } from '../../ledger/told.ts';
import type { ScreenNames } from '../names.ts';

/** What happened in a step, in words: who did it leads, what nobody needs to hear is left out. */
export type ToldStep = { readonly index: number; readonly lines: readonly Told[] };

/* Bookkeeping, or said better by what follows it. */
const UNTOLD = new Set<TableEvent['type']>([
	'QuestionAsked',
	'SchemeEnded',
	'TurnEnded',
	'BoardSet',
	'PlayBegan'
]);

/** A step in words; one of which nothing is worth telling has no lines. */
export function toldStep(step: Step, index: number, names: ScreenNames): ToldStep {
	const worth = step.filter(({ type }) => !UNTOLD.has(type));
	return { index, lines: worth.map((event) => tellAtTable(event, names)) };
}

/** The newest steps first, those without words left out. */
export function newestSteps(
	{ steps }: Course,
	names: ScreenNames,
	most: number
): readonly ToldStep[] {
	const told: ToldStep[] = [];
	for (let index = steps.length - 1; index >= 0 && told.length < most; index--) {
		const step = steps[index];
		const one = step && toldStep(step, index, names);
		if (one && one.lines.length > 0) told.push(one);
	}
	return told;
}

/** Where the steps begin that happened since a seat ended its last turn; 0: since the beginning. */
export function sinceTurnOf({ steps }: Course, seat: SeatId): number {
	const last = steps.findLastIndex(([first]) => first?.type === 'TurnEnded' && first.seat === seat);
	return last + 1;
}
