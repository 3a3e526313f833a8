import type { VampireId } from '../bloodline/bloodline.ts';
import type { TableEvent } from '../table/events.ts';
import type { Table } from '../table/table.ts';
import { CATEGORIES } from '../vocabulary.ts';
import type { Battlegrounds } from './battleground.ts';

/**
 * How the boards change when characters take the places of vampires: all that a vampire holds on them
 * passes on, as its tokens do. Source: rulebook, Tremere.
 */
export function usurpedOnBoards(
	battlegrounds: Battlegrounds,
	table: Table,
	usurped: readonly { readonly vampire: VampireId; readonly by: VampireId }[]
): readonly TableEvent[] {
	return CATEGORIES.flatMap((category): readonly TableEvent[] => {
		const board = table.boards[category];
		const pass = board && battlegrounds[board.battleground]?.usurped;
		if (!pass) return [];
		const state = usurped.reduce((now, { vampire, by }) => pass(now, vampire, by), board.state);
		return state === board.state ? [] : [{ type: 'BoardChanged', category, state }];
	});
}
