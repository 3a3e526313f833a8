import type { SeatView } from '../../../../games/rivals/table/own-view.ts';
import type { TableCommand } from '../../../../games/rivals/table/commands.ts';

/** What code beside a page is asked about a match: the move of a strong player, by what one seat may know. */
export type Question = { readonly view: SeatView; readonly seed: number };
export type Report = { readonly command: TableCommand };
