import { expect, test } from 'vitest';
import { withEntry } from '../../../src/lib/games/core/entry.ts';
import { fold } from '../../../src/lib/games/core/game.ts';

test('a record with one entry more, in the order in which they came', () => {
	const before = { b: 1, a: 2 };
	const after = withEntry(before, 'c', 3);
	expect(Object.entries(after)).toEqual([
		['b', 1],
		['a', 2],
		['c', 3]
	]);
	expect(before).toEqual({ b: 1, a: 2 });
});

test('a record with one entry changed keeps its place', () => {
	expect(Object.entries(withEntry({ b: 1, a: 2 }, 'b', 3))).toEqual([
		['b', 3],
		['a', 2]
	]);
});

type Register = { readonly [id: string]: number };
type Told = { readonly id: string; readonly number: number };

const FIRST: Register = { zoe: 1 };
const TOLD: readonly Told[] = [
	{ id: 'mara', number: 2 },
	{ id: 'zoe', number: 3 },
	{ id: 'ada', number: 4 }
];
const evolve = (register: Register, { id, number }: Told) => withEntry(register, id, number);

test('a fold copies a record once, however often it changes, and nothing that was seen before it', () => {
	const copies = new Set<Register>();
	const after = fold(
		(register: Register, told: Told) => {
			const next = evolve(register, told);
			copies.add(next);
			return next;
		},
		FIRST,
		TOLD
	);
	expect(copies.size).toBe(1);
	expect(Object.entries(after)).toEqual([
		['zoe', 3],
		['mara', 2],
		['ada', 4]
	]);
	expect(FIRST).toEqual({ zoe: 1 });
	const later = fold(evolve, after, [{ id: 'ada', number: 9 }]);
	expect([after['ada'], later['ada']]).toEqual([4, 9]);
});

test('a fold within a fold, or one that breaks, leaves what it saw alone', () => {
	const within = fold(
		(register: Register, told: Told) => {
			const one = evolve(register, told);
			const other = fold(evolve, one, [{ id: told.id, number: 0 }]);
			expect([one[told.id], other[told.id]]).toEqual([told.number, 0]);
			return one;
		},
		FIRST,
		TOLD
	);
	expect(within).toEqual({ zoe: 3, mara: 2, ada: 4 });
	let half: Register = {};
	expect(() =>
		fold(
			(register: Register, told: Told) => {
				if (told.id === 'ada') throw new Error('broken');
				return (half = evolve(register, told));
			},
			FIRST,
			TOLD
		)
	).toThrow('broken');
	expect(withEntry(half, 'zoe', 7)).not.toBe(half);
	expect(half['zoe']).toBe(3);
});
