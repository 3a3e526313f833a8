import type { Refusal } from '../../core/decision.ts';
import type { Battlegrounds } from '../boards/battleground.ts';
import type { Dealer } from '../dealing/dealer.ts';
import type { TableCommandOf, TableCommandType } from './commands.ts';
import type { TableEvent } from './events.ts';
import type { TableReason, Told } from './refusals.ts';
import type { Resolution } from './request.ts';
import { pending } from './run.ts';
import type { Table } from './table.ts';
import type { Task } from './tasks.ts';

/** A legal intention: what it means at once, and what has to be gone through after. */
export type Begun = {
	readonly accepted: true;
	readonly events: readonly TableEvent[];
	readonly resolution: Resolution;
};

export type Refused = { readonly accepted: false; readonly refusal: Refusal<TableReason> };
export type Beginning = Begun | Refused;

/** What a decider may use besides table and command. */
export type Deciding = { readonly battlegrounds: Battlegrounds; readonly dealer: Dealer };

type TableDecider<T extends TableCommandType> = (
	table: Table,
	command: TableCommandOf<T>,
	deciding: Deciding
) => Beginning;
export type TableDeciders = { readonly [T in TableCommandType]: TableDecider<T> };

/** The events that say what was wanted, then what has to happen, first things first. */
export function begin(events: readonly TableEvent[], ...tasks: readonly Task[]): Begun {
	return { accepted: true, events, resolution: { tasks: tasks.map(pending), triggered: [] } };
}

/** Why not, with what its sentence names, and where in the command the trouble lies. */
export function refused<R extends TableReason>(reason: R, ...[about = {}, at]: Told<R>): Refused {
	return { accepted: false, refusal: { reason, about, ...(at !== undefined && { at }) } };
}
