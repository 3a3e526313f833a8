import { rivalsAfter, rivalsFrom } from '../../core/computer/seats.ts';
import { standingOf } from '../../core/steps/standing.ts';
import { evolveTable } from '../table/evolve.ts';
import { EMPTY_TABLE, type Table } from '../table/table.ts';
import type { DealtEvent, StepEvent } from './grammar.ts';
import { courses, NO_MATCH, type DealtState } from './state.ts';

const after = (table: Table, one: StepEvent): Table =>
	one.type === 'HappenedAtTable' ? evolveTable(table, one.event) : table;

const BEFORE = {};
const standing = standingOf<StepEvent, Table, object>(() => EMPTY_TABLE, after);

/** A match with the steps of its course, and no others. */
function stood(state: DealtState): DealtState {
	const table = standing(BEFORE, state.course.steps);
	if (table.setting === null) return { ...state, table: null };
	// An id that was given to a question which was undone is given to no other.
	return { ...state, table: { ...table, asked: Math.max(table.asked, state.course.asked) } };
}

const changed = (state: DealtState): DealtState => ({ ...state, changes: state.changes + 1 });

/** What an event makes of a match; it cannot refuse. */
export function evolve(state: DealtState, event: DealtEvent): DealtState {
	switch (event.type) {
		case 'MatchBegun': {
			const { seats, title, computers } = event;
			const rivals = computers && { rivals: rivalsFrom(computers) };
			return { ...(NO_MATCH as DealtState), seats, title, ...rivals };
		}
		case 'TitleChanged':
			return { ...changed(state), title: event.title };
		case 'UndoneAtTable':
		case 'RedoneAtTable':
			return stood({ ...changed(state), course: courses.turnedBack(state.course, event) });
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
			const answers = state.course.proposal?.hand?.seat === event.seat;
			const course = answers ? { ...state.course, proposal: null } : state.course;
			return { ...changed(state), course };
		}
		case 'SeatGivenToRival':
		case 'SeatTakenBack':
		case 'RivalHalted':
			return { ...changed(state), rivals: rivalsAfter(state.rivals, event) };
		case 'ActedAtTable':
		case 'HappenedAtTable':
			return {
				...state,
				course: courses.happened(state.course, event, false),
				table: after(state.table ?? EMPTY_TABLE, event)
			};
	}
}
