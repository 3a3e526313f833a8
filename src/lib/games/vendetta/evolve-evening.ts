import { rivalsAfter } from '../core/computer/seats.ts';
import type { StepEvent, VendettaEvent } from './events.ts';
import { mixingOf } from './mixing/log.ts';
import type { Setting } from './setting.ts';
import {
	courses,
	emptyTable,
	NO_EVENING,
	type Course,
	type Evening,
	type EveningState
} from './state.ts';
import type { TableEvent } from './table/events.ts';
import type { Table } from './table/table.ts';

type EvolveTable = (table: Table, event: TableEvent) => Table;
export type Evolve = (state: EveningState, event: VendettaEvent) => EveningState;

/**
 * What an event makes of an evening; it cannot refuse. `evolveTable`: what becomes of its table, which is a good deal to carry for a
 * page that shows none.
 */
export function evolveWith(evolveTable: EvolveTable): Evolve {
	const stood: StoodAfter = new WeakMap();
	return (state, event) => evolved(state, event, evolveTable, stood);
}

/** How an evening stood after a step, and after what it followed: another step, or the beginning. */
type Stood = { readonly followed: Stood | Setting; readonly evening: Evening };

/** Known as long as the steps are, so that no undo folds again what was folded for the one before. */
type StoodAfter = WeakMap<Course['steps'][number], Stood>;

function evolved(
	state: EveningState,
	event: VendettaEvent,
	evolveTable: EvolveTable,
	stood: StoodAfter
): EveningState {
	switch (event.type) {
		case 'EveningBegun': {
			const { seats, setting } = event;
			return {
				...(NO_EVENING as EveningState),
				seats,
				begun: setting,
				evening: { setting, counted: null }
			};
		}
		case 'UndoneAtTable':
		case 'RedoneAtTable':
			return standing(
				{ ...changed(state), course: courses.turnedBack(state.course, event) },
				evolveTable,
				stood
			);
		case 'UndoProposed':
		case 'UndoAgreed':
		case 'UndoDeclined':
		case 'UndoWithdrawn':
			return { ...changed(state), course: courses.turnedBack(state.course, event) };
		case 'HandProposed': {
			const { seat, from, to } = event;
			const course = courses.askedAbout(state.course, event, { hand: { seat, from, to } });
			return { ...changed(state), course };
		}
		case 'HandPassed': {
			// It answers the question about this hand; any other still stands.
			const { proposal } = state.course;
			const answers = proposal?.hand?.seat === event.seat;
			const course = answers ? { ...state.course, proposal: null } : state.course;
			return { ...changed(state), course };
		}
		case 'SeatGivenToRival':
		case 'SeatTakenBack':
		case 'RivalHalted':
			return { ...changed(state), rivals: rivalsAfter(state.rivals, event) };
		case 'CardsMixed': {
			const { mixing } = state;
			return mixing
				? { ...changed(state), mixing: { ...mixing, steps: [...mixing.steps, event.step] } }
				: changed(state);
		}
		case 'HappenedAtTable':
			return {
				...state,
				...mixingBegun(state, event.event),
				...(event.nth !== undefined && { laid: event.nth }),
				course: courses.happened(state.course, event, false),
				evening: after(state.evening, event, state.course, evolveTable)
			};
		default:
			return {
				...changed(state),
				course: courses.happened(state.course, event, false),
				evening: after(state.evening, event, state.course, evolveTable)
			};
	}
}

/** A mixing begins with the table that is laid out for it; one that is laid out again over the same numbers keeps its own. */
function mixingBegun({ mixing }: EveningState, event: TableEvent): Pick<EveningState, 'mixing'> {
	const laid = event.type === 'TableSet' ? mixingOf(event.setting) : null;
	return laid && laid.id !== mixing?.id ? { mixing: laid } : {};
}

const changed = (state: EveningState): EveningState => ({ ...state, changes: state.changes + 1 });

/** An evening with the steps of its course, and no others. */
function standing(state: EveningState, evolveTable: EvolveTable, stood: StoodAfter): EveningState {
	const { course, begun } = state;
	let evening: Evening = { setting: begun, counted: null };
	let followed: Stood | Setting = begun;
	for (const step of course.steps) {
		const known = stood.get(step);
		if (known?.followed === followed) {
			({ evening } = known);
			followed = known;
			continue;
		}
		evening = step.reduce((now, event) => after(now, event, course, evolveTable), evening);
		followed = { followed, evening };
		stood.set(step, followed);
	}
	if (!evening.table) return { ...state, evening };
	// An id that was given to a question which was undone is given to no other.
	const asked = Math.max(evening.table.asked, course.asked);
	return { ...state, evening: { ...evening, table: { ...evening.table, asked } } };
}

function after(
	evening: Evening,
	event: StepEvent,
	course: Pick<Course, 'asked'>,
	evolveTable: EvolveTable
): Evening {
	switch (event.type) {
		case 'SettingChanged':
			return { ...evening, setting: event.setting, counted: event.counted };
		case 'CountRecorded':
		case 'CountCorrected':
			return { ...evening, counted: { count: event.count, result: event.result } };
		case 'HappenedAtTable': {
			const before = evening.table ?? emptyTable(course);
			const setting = settingAfter(evening.setting, event.event);
			return { ...evening, setting, table: evolveTable(before, event.event) };
		}
	}
}

/** Clans are chosen at the table, where one lies. */
function settingAfter(setting: Setting, event: TableEvent): Setting {
	if (event.type === 'TableSet') return { ...setting, clans: {} };
	if (event.type !== 'ClanChosen') return setting;
	return { ...setting, clans: { ...setting.clans, [event.seat]: event.clan } };
}
