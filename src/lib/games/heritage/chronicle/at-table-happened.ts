import type { EventOf } from '../events.ts';
import type { ChronicleState } from '../state.ts';
import { happened } from '../table/course.ts';
import { evolveTable } from '../table/evolve.ts';
import { EMPTY_TABLE, type Table } from '../table/table.ts';
import { castRegistered } from './cast-registered.ts';
import { mixingAfter } from './mixing.ts';
import { findChapter } from './chapters.ts';

/**
 * The table as the next command finds it. A chapter that is recorded is over: the table of the next
 * one is laid out on an empty one.
 */
export function tableNow(state: ChronicleState): Table {
	const { table } = state;
	if (table === null) return EMPTY_TABLE;
	return table.chapter !== null && findChapter(state, table.chapter) ? EMPTY_TABLE : table;
}

/** The chronicle with its table after something happened there; whoever came onto it is registered. */
export function happenedAtTable(
	state: ChronicleState,
	{ event, goesOn }: EventOf<'HappenedAtTable'>
): ChronicleState {
	const course = happened(state.course, event, goesOn === true);
	return {
		...castRegistered(state, event),
		...mixingAfter(state, event, course),
		table: evolveTable(state.table ?? EMPTY_TABLE, event),
		course
	};
}
