import type { Character, SeatId } from '../../../games/heritage/shapes.ts';
import type { Category, Clan } from '../../../games/heritage/vocabulary.ts';
import type { TermId } from '../codex/terms.ts';
import type { PickableCharacter } from '../character/pickable.ts';

/** The table as a chapter's pages know it. */
export interface Table {
	readonly seats: readonly TableSeat[];
	/** What this era's battleground of each category is called. */
	readonly battlegrounds: Readonly<
		Record<Category, { readonly name: string; readonly term: TermId }>
	>;
	/** Leaders of the register. */
	readonly leaders: readonly KnownLeader[];
	readonly characters: readonly PickableCharacter[];
	/** Cards that the program brings and the register does not know yet. */
	readonly strangers: readonly Character[];
	/** Played on the live table, which knows who was recruited from a haven. */
	readonly playedHere: boolean;
}

interface TableSeat {
	readonly seat: SeatId;
	readonly name: string;
	/** 1–4, the order round the table. */
	readonly number: number;
}

interface KnownLeader {
	readonly name: string;
	readonly clan: Clan;
	/** Who unlocked it: it serves no one else (ruling 19); null: free to all. */
	readonly home: SeatId | null;
}

export function nameAt(table: Pick<Table, 'seats'>, seat: SeatId): string {
	return table.seats.find((place) => place.seat === seat)?.name ?? seat;
}

export function numberAt(table: Pick<Table, 'seats'>, seat: SeatId): number {
	return table.seats.find((place) => place.seat === seat)?.number ?? 0;
}
