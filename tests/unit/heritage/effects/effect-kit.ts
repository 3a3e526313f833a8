import * as v from 'valibot';
import {
	battleground,
	type AnyBattleground,
	type Battlegrounds,
	type Modification,
	type Modified
} from '../../../../src/lib/games/heritage/boards/battleground.ts';
import { baseEffects } from '../../../../src/lib/games/heritage/effects/rules.ts';
import type { Effect } from '../../../../src/lib/games/heritage/effects/effect.ts';
import { effectTasks } from '../../../../src/lib/games/heritage/effects/interpret.ts';
import type { EffectResolvers } from '../../../../src/lib/games/heritage/effects/resolving.ts';
import { select } from '../../../../src/lib/games/heritage/effects/select.ts';
import type { Selector } from '../../../../src/lib/games/heritage/effects/selector.ts';
import type { TableEvent } from '../../../../src/lib/games/heritage/table/events.ts';
import {
	atOnce,
	type Ask,
	type Choice,
	type Resolving
} from '../../../../src/lib/games/heritage/table/request.ts';
import type { Env, Resolvers, Rules } from '../../../../src/lib/games/heritage/table/run.ts';
import type { Table } from '../../../../src/lib/games/heritage/table/table.ts';
import type { Context, Task } from '../../../../src/lib/games/heritage/table/tasks.ts';
import { CATEGORIES, type Category } from '../../../../src/lib/games/heritage/vocabulary.ts';
import { answer, go, rulesOf, type Script } from '../table/kit.ts';

/** What a card of the leader of `s1` knows at first. */
export function context(more: Partial<Context> = {}): Context {
	return {
		seat: 's1',
		card: 'l1',
		bearer: 'l1',
		opponent: null,
		chosen: null,
		pack: null,
		scheme: false,
		...more
	};
}

export function envOf(table: Table, more: Partial<Env> = {}): Env {
	return { table, battlegrounds: {}, triggered: [], ...more };
}

/** Runs a rule with answers in order; what was asked, and what came of it (nothing: an answer is missing). */
export function resolve<Result>(
	rule: Resolving<Result>,
	...answers: readonly Choice[]
): { readonly asked: readonly Ask[]; readonly result: Result | undefined } {
	const asked: Ask[] = [];
	const left = [...answers];
	let step = rule.next();
	while (!step.done) {
		if ('deal' in step.value) throw new Error('nothing is dealt here');
		asked.push(step.value);
		const answer = left.shift();
		if (!answer) return { asked, result: undefined };
		step = rule.next(answer);
	}
	if (left.length > 0) throw new Error(`nobody asked for ${JSON.stringify(left)}`);
	return { asked, result: step.value };
}

/** Whom a selector means without a question. */
export function meant(table: Table, selector: Selector, about: Context = context()) {
	return resolve(select(envOf(table), about, selector)).result?.vampires;
}

/** Every effect but the clans' keywords; a keyword in a test of these is a fault of the test. */
export const effects = baseEffects as unknown as EffectResolvers;

/** What happened, without the questions around it. */
function facts(events: readonly TableEvent[]): readonly TableEvent[] {
	return events.filter(({ type }) => type !== 'QuestionAsked' && type !== 'QuestionAnswered');
}

export type Played = {
	readonly table: Table;
	readonly facts: readonly TableEvent[];
	/** What was asked, in order: by whom, what, and between what. */
	readonly asked: readonly Pick<Ask, 'seat' | 'prompt' | 'options'>[];
};

/** Goes through tasks with answers in order; stops where there is none left. */
export function play(
	rules: Rules,
	table: Table,
	tasks: readonly Task[],
	answersGiven: readonly Choice[] = [],
	script: Script = {}
): Played {
	const asked: Played['asked'][number][] = [];
	let went = go(rules, table, tasks, script);
	const happened = [...went.events];
	const left = [...answersGiven];
	for (;;) {
		const { question } = went.table;
		if (!question) break;
		asked.push({ seat: question.seat, prompt: question.prompt, options: question.options });
		const choice = left.shift();
		if (!choice) break;
		went = answer(rules, went.table, choice, script);
		happened.push(...went.events);
	}
	if (left.length > 0) throw new Error(`nobody asked for ${JSON.stringify(left)}`);
	return { table: went.table, facts: facts(happened), asked };
}

/** The effects of one card, with boards and further rules as given; nothing is asked that has no answer here. */
export function carryOut(
	table: Table,
	list: readonly Effect[],
	{
		about = context(),
		answers: given = [],
		script = {},
		resolvers = {},
		boards = {}
	}: {
		readonly about?: Context;
		readonly answers?: readonly Choice[];
		readonly script?: Script;
		readonly resolvers?: Partial<Resolvers>;
		readonly boards?: Battlegrounds;
	} = {}
): Played {
	const rules = rulesOf({ ...effectTasks(effects), ...resolvers }, boards);
	return play(rules, table, [{ kind: 'effects', effects: list, context: about }], given, script);
}

type Marks = readonly string[];

/** A board that notes down who changed it by what, and what may come of that. */
export function toyBoard(
	category: Category,
	then: (by: Modification, table: Table) => Omit<Modified<Marks>, 'state'> = () => ({})
): AnyBattleground {
	return battleground<Marks>({
		id: category.charAt(0).toUpperCase(),
		name: `Toy ${category}`,
		category,
		eras: [1, 7],
		schema: v.array(v.string()),
		sentences: {},
		setUp: () => atOnce([]),
		modify: (table, marks, by) =>
			atOnce({
				state: [...marks, `${by.seat} ${by.vampire ?? 'nobody'} ${by.attribute}`],
				...then(by, table)
			}),
		worth: () => ({ points: 0, why: '', about: {} })
	});
}

/** The three toy boards, laid out by `boardsSet`. */
export const toyBoards = {
	C: toyBoard('class'),
	T: toyBoard('temperament'),
	G: toyBoard('geography')
};

export const boardsSet: readonly TableEvent[] = CATEGORIES.map((category) => ({
	type: 'BoardSet',
	category,
	battleground: category.charAt(0).toUpperCase(),
	state: []
}));

/** How a toy board lies after something. */
export const marked = (category: Category, ...state: string[]): TableEvent => ({
	type: 'BoardChanged',
	category,
	state
});
