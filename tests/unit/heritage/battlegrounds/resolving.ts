import * as v from 'valibot';
import type { Json } from '../../../../src/lib/games/core/json.ts';
import type {
	AnyBattleground,
	Modified
} from '../../../../src/lib/games/heritage/battlegrounds/battleground.ts';
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
