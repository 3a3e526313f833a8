import { seededChance, type Chance } from '../../core/chance.ts';
import type { SeatId } from '../../core/seats.ts';
import type { TableCommand } from './commands.ts';
import { NOTHING_SEALED, type SealedTable } from './dealing.ts';
import { dealerFor, decideWith } from './engine.ts';
import type { TableEvent } from './events.ts';
import type { Refused } from './decider.ts';
import type { TableSetting } from './setting.ts';
import { EMPTY_TABLE, type Table } from './table.ts';

/** A match, whoever deals it: the table everybody sees, and what is sealed. */
export type Dealt = { readonly table: Table; readonly sealed: SealedTable };

/** What a command came to: the match after it, or why not. */
type Played =
	(Dealt & { readonly accepted: true; readonly events: readonly TableEvent[] }) | Refused;

const NOT_BEGUN: Dealt = { table: EMPTY_TABLE, sealed: NOTHING_SEALED };

/** Carries out a command at a match. `chance`: what shuffles and draws lots. */
export function play({ table, sealed }: Dealt, command: TableCommand, chance: Chance): Played {
	const dealer = dealerFor(table, command, sealed, chance);
	const outcome = decideWith(table, command, dealer);
	if (!outcome.accepted) return outcome;
	return { ...outcome, sealed: dealer.sealed() ?? sealed };
}

/** A new match, dealt up to the first choice. A setting that is refused is a bug of the caller and throws. */
export function begin(
	setting: TableSetting,
	seats: readonly SeatId[],
	chance: Chance = seededChance(1)
): Dealt {
	const begun = play(NOT_BEGUN, { type: 'SetTable', setting, seats: [...seats] }, chance);
	if (!begun.accepted) throw new Error(`this match cannot begin: ${begun.refusal.reason}`);
	return { table: begun.table, sealed: begun.sealed };
}
