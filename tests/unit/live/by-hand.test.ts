import { expect, test } from 'vitest';
import { screenNames } from '../../../src/lib/ui/heritage/table/names.ts';
import {
	borneBy,
	correctionsOf,
	nothingBorne,
	vampiresFor
} from '../../../src/lib/ui/heritage/table/questions/by-hand.ts';
import { joined, tableWith, vampire } from '../heritage/table/kit.ts';

const table = tableWith([
	joined('s1', 'c1', 'l1'),
	joined('s2', 'c2', 'l2'),
	vampire('c2', 'l2', { power: 2, infamy: 1, exhausted: true })
]);

test('what a vampire bears by hand changes nothing else of it', () => {
	const now = borneBy(table, 'c2');
	expect(now).toEqual({ vampire: 'c2', power: 2, infamy: 1 });
	expect(correctionsOf(table, { ...now, infamy: 2 })).toEqual([
		vampire('c2', 'l2', { power: 2, infamy: 2, exhausted: true })
	]);
});

test('what lies so already is not set', () => {
	expect(correctionsOf(table, borneBy(table, 'c2'))).toEqual([]);
	expect(correctionsOf(table, nothingBorne())).toEqual([]);
});

test('the vampires of whoever does it come first', () => {
	const labels = vampiresFor(table, 's2', screenNames(table, { s1: 'Ada', s2: 'Bert' }));
	expect(labels.map(({ label }) => label)).toEqual([
		'l2 (Bert)',
		'c2 (Bert)',
		'l1 (Ada)',
		'c1 (Ada)'
	]);
});
