import type { VampireId } from '../bloodline/bloodline.ts';
import { chooseOne, type Resolving } from '../table/request.ts';
import type { Table } from '../table/table.ts';
import { cardOf } from '../table/where.ts';
import type { Geography } from '../vocabulary.ts';
import type { Modification } from './battleground.ts';

/** The four directions that boards know; who roams has none. */
export const DIRECTIONS = [
	'north',
	'east',
	'south',
	'west'
] as const satisfies readonly Geography[];
export type Direction = (typeof DIRECTIONS)[number];

export type ByDirection<T> = { readonly [D in Direction]: T };

export function byDirection<T>(of: (direction: Direction) => T): ByDirection<T> {
	return { north: of('north'), east: of('east'), south: of('south'), west: of('west') };
}

/** The direction a vampire belongs to; null: it roams. */
export function directionOf(table: Table, vampire: VampireId): Direction | null {
	const { geography } = cardOf(table, vampire);
	return geography === 'roaming' ? null : geography;
}

/**
 * Which direction counts: its own, or, for who roams, the one its player chooses, whether or not
 * that direction can do anything (rulebook, The War of the Princes and its successors).
 */
export function* whichDirection(by: Modification): Resolving<Direction> {
	const own = DIRECTIONS.find((direction) => direction === by.attribute);
	if (own) return own;
	const chosen = yield* chooseOne({
		seat: by.seat,
		prompt: 'which-direction',
		about: { vampire: by.vampire ?? by.seat },
		options: DIRECTIONS
	});
	const direction = DIRECTIONS.find((one) => one === chosen);
	if (!direction) throw new Error(`${String(chosen)} is no direction`);
	return direction;
}
