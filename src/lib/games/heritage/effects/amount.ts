import { coterieOf } from '../bloodline/kinship.ts';
import type { Resolving } from '../table/request.ts';
import type { Env } from '../table/run.ts';
import type { Table } from '../table/table.ts';
import type { Context } from '../table/tasks.ts';
import { bloodlineOf, ownerOf } from '../table/where.ts';
import { GEOGRAPHIES } from '../vocabulary.ts';
import type { Amount, Count } from './selector.ts';
import { allOf, bearerOf, matchingOf, seatsOf } from './sides.ts';

/** How many an effect means now: a number, or so many for each counted up to its most; 0 is possible. */
export function* amountOf(env: Env, context: Context, amount: Amount): Resolving<number> {
	if (typeof amount === 'number') return amount;
	const counted = yield* countOf(env, context, amount.count);
	return Math.min(amount.most, counted * amount.each);
}

/** How many there are of what is counted; who is in torpor is counted only where a filter asks for it. */
export function* countOf({ table }: Env, context: Context, count: Count): Resolving<number> {
	switch (count) {
		case 'coterie':
			return coterieSize(table, context);
		case 'enemies':
			return matchingOf(table, seatsOf(table, context, 'everyone'), { enemy: true }).length;
		case 'pack':
			return packSize(table, context);
	}
	const { vampires } = yield* allOf(table, context, count.of, count.where);
	return vampires.length;
}

function coterieSize(table: Table, context: Context): number {
	const bearer = bearerOf(table, context);
	const owner = ownerOf(table, bearer);
	return owner === null ? 0 : coterieOf(bloodlineOf(table, owner), bearer).length;
}

/** The own vampires of the direction named; roaming is a pack of its own (rulebook, Gangrel). */
function packSize(table: Table, { seat, pack }: Context): number {
	const geography = GEOGRAPHIES.find((one) => one === pack);
	return geography === undefined ? 0 : matchingOf(table, [seat], { geography }).length;
}
