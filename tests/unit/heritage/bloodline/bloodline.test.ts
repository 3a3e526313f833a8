import { describe, expect, test } from 'vitest';
import {
	change,
	embrace,
	found,
	remove,
	replace,
	type Bloodline
} from '../../../../src/lib/games/heritage/bloodline/bloodline.ts';

const START = { power: 3, boons: ['brujah', 'brujah'] } as const;
const FRESH = {
	power: 0,
	infamy: 0,
	boons: [],
	exhausted: false,
	torpor: false,
	enemy: null,
	absorbed: []
};

/** Leader l; a and b under it; c under a; d under c. */
const family = (): Bloodline =>
	[
		['a', 'l'],
		['b', 'l'],
		['c', 'a'],
		['d', 'c']
	].reduce(
		(bloodline, [childe = '', sire = '']) => embrace(bloodline, childe, sire),
		found('l', START)
	);

const siresOf = ({ vampires }: Bloodline) =>
	Object.fromEntries(Object.values(vampires).map(({ id, sire }) => [id, sire]));

describe('a bloodline', () => {
	test('begins with its leader and what it bears', () => {
		expect(found('l', START)).toEqual({
			leader: 'l',
			vampires: { l: { id: 'l', sire: null, ...FRESH, ...START } }
		});
	});

	test('grows by a childe that bears nothing yet', () => {
		const grown = embrace(found('l', START), 'a', 'l');
		expect(grown.leader).toBe('l');
		expect(grown.vampires['a']).toEqual({ id: 'a', sire: 'l', ...FRESH });
		expect(Object.keys(grown.vampires)).toEqual(['l', 'a']);
	});

	test('any number of childer hang side by side, at any depth', () => {
		const wide = Array.from({ length: 30 }, (_, index) => `w${index}`).reduce(
			(bloodline, childe) => embrace(bloodline, childe, 'd'),
			family()
		);
		expect(Object.values(wide.vampires).filter(({ sire }) => sire === 'd')).toHaveLength(30);
	});

	test('leaves what it grew from as it was', () => {
		const before = family();
		const copy = structuredClone(before);
		embrace(before, 'e', 'd');
		change(before, 'a', { power: 4 });
		replace(before, 'a', 'x');
		remove(before, 'a');
		expect(before).toEqual(copy);
	});
});

describe('changing a vampire', () => {
	test('changes what is named and nothing else', () => {
		const after = change(family(), 'a', { infamy: 2, torpor: true });
		expect(after.vampires['a']).toEqual({ id: 'a', sire: 'l', ...FRESH, infamy: 2, torpor: true });
		expect(after.vampires['b']).toEqual(family().vampires['b']);
	});

	test('of nobody changes nothing', () => {
		const before = family();
		expect(change(before, 'nobody', { power: 9 })).toBe(before);
	});
});

describe('taking a place', () => {
	test('keeps sire, childer and every token but torpor', () => {
		const tokens = {
			power: 2,
			infamy: 1,
			boons: ['gangrel'],
			exhausted: true,
			enemy: 'feud',
			absorbed: ['z']
		} as const;
		const after = replace(change(family(), 'a', { ...tokens, torpor: true }), 'a', 'x');
		expect(after.vampires['x']).toEqual({ id: 'x', sire: 'l', ...tokens, torpor: false });
		expect(after.vampires['a']).toBeUndefined();
		expect(siresOf(after)).toEqual({ l: null, x: 'l', b: 'l', c: 'x', d: 'c' });
		expect(after.leader).toBe('l');
	});

	test('leaves the others asleep as they were', () => {
		const after = replace(change(family(), 'c', { torpor: true }), 'a', 'x');
		expect(after.vampires['c']?.torpor).toBe(true);
	});
});

describe('leaving', () => {
	test('its childer hang on its sire', () => {
		expect(siresOf(remove(family(), 'a'))).toEqual({ l: null, b: 'l', c: 'l', d: 'c' });
		expect(siresOf(remove(family(), 'd'))).toEqual({ l: null, a: 'l', b: 'l', c: 'a' });
	});

	test('of nobody changes nothing', () => {
		const before = family();
		expect(remove(before, 'nobody')).toBe(before);
	});
});
