import { describe, expect, test } from 'vitest';
import {
	change,
	embrace,
	found,
	type Bloodline,
	type Vampire
} from '../../../../src/lib/games/heritage/bloodline/bloodline.ts';
import {
	awake,
	childerOf,
	coterieOf,
	descendantsOf,
	isFledgling,
	sireOf
} from '../../../../src/lib/games/heritage/bloodline/kinship.ts';

/** Leader l; a and b under it; c and e under a; d under c. c sleeps. */
const family = (): Bloodline =>
	change(
		[
			['a', 'l'],
			['b', 'l'],
			['c', 'a'],
			['e', 'a'],
			['d', 'c']
		].reduce(
			(bloodline, [childe = '', sire = '']) => embrace(bloodline, childe, sire),
			found('l', { power: 0, boons: [] })
		),
		'c',
		{ torpor: true }
	);

const ids = (vampires: readonly Vampire[]) => vampires.map(({ id }) => id);

describe('who belongs to whom', () => {
	test('the bloodline is everyone outside torpor', () => {
		expect(ids(awake(family()))).toEqual(['l', 'a', 'b', 'e', 'd']);
	});

	test('childer are direct, asleep or not', () => {
		expect(ids(childerOf(family(), 'l'))).toEqual(['a', 'b']);
		expect(ids(childerOf(family(), 'a'))).toEqual(['c', 'e']);
		expect(ids(childerOf(family(), 'd'))).toEqual([]);
	});

	test('everyone has one sire but the leader and strangers', () => {
		expect(sireOf(family(), 'd')?.id).toBe('c');
		expect(sireOf(family(), 'l')).toBeNull();
		expect(sireOf(family(), 'nobody')).toBeNull();
	});

	test('descendants come generation by generation, those asleep and below them too', () => {
		expect(ids(descendantsOf(family(), 'l'))).toEqual(['a', 'b', 'c', 'e', 'd']);
		expect(ids(descendantsOf(family(), 'a'))).toEqual(['c', 'e', 'd']);
		expect(ids(descendantsOf(family(), 'b'))).toEqual([]);
	});

	test('a fledgling has no childe outside torpor', () => {
		expect(isFledgling(family(), 'b')).toBe(true);
		expect(isFledgling(family(), 'a')).toBe(false);
		expect(isFledgling(change(family(), 'e', { torpor: true }), 'a')).toBe(true);
	});

	test('a coterie is its leader and the direct childer outside torpor', () => {
		expect(ids(coterieOf(family(), 'l'))).toEqual(['l', 'a', 'b']);
		expect(ids(coterieOf(family(), 'a'))).toEqual(['a', 'e']);
		expect(ids(coterieOf(family(), 'b'))).toEqual(['b']);
	});

	test('who sleeps, or is not there, leads none', () => {
		expect(coterieOf(family(), 'c')).toEqual([]);
		expect(coterieOf(family(), 'nobody')).toEqual([]);
	});
});
