import { untrack } from 'svelte';
import type { TableCommand } from '../../../../games/heritage/table/commands.ts';
import type { LiveTable } from '../live-table.svelte.ts';
import { consequencesFor, foreseenOn } from './remembered.ts';

/** Thinks an intention through before somebody asks for it: a sheet that shows it later has it at once. */
export function thinkOf(live: LiveTable, command: TableCommand): void {
	untrack(() => {
		const { battlegrounds, table, moves } = live;
		const foreseen = foreseenOn(battlegrounds, table, [command]);
		consequencesFor(battlegrounds, table, foreseen, moves.seat);
	});
}
