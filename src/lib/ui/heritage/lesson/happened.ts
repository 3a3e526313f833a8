import type { SeatId } from '../../../games/heritage/shapes.ts';
import type {
	TableEvent,
	TableEventOf,
	TableEventType
} from '../../../games/heritage/table/events.ts';
import type { Table } from '../../../games/heritage/table/table.ts';
import type { Temperament } from '../../../games/heritage/vocabulary.ts';
import type { ScreenNames } from '../table/names.ts';

/** What just happened at a table, and the table before and after it. */
export interface Happened {
	readonly events: readonly TableEvent[];
	readonly before: Table;
	readonly after: Table;
	readonly names: ScreenNames;
}

/** The first event of a kind among them; null: there is none. */
export const eventOf = <T extends TableEventType>(
	{ events }: Happened,
	type: T
): TableEventOf<T> | null =>
	events.find((event): event is TableEventOf<T> => event.type === type) ?? null;

interface Token {
	readonly space: number;
	readonly side: Temperament;
}

/** The morality token of a seat, on the boards that have one. */
function tokenOf(table: Table, seat: SeatId): Token | null {
	const state = table.boards.temperament?.state as
		{ readonly tokens?: { readonly [seat: SeatId]: Token } } | undefined;
	return state?.tokens?.[seat] ?? null;
}

/** How the morality token of whoever recruited moved; null: it did not, or there is none. */
export function tokenMoved(
	happened: Happened
): 'rose' | 'dropped' | 'flipped-up' | 'flipped-down' | null {
	const recruit = eventOf(happened, 'CharacterRecruited');
	if (!recruit) return null;
	const before = tokenOf(happened.before, recruit.seat);
	const after = tokenOf(happened.after, recruit.seat);
	if (!before || !after || before.space === after.space) return null;
	const up = after.space > before.space;
	if (before.side !== after.side) return up ? 'flipped-up' : 'flipped-down';
	return up ? 'rose' : 'dropped';
}

/** Where the one token of the class board stands, on boards that have one: steps from neutral. */
const classSpace = ({ boards }: Table): number | null =>
	(boards.class?.state as { readonly space?: number } | undefined)?.space ?? null;

/** Whether the class token won a decisive victory, or now stands a step from one; null: neither. */
export function classMoved({ before, after }: Happened): 'won' | 'near' | null {
	const [was, is] = [classSpace(before), classSpace(after)];
	if (was === null || is === null || was === is) return null;
	if (Math.abs(is) === 2) return 'near';
	return is === 0 && Math.abs(was) === 2 ? 'won' : null;
}
