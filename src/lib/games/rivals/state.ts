import type { Json } from '../core/json.ts';
import type { SeatId } from '../core/seats.ts';
import { coursesOf, NO_COURSE, type Course as CourseOf } from '../core/steps/course.ts';
import type { Attack } from './attack/attack.ts';
import type { RivalsEvent, StepEvent } from './events.ts';
import { newMatch, type Match, type NamedDecks, type RivalOf } from './match/state.ts';
import type { Setting } from './setting.ts';

/** How a match went so far. */
type Course = CourseOf<StepEvent, Record<never, never>>;

/** What brought something to light that nobody could know before: it is undone with the consent of all. */
export const reveals = (event: StepEvent): boolean =>
	(event.type === 'RivalsSet' && event.drawn !== undefined) || event.type === 'StakesOpened';

/** What a command never begins with: the end of a Scheme or of a claim. */
export const follows = (event: RivalsEvent): boolean =>
	event.type === 'StakesOpened' || event.type === 'SchemeDecided' || event.type === 'ClaimEnded';

export const courses = coursesOf<StepEvent, Record<never, never>>({
	lays: () => false,
	begins: (event) => !follows(event),
	shows: (step) => step.filter(reveals).map(({ type }) => type),
	asks: (step) =>
		Math.max(0, ...step.map((one) => (one.type === 'SchemePlayed' ? one.question + 1 : 0))),
	matters: {}
});

/** What a match was begun with, to which an undo leads back. */
export type Begun = {
	readonly order: readonly SeatId[];
	readonly rivals: RivalOf | null;
	readonly setting: Setting;
	readonly decks?: NamedDecks;
};

/** So many steps stand in a match at most, and so many times it is undone and redone: far more than any needs. */
export const MOST_STEPS = 3_000;
export const MOST_CHANGES = 6_000;

/** A match as it stands, and what it is played with. */
export type AtTable = { readonly setting: Setting; readonly match: Match };

export type RivalsState = AtTable & {
	/** Clockwise; none: it has not begun. */
	readonly seats: readonly SeatId[];
	readonly begun: Begun;
	/** How many events followed the beginning: what was undone counts, and so does each undo and redo. */
	readonly changes: number;
	readonly course: Course;
	/** What is told of the attack under way; no step of the course until it ends. */
	readonly attack: Attack | null;
};

const NO_SETTING: Setting = { title: '', depth: 'counters' };

export const NO_MATCH: RivalsState & Json = {
	seats: [],
	begun: { order: [], rivals: null, setting: NO_SETTING },
	changes: 0,
	course: NO_COURSE,
	attack: null,
	setting: NO_SETTING,
	match: newMatch([], null) as Match & Json
};
