import { describe, expect, test } from 'vitest';
import type { Correction } from '../../../../src/lib/games/heritage/table/correction.ts';
import type { Task } from '../../../../src/lib/games/heritage/table/tasks.ts';
import type { Dealer } from '../../../../src/lib/games/heritage/vocabulary.ts';
import { ENDING, kindsOf, powers } from '../scoring/kit.ts';
import { BOTH, character, go, NONE, setting, tableWith } from '../table/kit.ts';

describe('reading primogenNoMatch: once more with the discards, then an even draw among the tied', () => {
	const declared = { s1: 'wealthy', s2: 'scholarly' } as const;
	const draw: Task = { kind: 'primogen-draw', mission: null, declared };

	function table(dealer: Dealer, rich: boolean) {
		const leaders = setting().cast.filter(({ kind }) => kind === 'leader');
		const archetype = rich ? 'wealthy' : 'warlike';
		const cast = [...leaders, character('c1'), character('c2', { archetype }), character('c3')];
		const discards: Correction = { set: 'piles', discards: ['c2', 'c3'], banished: [] };
		return tableWith([...powers(5, 5), discards], setting(2, { dealer, cast }));
	}

	test('app: what only the discards show wins, after cards of both', () => {
		const after = go(ENDING, table('app', true), [draw], { lots: ['c3', 'c1', 'c2'] });
		expect(kindsOf(after.events)).toEqual([
			'LotDrawn',
			'LotDrawn',
			'LotDrawn',
			'PrimogenConsulted'
		]);
		expect(after.table.draws).toEqual([
			{ mission: null, draw: { declared, shown: 'wealthy', winner: 's1' } }
		]);
	});

	test.each(BOTH)('%s: shown nowhere, a lot among the tied', (dealer) => {
		const lots = dealer === 'box' ? [NONE, 's2'] : ['s2'];
		const after = go(ENDING, table(dealer, false), [draw], { lots });
		expect(after.events.at(-1)).toEqual({
			type: 'PrimogenConsulted',
			mission: null,
			draw: { declared, shown: null, winner: 's2' }
		});
		const lot = after.events.find(({ type }) =>
			dealer === 'app' ? type === 'LotDrawn' : type === 'QuestionAsked'
		);
		expect(lot).toBeDefined();
		if (dealer === 'app')
			expect(lot).toEqual({
				type: 'LotDrawn',
				prompt: 'whom-the-lot-favours',
				about: { draw: 0 },
				chosen: 's2'
			});
	});
});
