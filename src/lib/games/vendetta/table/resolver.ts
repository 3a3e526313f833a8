import type { MaybeAsking, Resolved } from './request.ts';
import type { Table } from './table.ts';
import type { TaskKind, TaskOf } from './tasks.ts';

/** One rule for each kind of task; `triggered`: which abilities went off since the command. */
export type Resolvers = {
	readonly [K in TaskKind]: (
		table: Table,
		task: TaskOf<K>,
		triggered: readonly string[]
	) => MaybeAsking<Resolved>;
};
