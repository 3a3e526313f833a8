import type { Table } from '../../../games/rivals/table/table.ts';
import type { Speaker } from '../../speaker.ts';
import type { Opened } from './table-play.svelte.ts';

/** A table as it is looked at, whether it is played or looked back at. */
export interface Board {
	readonly table: Table;
	readonly speaker: Speaker;
	readonly nameOf: (id: string) => string;
	/** What is opened over it. */
	opened: Opened | null;
}
