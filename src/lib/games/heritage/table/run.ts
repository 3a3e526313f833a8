import { run as runTasks, type Rules as RunRules } from '../../core/run/run.ts';
import type { Battlegrounds } from '../boards/battleground.ts';
import { asQuestion } from '../dealing/dealers.ts';
import type { Dealer } from '../dealing/dealer.ts';
import type { ThingId } from '../shapes.ts';
import { evolveTable } from './evolve.ts';
import type { TableEvent } from './events.ts';
import { following } from './following.ts';
import type { Prompt } from './prompts.ts';
import type { Resolution, Resolving, Resolved } from './request.ts';
import type { Table } from './table.ts';
import type { Task, TaskKind, TaskOf } from './tasks.ts';

/** What a rule sees: the table as it is now, the boards' modules, and whose abilities went off already. */
export type Env = {
	readonly table: Table;
	readonly battlegrounds: Battlegrounds;
	readonly triggered: readonly ThingId[];
};

type Resolver<K extends TaskKind> = (env: Env, task: TaskOf<K>) => Resolving<Resolved>;
/** One rule for each kind of task. */
export type Resolvers = { readonly [K in TaskKind]: Resolver<K> };

/** What the engine is made of. */
export type Rules = { readonly resolvers: Resolvers; readonly battlegrounds: Battlegrounds };

function start<K extends TaskKind>(resolvers: Resolvers, env: Env, kind: K, task: TaskOf<K>) {
	return resolvers[kind](env, task);
}

/** Goes on with what is under way at a table until nothing is left, or somebody has to choose. */
export function run(
	{ resolvers, battlegrounds }: Rules,
	dealer: Dealer,
	from: Table,
	resolution: Resolution
) {
	const rules: RunRules<Table, Task, TableEvent, Prompt> = {
		resolve: (table, task, triggered) =>
			start(resolvers, { table, battlegrounds, triggered }, task.kind, task),
		evolve: evolveTable,
		following,
		nextQuestion: ({ asked }) => asked,
		questionAsked: (question, waiting) => ({
			type: 'QuestionAsked',
			question,
			resolution: waiting
		}),
		lotDrawn: ({ prompt, about }, chosen) => ({ type: 'LotDrawn', prompt, about, chosen }),
		asQuestion
	};
	return runTasks(rules, dealer, from, resolution);
}
