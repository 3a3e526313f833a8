import type { Moves } from '../../../games/heritage/chapter/moves.ts';
import type { SeatId } from '../../../games/heritage/shapes.ts';
import type { Course } from '../../../games/heritage/table/course.ts';
import type { Table } from '../../../games/heritage/table/table.ts';
import type { ScreenNames } from '../table/names.ts';
import type { Picking, Place } from '../table/screen/screen.svelte.ts';
import type { TableCommand } from '../../../games/heritage/table/commands.ts';

/** What the learner sees of the table, and has in hand on the screen. */
export interface Seen {
	readonly table: Table;
	readonly course: Course;
	/** What the learner may do. */
	readonly moves: Moves;
	readonly points: { readonly [seat: SeatId]: number };
	readonly names: ScreenNames;
	/** The place that is open; on a wide screen all of them are. */
	readonly place: Place | 'all';
	readonly picking: Picking | null;
	readonly considered: TableCommand | null;
}

/** What the coach can point at. */
export type PointedAt =
	| 'players'
	| 'queue'
	| 'board-class'
	| 'board-temperament'
	| 'board-geography'
	| 'next-action'
	| 'place-table'
	| 'place-schemes'
	| 'place-points'
	| 'petition'
	| 'envoys'
	| 'needle'
	| 'changes'
	| 'boons'
	| 'missions';

/** Where each of them is in the page. */
export const POINTED: { readonly [P in PointedAt]: string } = {
	players: '[aria-label="Players"]',
	queue: '[aria-labelledby="queue-title"] ol',
	'board-class': '[data-board="class"]',
	'board-temperament': '[data-board="temperament"]',
	'board-geography': '[data-board="geography"]',
	'next-action': '.next .buttons > :last-child',
	'place-table': '[data-place="table"]',
	'place-schemes': '[data-place="schemes"]',
	'place-points': '[data-place="points"]',
	petition: '[data-play="petition-to-the-barons"]',
	envoys: '[data-play="envoys-to-a-distant-court"]',
	needle: '[data-play="a-needle-of-bone"]',
	changes: 'dialog[open] [aria-label="Points"]',
	boons: 'dialog[open] [data-boons]',
	missions: '[aria-labelledby="missions-title"]'
};
