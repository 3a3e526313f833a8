import type { Json } from '../core/json.ts';
import type { ComputerSeats } from '../core/computer/grammar.ts';
import type { SeatId } from '../core/seats.ts';
import { coursesOf, NO_COURSE, type Course as CourseOf } from '../core/steps/course.ts';
import type { HandGiven } from '../core/steps/hands.ts';
import type { FinalCount, Result } from './count/shapes.ts';
import type { StepEvent } from './events.ts';
import type { MixingLog } from './mixing/log.ts';
import type { Setting } from './setting.ts';
import type { TableEvent } from './table/events.ts';
import { tableSteps } from './table/steps.ts';
import { EMPTY_TABLE, type Table } from './table/table.ts';

/** What the table is asked in place of an undo: whether the hidden hand of a seat is shown to the person who sits there now. */
type Matter = { readonly hand?: HandGiven };

/** How an evening went so far. */
export type Course = CourseOf<StepEvent, Matter>;

/** A count that the table came to is part of the step that ended its game. */
export function begins(event: StepEvent): boolean {
	if (event.type === 'HappenedAtTable')
		return event.along !== true && tableSteps.begins(event.event);
	return !(event.type === 'CountRecorded' && event.atTable === true);
}

/** What happened at the table, of some events of an evening. */
export const atTable = (events: readonly { readonly type: string }[]): readonly TableEvent[] =>
	events.flatMap((event) => (isAtTable(event) ? event.event : []));

const isAtTable = (event: {
	readonly type: string;
}): event is Extract<StepEvent, { type: 'HappenedAtTable' }> => event.type === 'HappenedAtTable';

export const courses = coursesOf<StepEvent, Matter>({
	// What stood before a table stands after it: the course is that of the evening.
	lays: () => false,
	begins,
	shows: (step) => tableSteps.shows(atTable(step)),
	asks: (step) => tableSteps.asks(atTable(step)),
	// Who answers whether a hand is shown may be away for long: the game goes on.
	matters: { hand: 'stays' }
});

/** A table before anything lies there; its first question has an id that none had which was undone. */
export const emptyTable = ({ asked }: Pick<Course, 'asked'>): Table => ({ ...EMPTY_TABLE, asked });

/** A final count, and what came of it. */
export type Counted = { readonly count: FinalCount; readonly result: Result };

/** An evening as it stands. */
export type Evening = {
	readonly setting: Setting;
	/** Null: nothing is counted yet. */
	readonly counted: Counted | null;
	/** The game that is played at the table; absent: none is. */
	readonly table?: Table;
};

/** An evening takes so many changes: far more than one needs, and few enough to fold and show at once. */
export const MOST_CHANGES = 500;

/** So many steps stand in an evening at most: a whole game has some 200. */
export const MOST_STEPS = 3_000;

export type EveningState = {
	/** Clockwise; none: it has not begun. */
	readonly seats: readonly SeatId[];
	/** What it was begun with, to which an undo leads back. */
	readonly begun: Setting;
	/** How many events followed the beginning, but for those at the table: what was undone counts, and so does each undo and redo. */
	readonly changes: number;
	readonly course: Course;
	readonly evening: Evening;
	/** How many tables were set up, undone ones too; absent: none. */
	readonly laid?: number;
	/** How the cards of the last table that was laid to be mixed came about; absent: none was. */
	readonly mixing?: MixingLog;
	/** The seats that the computer plays; absent: it never played one here. */
	readonly rivals?: ComputerSeats;
};

const NO_SETTING: Setting = {
	title: '',
	clans: {},
	teams: false,
	locations: false,
	relics: false
};

export const NO_EVENING: EveningState & Json = {
	seats: [],
	begun: NO_SETTING,
	changes: 0,
	course: NO_COURSE,
	evening: { setting: NO_SETTING, counted: null }
};
