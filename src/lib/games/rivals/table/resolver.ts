import type { MaybeAsking, Resolved } from './request.ts';
import type { Table } from './table.ts';
import type { TaskKind, TaskOf } from './tasks.ts';

/** One rule for each kind of task; `triggered`: which texts went off since the command. */
export type Resolvers<K extends TaskKind = TaskKind> = {
	readonly [T in K]: (
		table: Table,
		task: TaskOf<T>,
		triggered: readonly string[]
	) => MaybeAsking<Resolved>;
};

/** What happened, then what comes next. */
export const happens = (
	events: NonNullable<Resolved['events']>,
	...next: NonNullable<Resolved['next']>
): Resolved => ({ events, next });
