import type { Selector } from '../../../../src/lib/games/heritage/effects/selector.ts';
import { select } from '../../../../src/lib/games/heritage/effects/select.ts';
import type { Ask, Choice, Resolving } from '../../../../src/lib/games/heritage/table/request.ts';
import type { Table } from '../../../../src/lib/games/heritage/table/table.ts';
import type { Context } from '../../../../src/lib/games/heritage/table/tasks.ts';
import type { Env } from '../../../../src/lib/games/heritage/table/run.ts';

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
