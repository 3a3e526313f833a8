import * as v from 'valibot';
import type { Json } from '../../../../src/lib/games/core/json.ts';
import type {
	AnyBattleground,
	Modified
} from '../../../../src/lib/games/heritage/boards/battleground.ts';
import type { TableEvent } from '../../../../src/lib/games/heritage/table/events.ts';
import type { Resolvers } from '../../../../src/lib/games/heritage/table/run.ts';
import type { Resolving } from '../../../../src/lib/games/heritage/table/request.ts';
import type { Table } from '../../../../src/lib/games/heritage/table/table.ts';
import { cardOf, ownerOf } from '../../../../src/lib/games/heritage/table/where.ts';

/** What a rule comes to that has nothing to ask. */
export function settled<Result>(resolving: Resolving<Result>): Result {
	const { done, value } = resolving.next();
	if (!done) throw new Error('something was asked');
	return value;
}

/** A class works on a board, of a vampire or (given a seat instead) of an effect without one. */
export function activated(
	module: AnyBattleground,
	table: Table,
	state: Json,
	attribute: string,
	vampire: string | null = null
): Modified<Json> {
	const seat = vampire === null ? 's1' : (ownerOf(table, vampire) ?? 's1');
	return settled(module.modify(table, state, { seat, vampire, attribute }));
}

/** A board after several vampires were activated one after the other, by their class. */
export function afterClasses(
	module: AnyBattleground,
	table: Table,
	state: Json,
	...vampires: readonly string[]
): Json {
	return vampires.reduce(
		(now, vampire) => activated(module, table, now, cardOf(table, vampire).class, vampire).state,
		state
	);
}

/** The board's first complaint about a state laid by hand; null: it may lie like that. */
export function complaint(module: AnyBattleground, state: unknown): string | null {
	const result = v.safeParse(module.schema, state);
	return result.success ? null : result.issues[0].message;
}

/** A sentence with its gaps filled by ids. */
export function said(
	module: AnyBattleground,
	{ why, about }: ReturnType<AnyBattleground['worth']>
) {
	return module.sentences[why]?.replace(/\{(\w+)\}/g, (_, key: string) => String(about[key]));
}

/** Sets up one board and changes it, as far as a test of that board needs it. */
export function boardRules(module: AnyBattleground): Partial<Resolvers> {
	return {
		*'set-up-board'({ table }, { category, battleground }) {
			const state = yield* module.setUp(table);
			return { events: [{ type: 'BoardSet', category, battleground, state }] };
		},
		*modify({ table }, by) {
			const before = table.boards[module.category]?.state ?? null;
			const { state, events = [], next = [] } = yield* module.modify(table, before, by);
			return {
				events: [{ type: 'BoardChanged', category: module.category, state }, ...events],
				next
			};
		}
	};
}

/** A board as it lies on a table, to lay it there. */
export function onBoard(module: AnyBattleground, state: Json): TableEvent {
	return { type: 'BoardSet', category: module.category, battleground: module.id, state };
}

type Laid = { readonly space: Json; readonly side: Json };

/** Morality tokens by space and side, of `s1`, `s2`, … */
export function tokens(...each: readonly (readonly [space: Json, side: Json])[]): {
	readonly tokens: { readonly [seat: string]: Laid };
} {
	const bySeat = each.map(([space, side], index) => [`s${index + 1}`, { space, side }]);
	return { tokens: Object.fromEntries(bySeat) };
}
