import type { SeatView } from '../../../games/vendetta/players/player.ts';
import type { Found } from '../../../games/vendetta/players/search/tried.ts';
import type { Strength } from '../../../games/vendetta/strengths.ts';
import type { TableCommand } from '../../../games/vendetta/table/commands.ts';

/** What code beside a page is asked about a table of Vendetta: a move, by what one seat may know. */
export type Question = {
	readonly view: SeatView;
	readonly strength: Strength;
	readonly seed: number;
};

/** The move, and what it was chosen among; null: it was clear at a glance. */
export type Report = { readonly command: TableCommand; readonly found: Found | null };
