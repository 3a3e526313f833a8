import type { Battlegrounds } from '../boards/battleground.ts';
import { asQuestion } from '../dealing/box.ts';
import type { Dealer } from '../dealing/dealer.ts';
import type { ThingId } from '../shapes.ts';
import { evolveTable } from './evolve.ts';
import type { TableEvent } from './events.ts';
import { following } from './following.ts';
import type { Ask, Choice, Deal, Pending, Request, Resolution, Resolving } from './request.ts';
import type { Table } from './table.ts';
import type { Resolved, Task, TaskKind, TaskOf } from './tasks.ts';

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

/** What came of it · `unknown`: only who deals elsewhere can go on · `endless`: it would go on and on. */
export type Run =
	{ readonly events: readonly TableEvent[]; readonly table: Table } | 'unknown' | 'endless';

/**
 * How many tasks one command may set off, how many may wait, how many events may come of it. The greatest
 * tables take some hundred; cards can be written whose effects multiply without end.
 */
export const MOST_AT_ONCE = 5_000;

export function pending(task: Task): Pending {
	return { task, answers: [] };
}

const isDeal = (request: Request): request is Deal => 'deal' in request;

type Driven =
	| { readonly kind: 'done'; readonly resolved: Resolved; readonly lots: readonly TableEvent[] }
	| {
			readonly kind: 'ask';
			readonly ask: Ask;
			readonly answers: readonly Choice[];
			readonly lots: readonly TableEvent[];
	  }
	| { readonly kind: 'unknown' };

/** Drives a task with the answers it has, given on this very table: a correction forgets them. */
function drive(rules: Rules, env: Env, dealer: Dealer, { task, answers: given }: Pending): Driven {
	const running = start(rules.resolvers, env, task.kind, task);
	const taken: Choice[] = [];
	const lots: TableEvent[] = [];
	let step = running.next();
	while (!step.done) {
		const request = step.value;
		let choice = given[taken.length];
		if (!choice && isDeal(request)) {
			const dealt = dealer.deal(env.table, request);
			if (dealt === 'unknown') return { kind: 'unknown' };
			if (dealt !== 'ask') {
				choice = dealt.choice;
				lots.push(...lotsOf(request, choice));
			}
		}
		if (!choice) {
			const ask = isDeal(request) ? asQuestion(env.table, request) : request;
			return { kind: 'ask', ask, answers: taken, lots };
		}
		taken.push(choice);
		step = running.next(choice);
	}
	return { kind: 'done', resolved: step.value, lots };
}

function start<K extends TaskKind>(resolvers: Resolvers, env: Env, kind: K, task: TaskOf<K>) {
	return resolvers[kind](env, task);
}

/** That a lot was drawn stands in the log by itself; cards that were dealt stand in what follows. */
function lotsOf(deal: Deal, [chosen]: Choice): readonly TableEvent[] {
	if (deal.deal !== 'one-of' || chosen === undefined) return [];
	const { prompt, about } = deal;
	return [{ type: 'LotDrawn', prompt, about, chosen }];
}

/** Goes on with what is under way until nothing is left, or somebody has to choose. */
export function run(rules: Rules, dealer: Dealer, from: Table, resolution: Resolution): Run {
	const events: TableEvent[] = [];
	let table = from;
	let { tasks, triggered } = resolution;
	const happen = (happened: readonly TableEvent[]) => {
		for (const event of happened) {
			table = evolveTable(table, event);
			events.push(event);
		}
	};
	for (let steps = 0; ; steps++) {
		if (Math.max(steps, tasks.length, events.length) > MOST_AT_ONCE) return 'endless';
		const [first, ...rest] = tasks;
		if (!first) return { events, table };
		const env = { table, battlegrounds: rules.battlegrounds, triggered };
		const driven = drive(rules, env, dealer, first);
		if (driven.kind === 'unknown') return 'unknown';
		happen(driven.lots);
		if (driven.kind === 'ask') {
			const question = { id: table.asked, ...driven.ask };
			const asked = { tasks: [{ ...first, answers: driven.answers }, ...rest], triggered };
			happen([{ type: 'QuestionAsked', question, resolution: asked }]);
			return { events, table };
		}
		const { events: happened = [], next = [], triggered: set } = driven.resolved;
		happen(happened);
		tasks = following([...next.map(pending), ...rest], happened);
		if (set !== undefined) triggered = [...triggered, set];
	}
}
