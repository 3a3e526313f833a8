import { describe, expect, test } from 'vitest';
import { rules as d } from '../../../../src/lib/games/heritage/boards/d/rules.ts';
import { character, joined, setting, tableWith } from '../table/kit.ts';
import { afterClasses, settled } from '../boards/resolving.ts';

describe('ruling 23: a token in the judices stays and flips', () => {
	const laid = setting(2);
	const flipped = character('c2', { class: 'egalitarian' });
	const table = tableWith([joined('s1', 'c1', 'l1'), joined('s1', 'c2', 'l1')], {
		...laid,
		cast: laid.cast.map((card) => (card.id === 'c2' ? flipped : card))
	});
	const judices = (...activations: string[]) =>
		afterClasses(d, table, settled(d.setUp(table)), ...activations);
	const verdicts = { elitist: 0, egalitarian: 0 };

	test('the token of an archetype that judges is turned to the class that was activated', () => {
		expect(judices('c1')).toEqual({ judices: { warlike: 'elitist' }, verdicts });
		expect(judices('c1', 'c2')).toEqual({ judices: { warlike: 'egalitarian' }, verdicts });
		expect(judices('c1', 'c2', 'c1')).toEqual({ judices: { warlike: 'elitist' }, verdicts });
	});

	test('of the same class it stays as it lies, and is no further judge', () => {
		expect(judices('c1', 'c1', 'c1')).toEqual({ judices: { warlike: 'elitist' }, verdicts });
	});
});
