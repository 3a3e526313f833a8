import type { Resolved, Resolving } from './request.ts';
import type { Table } from './table.ts';
import type { TaskKind, TaskOf } from './tasks.ts';

/** One rule for each kind of task. */
export type Resolvers = {
	readonly [K in TaskKind]: (table: Table, task: TaskOf<K>) => Resolving<Resolved>;
};
