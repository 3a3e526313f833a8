import { describe, expect, test } from 'vitest';
import type { Correction } from '../../../src/lib/games/heritage/table/correction.ts';
import { EMPTY_TABLE } from '../../../src/lib/games/heritage/table/table.ts';
import { tellAtTable } from '../../../src/lib/ui/heritage/ledger/table-words.ts';
import { screenNames } from '../../../src/lib/ui/heritage/table/names.ts';

const names = screenNames(EMPTY_TABLE, { s1: 'Ada' });
const effects: [{ do: 'reserve' }] = [{ do: 'reserve' }];

describe('what was set by hand is told by name', () => {
	const detailOf = (to: Correction) =>
		tellAtTable({ type: 'TableCorrected', corrections: [to], reason: 'Our board' }, names).details;

	test('assets, with those that were played', () => {
		const assets = ['Key', 'Ring'].map((name) => ({
			id: name.toLowerCase(),
			name,
			when: 'own-turn' as const,
			effects
		}));
		expect(detailOf({ set: 'assets', seat: 's1', assets, played: ['ring'] })).toEqual([
			'Set: the assets of Ada (“Key”; “Ring”, played).'
		]);
		expect(detailOf({ set: 'assets', seat: 's1', assets: [], played: [] })).toEqual([
			'Set: the assets of Ada (none).'
		]);
	});

	test('obligations', () => {
		const debt = { id: 'debt', name: 'Debt', when: 'each-round' as const, effects };
		expect(detailOf({ set: 'obligations', seat: 's1', obligations: [debt] })).toEqual([
			'Set: the obligations of Ada (“Debt”).'
		]);
	});
});
