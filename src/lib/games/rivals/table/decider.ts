import type { refuse } from '../../core/decision.ts';
import { type About, type Refusal } from '../../core/decision.ts';
import * as run from '../../core/run/request.ts';
import type { TableCommandOf, TableCommandType } from './commands.ts';
import type { TableDealer } from './dealing.ts';
import type { TableEvent } from './events.ts';
import type { TableReason } from './refusals.ts';
import type { Table } from './table.ts';
import type { Task } from './tasks.ts';

export type Refused = run.Refused<TableReason>;
export type Beginning = run.Begun<Task, TableEvent> | Refused;

export type Deciders<T extends TableCommandType = TableCommandType> = {
	readonly [K in T]: (table: Table, command: TableCommandOf<K>, dealer: TableDealer) => Beginning;
};

export const begin = run.begin<Task, TableEvent>;

/** What nobody waits for: it happens beside an open question. */
export const beside = (table: Table, events: readonly TableEvent[]): Beginning =>
	table.question
		? { accepted: true, events, resolution: { tasks: [], triggered: [] } }
		: begin(events);

/** Why not, with what its sentence names, and where in the command the trouble lies. */
export function refused(reason: TableReason, about: About = {}, at?: string): Refused {
	return { accepted: false, refusal: { reason, about, ...(at !== undefined && { at }) } };
}

type AnyRefusal = ReturnType<typeof refuse<TableReason>>;

/** A refusal of the rules that the box shares; null: there is none. */
export function asRefused(
	decision:
		{ readonly accepted: boolean; readonly refusal?: Refusal<TableReason> } | AnyRefusal | null
): Refused | null {
	if (decision === null || decision.accepted || !('refusal' in decision) || !decision.refusal)
		return null;
	return { accepted: false, refusal: decision.refusal };
}
