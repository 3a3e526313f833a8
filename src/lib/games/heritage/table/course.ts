import { fold } from '../../core/game.ts';
import {
	coursesOf,
	NO_COURSE as NOTHING,
	type Course as CourseOf,
	type Proposal,
	type Turnback as TurnedBack
} from '../../core/steps/course.ts';
import type { HandGiven } from '../../core/steps/hands.ts';
import type { ChapterRecord } from '../record-shapes.ts';
import type { SeatId, ThingId } from '../shapes.ts';
import type { TableEvent } from './events.ts';
import { evolveTable } from './evolve.ts';
import { commandBehind } from './origin.ts';
import type { Setting } from './setting.ts';
import { EMPTY_TABLE, type Table } from './table.ts';

export { beganAnew } from '../../core/steps/course.ts';

/** All that one command set off, in order; the first event says what was wanted. */
export type Step = readonly TableEvent[];

/** What the table is asked in place of an undo. */
type Matter = {
	/** The chapter is to end here, recorded so. */
	readonly ending?: { readonly chapter: number; readonly record: ChapterRecord };
	/** The hidden hand of a seat is to be shown to the person who sits there now. */
	readonly hand?: HandGiven;
};
export type UndoProposal = Proposal<Matter>;

/** How a chapter went so far. */
export type Course = CourseOf<TableEvent, Matter> & {
	/** Whose hidden hand was shown to another person just now; absent: something else happened since. */
	readonly passed?: SeatId;
};

export const NO_COURSE: Course = NOTHING;

type Asking = { readonly by: readonly SeatId[]; readonly asks: readonly SeatId[] };

/** What happens to a course besides its steps. */
export type Turnback =
	| TurnedBack
	| (Required<Matter>['ending'] & Asking & { readonly type: 'EndingProposed' })
	| (HandGiven & Asking & { readonly type: 'HandProposed' })
	| { readonly type: 'HandPassed'; readonly seat: SeatId };

const courses = coursesOf<TableEvent, Matter>({
	lays: ({ type }) => type === 'TableSet',
	begins: (event) => commandBehind(event) !== null,
	shows: cardsShown,
	asks: askedAfter,
	// Who answers whether a hand is shown may be away for long: the game goes on, and another question takes its place.
	matters: { ending: 'goes', hand: 'stays' }
});
export const { isAskedBack, undoneTo } = courses;

const wentOn = ({ passed: _seen, ...course }: Course): Course => course;

/** A course after one more event; `goesOn`: within the step before, although a command could begin with it. */
export const happened = (before: Course, event: TableEvent, goesOn: boolean): Course =>
	courses.happened(wentOn(before), event, goesOn);

/** A course after something happened to it besides a step. */
export function turnedBack(before: Course, event: Turnback): Course {
	const course = wentOn(before);
	switch (event.type) {
		case 'EndingProposed': {
			const { chapter, record } = event;
			return courses.askedAbout(course, event, { ending: { chapter, record } });
		}
		case 'HandProposed': {
			const { seat, from, to } = event;
			return courses.askedAbout(course, event, { hand: { seat, from, to } });
		}
		case 'HandPassed': {
			// It answers the question about this hand; any other still stands.
			const { declined: _over, ...gone } = course;
			const proposal = course.proposal?.hand?.seat === event.seat ? null : course.proposal;
			return { ...gone, proposal, passed: event.seat };
		}
		default:
			return courses.turnedBack(course, event);
	}
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

/** What happened after some steps; null: they were not the beginning of these. */
function eventsSince(steps: readonly Step[], before: readonly Step[]): TableEvent[] | null {
	const [now, then] = [steps.flat(), before.flat()];
	return then.every((event, at) => event === now[at]) ? now.slice(then.length) : null;
}

/** The table as a course leaves it, on which the next command is decided; made of an earlier one where that is known. */
export function tableOf(
	{ steps, asked }: Course,
	known?: { readonly course: Course; readonly table: Table }
): Table {
	const since = known && eventsSince(steps, known.course.steps);
	const table = known && since ? fold(evolveTable, known.table, since) : tableAfter(steps);
	return { ...table, asked: Math.max(table.asked, asked) };
}

/** What a table with these steps was laid out by; null: it was not. */
export function settingOf([laid]: readonly Step[]): Setting | null {
	const [first] = laid ?? [];
	return first?.type === 'TableSet' ? first.setting : null;
}
