import * as v from 'valibot';
import {
	battleground,
	type Battlegrounds
} from '../../../../src/lib/games/heritage/boards/battleground.ts';
import type { TableEvent } from '../../../../src/lib/games/heritage/table/events.ts';
import { cardOf } from '../../../../src/lib/games/heritage/table/where.ts';

const nothing = { modify: bug, eras: [1, 7] } as const;

function bug(): never {
	throw new Error('a toy board is never played');
}

/** A board that gives each vampire what lies on it, the wealthy twice as much. */
const toyA = battleground<number>({
	...nothing,
	id: 'A',
	name: 'Toy of classes',
	category: 'class',
	schema: v.pipe(v.number(), v.maxValue(9, 'at most 9')),
	sentences: {
		plain: '{vampire} is worth {each}.',
		rich: '{vampire} is rich.',
		power: 'Not yours.'
	},
	setUp: bug,
	worth: (table, each, _, vampire) =>
		cardOf(table, vampire).archetype === 'wealthy'
			? { points: 2 * each, why: 'rich', about: { vampire } }
			: { points: each, why: 'plain', about: { vampire, each } }
});

/** A board that gives each player a sum by seat, and vampires nothing. */
const toyI = battleground<{ readonly [seat: string]: number }>({
	...nothing,
	id: 'I',
	name: 'Toy of players',
	category: 'geography',
	schema: v.record(v.string(), v.number()),
	sentences: { none: 'Nothing a vampire.', sum: '{seat} holds the map.' },
	setUp: bug,
	worth: () => ({ points: 0, why: 'none', about: {} }),
	worthOfPlayer: (_, sums, seat) => ({ points: sums[seat] ?? 0, why: 'sum', about: { seat } })
});

export const TOYS: Battlegrounds = { A: toyA, I: toyI };

/** The first toy with what it gives each vampire. */
export function classBoard(each: number): TableEvent {
	return { type: 'BoardSet', category: 'class', battleground: 'A', state: each };
}

/** The second toy with what each player gets. */
export function mapBoard(sums: { readonly [seat: string]: number }): TableEvent {
	return { type: 'BoardSet', category: 'geography', battleground: 'I', state: sums };
}
