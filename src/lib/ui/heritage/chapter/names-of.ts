import type { ChronicleState } from '../../../games/heritage/state.ts';
import { capital } from '../ledger/changes.ts';
import { nameAt, type Table } from './table.ts';

/** Ids of seats, characters and words of the game as people call them; anything else stays as it is. */
export function naming(state: ChronicleState, table: Table): (id: string) => string {
	return (id) => {
		if (state.seats.includes(id)) return nameAt(table, id);
		const character = state.characters[id];
		if (character) return character.name;
		return /^[a-z]+(-[a-z]+)*$/.test(id) ? capital(id) : id;
	};
}
