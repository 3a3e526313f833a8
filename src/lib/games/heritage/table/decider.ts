import * as run from '../../core/run/request.ts';
import type { Battlegrounds } from '../boards/battleground.ts';
import type { Dealer } from '../dealing/dealer.ts';
import type { TableCommandOf, TableCommandType } from './commands.ts';
import type { TableEvent } from './events.ts';
import type { TableReason, Told } from './refusals.ts';
import type { Table } from './table.ts';
import type { Task } from './tasks.ts';

export type Refused = run.Refused<TableReason>;
export type Beginning = run.Begun<Task, TableEvent> | Refused;

/** What a decider may use besides table and command. */
export type Deciding = { readonly battlegrounds: Battlegrounds; readonly dealer: Dealer };

type TableDecider<T extends TableCommandType> = (
	table: Table,
	command: TableCommandOf<T>,
	deciding: Deciding
) => Beginning;
export type TableDeciders = { readonly [T in TableCommandType]: TableDecider<T> };

export const begin = run.begin<Task, TableEvent>;

/** Why not, with what its sentence names, and where in the command the trouble lies. */
export function refused<R extends TableReason>(reason: R, ...[about = {}, at]: Told<R>): Refused {
	return { accepted: false, refusal: { reason, about, ...(at !== undefined && { at }) } };
}
