import { pending } from '../../core/run/request.ts';
import type { ObligationCard } from '../deck/cards.ts';
import type { SeatId, ThingId } from '../shapes.ts';
import type { Resolution } from '../table/request.ts';
import type { Table } from '../table/table.ts';
import type { Task, TaskKind } from '../table/tasks.ts';
import { ownerOf, vampireOf } from '../table/where.ts';

/** What carries the chapter on, whatever the table does by hand; without it a chapter would never end. */
const course: { readonly [K in TaskKind]: boolean } = {
	'mix-cards': true,
	'set-up-board': true,
	'first-player': true,
	'fill-queue': true,
	'draw-scheme': true,
	'begin-play': true,
	activate: false,
	modify: false,
	trigger: false,
	effects: false,
	fall: false,
	embrace: false,
	recruit: false,
	search: false,
	'shuffle-deck': true,
	edicts: false,
	'end-scheme': true,
	'dead-end': false,
	'next-turn': true,
	'end-of-round-board': true,
	'end-of-round': true,
	'each-round-obligations': true,
	'claim-races': true,
	'claim-mission': true,
	primogen: false,
	'primogen-draw': false,
	'primogen-lot': false,
	score: true
};

/** Whether a task is still about somebody: a vampire on the table, a character that has no place in a bloodline yet. */
function stillMeant(table: Table, task: Task): boolean {
	switch (task.kind) {
		case 'activate':
		case 'modify':
		case 'trigger':
		case 'fall':
			return task.vampire === null || vampireOf(table, task.vampire) !== null;
		case 'effects': {
			const { bearer } = task.context;
			return bearer === null || vampireOf(table, bearer) !== null;
		}
		case 'embrace':
			return ownerOf(table, task.character) === null;
	}
	return true;
}

/** When something of a seat's asks at this table: an obligation as it bites, an asset once it was played. */
function asking(
	{ seats, assetsPlayed }: Table,
	seat: SeatId,
	card: ThingId
): ObligationCard['when'] | 'played' | null {
	const { assets = [], obligations = [] } = seats.find((one) => one.seat === seat) ?? {};
	const owed = obligations.find(({ id }) => id === card);
	if (owed) return owed.when;
	return assetsPlayed.includes(card) && assets.some(({ id }) => id === card) ? 'played' : null;
}

/**
 * Whether what a task carries out asks for nothing any more: an asset was not played, an obligation does
 * not hold, or bites at another time.
 */
function lapsed(before: Table, after: Table, task: Task): boolean {
	if (task.kind !== 'effects') return false;
	const { seat, card } = task.context;
	const asked = asking(before, seat, card);
	return asked !== null && asking(after, seat, card) !== asked;
}

/**
 * What is under way once a table was corrected: as before, without what lost its meaning. What was
 * answered so far is asked anew, since on another table the same answer may meet another question. Given
 * up, only the course of the chapter goes on, and the table does the rest by hand. A chapter that was over
 * is scored anew.
 */
export function underWayAfter(before: Table, after: Table, givenUp: boolean): Resolution {
	const { tasks, triggered } = before.resolution;
	const left = tasks.filter(
		({ task }) =>
			stillMeant(after, task) && !lapsed(before, after, task) && (course[task.kind] || !givenUp)
	);
	const anew = left.map(({ task }) => pending(task));
	if (before.phase !== 'finished') return { tasks: anew, triggered };
	return { tasks: [...anew, pending({ kind: 'score' })], triggered };
}
