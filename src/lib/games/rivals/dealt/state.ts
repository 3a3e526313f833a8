import type { ComputerSeats } from '../../core/computer/grammar.ts';
import type { Json } from '../../core/json.ts';
import type { SeatId } from '../../core/seats.ts';
import { coursesOf, NO_COURSE, type Course as CourseOf } from '../../core/steps/course.ts';
import type { HandGiven } from '../../core/steps/hands.ts';
import type { TableEvent } from '../table/events.ts';
import { askedIn, shownBy } from '../table/steps.ts';
import type { Table } from '../table/table.ts';
import type { StepEvent } from './grammar.ts';

/** What the table is asked in place of an undo: whether the hidden hand of a seat is shown to the person who sits there now. */
type Matter = { readonly hand?: HandGiven };

/** How a match went so far. The first step deals it. */
type Course = CourseOf<StepEvent, Matter>;

/** What happened at the table, of some events of a match. */
export const atTable = (events: readonly StepEvent[]): readonly TableEvent[] =>
	events.flatMap((one) => (one.type === 'HappenedAtTable' ? one.event : []));

const deals = (one: StepEvent): boolean =>
	one.type === 'HappenedAtTable' && one.event.type === 'TableSet';

/** Whether a step begins with this event. */
export const begins = (one: StepEvent): boolean => one.type === 'ActedAtTable' || deals(one);

/** Whether an event told somebody something they did not know. */
export const reveals = (one: StepEvent): boolean =>
	one.type === 'HappenedAtTable' && shownBy(one.event).length > 0;

export const courses = coursesOf<StepEvent, Matter>({
	lays: deals,
	begins,
	shows: (step) => atTable(step).flatMap(shownBy),
	asks: (step) => askedIn(atTable(step)),
	// Who answers whether a hand is shown may be away for long: the match goes on.
	matters: { hand: 'stays' }
});

/** So many steps stand in a match at most, and so many times it is undone or asked about: far more than any needs. */
export const MOST_STEPS = 3_000;
export const MOST_CHANGES = 6_000;

/** A match that Elysium deals, as it stands. Nothing in it is secret. */
export type DealtState = {
	/** Clockwise; none: it has not begun. */
	readonly seats: readonly SeatId[];
	readonly title: string;
	/** How many events followed the beginning, but for those at the table: what was undone counts, and so does each undo and redo. */
	readonly changes: number;
	readonly course: Course;
	/** Null: nothing is dealt yet. */
	readonly table: Table | null;
	/** The seats that the computer plays; absent: it never played one here. */
	readonly rivals?: ComputerSeats;
};

export const NO_MATCH: DealtState & Json = {
	seats: [],
	title: '',
	changes: 0,
	course: NO_COURSE,
	table: null
};
