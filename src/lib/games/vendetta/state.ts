import type { Json } from '../core/json.ts';
import type { SeatId } from '../core/seats.ts';
import { coursesOf, NO_COURSE, type Course as CourseOf } from '../core/steps/course.ts';
import type { FinalCount, Result } from './count/shapes.ts';
import type { StepEvent } from './events.ts';
import type { Setting } from './setting.ts';

/** The table is asked for nothing but an undo, and never needs to be: nothing here is secret. */
type Matter = Record<never, never>;

/** How an evening went so far. */
type Course = CourseOf<StepEvent, Matter>;

export const courses = coursesOf<StepEvent, Matter>({
	lays: () => false,
	begins: () => true,
	shows: () => [],
	asks: () => 0,
	matters: {}
});

/** A final count, and what came of it. */
export type Counted = { readonly count: FinalCount; readonly result: Result };

/** An evening as it stands. */
export type Evening = {
	readonly setting: Setting;
	/** Null: nothing is counted yet. */
	readonly counted: Counted | null;
};

/** An evening takes so many changes: far more than one needs, and few enough to fold and show at once. */
export const MOST_CHANGES = 500;

export type EveningState = {
	/** Clockwise; none: it has not begun. */
	readonly seats: readonly SeatId[];
	/** What it was begun with, to which an undo leads back. */
	readonly begun: Setting;
	/** How many events followed the beginning: what was undone counts, and so does each undo and redo. */
	readonly changes: number;
	readonly course: Course;
	readonly evening: Evening;
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
