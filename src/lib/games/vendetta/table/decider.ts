import * as run from '../../core/run/request.ts';
import type { TableCommandOf, TableCommandType } from './commands.ts';
import type { TableDealer } from './dealing.ts';
import type { TableEvent } from './events.ts';
import type { TableReason, Told } from './refusals.ts';
import type { Table } from './table.ts';
import type { Task } from './tasks.ts';

export type Refused = run.Refused<TableReason>;
export type Beginning = run.Begun<Task, TableEvent> | Refused;

type Decider<T extends TableCommandType> = (
	table: Table,
	command: TableCommandOf<T>,
	dealer: TableDealer
) => Beginning;
export type Deciders = { readonly [T in TableCommandType]: Decider<T> };

export const begin = run.begin<Task, TableEvent>;

/** Like `begin`, and what waits for an answer is asked again from its start, since it may read otherwise now. */
export function beginAside(
	{ question, resolution }: Table,
	events: readonly TableEvent[],
	...tasks: readonly Task[]
): Beginning {
	if (!question) return begin(events, ...tasks);
	const waiting = resolution.tasks.map(({ task }) => run.pending(task));
	return {
		accepted: true,
		events: [...events, { type: 'QuestionSetAside' }],
		resolution: { ...resolution, tasks: [...tasks.map(run.pending), ...waiting] }
	};
}

/** Why not, with what its sentence names, and where in the command the trouble lies. */
export function refused<R extends TableReason>(reason: R, ...[about = {}, at]: Told<R>): Refused {
	return { accepted: false, refusal: { reason, about, ...(at !== undefined && { at }) } };
}
