import { expect, test } from 'vitest';
import { found, likelyFirst } from '../../../src/lib/ui/heritage/table/questions/find.ts';

const NAMES = [
	'Íñigo de Arce',
	'Ruxanda the Salt-Wife',
	'Arcadia Nye',
	'Marc of Arles',
	'Benedetta'
];
const cards = NAMES.map((name, index) => ({ id: `c${index}`, name }));
const names = (typed: string) => found(cards, typed).map(({ name }) => name);

test.each([
	['', NAMES],
	['ARC', ['Arcadia Nye', 'Íñigo de Arce', 'Marc of Arles']],
	['ini', ['Íñigo de Arce']],
	['altw', ['Ruxanda the Salt-Wife']],
	['bnd', ['Benedetta']],
	['ar', ['Arcadia Nye', 'Íñigo de Arce', 'Marc of Arles']],
	['xyz', []]
])('%j finds the best first', (typed, expected) => {
	expect(names(typed)).toEqual(expected);
});

test('letters in their order count only where no name holds them together', () => {
	expect(names('ben')).toEqual(['Benedetta']);
	expect(names('bta')).toEqual(['Benedetta']);
	expect(names('rxd')).toEqual(['Ruxanda the Salt-Wife']);
});

test('by name, the likely ones before all others', () => {
	expect(likelyFirst(cards, []).map(({ id }) => id)).toEqual(['c2', 'c4', 'c0', 'c3', 'c1']);
	expect(likelyFirst(cards, ['c1', 'c3']).map(({ id }) => id)).toEqual([
		'c1',
		'c3',
		'c2',
		'c4',
		'c0'
	]);
});
