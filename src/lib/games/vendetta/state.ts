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

export type EveningState = {
	/** Clockwise; none: it has not begun. */
	readonly seats: readonly SeatId[];
	/** What it was begun with, to which an undo leads back. */
	readonly begun: Setting;
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
	course: NO_COURSE,
	evening: { setting: NO_SETTING, counted: null }
};
