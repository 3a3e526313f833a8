import { describe, expect, test } from 'vitest';
import { seededChance } from '../../../../src/lib/games/core/chance.ts';
import { announceMixing } from '../../../../src/lib/server/games/heritage/mixing.ts';
import { Evening, MIXING, mixedSetting } from '../../../unit/heritage/mixing/kit.ts';
import { REAL_SURROUNDINGS } from '../../../../src/lib/server/logs/surroundings.ts';
import { createVault } from '../../../../src/lib/server/vault/vault.ts';

describe('a table that is laid out again', () => {
	const { mixing: _mixing, ...plain } = mixedSetting();
	const { state } = new Evening().lays().mixed('s1');
	const vault = createVault(Buffer.alloc(32), REAL_SURROUNDINGS.now);
	const announced = (keepsSeed: boolean, now = state) =>
		announceMixing({ vault }, { id: 'one', state: now, keepsSeed }, plain, {
			chance: seededChance(8),
			id: () => 'another'
		}).setting;

	test('keeps its mixing where the seed lies here, and begins another where it is gone', () => {
		expect(announced(true).mixing?.id).toBe(MIXING);
		expect(announced(false).mixing?.id).toBe('another');
	});

	test('keeps its mixing after an attempt that was given up, and lets nobody in again', () => {
		const evening = new Evening().lays().seals('s1').seals('table').closes().opens('s1');
		evening.mixes({ type: 'VoidNumbers', attempt: 1 });
		evening.does({ type: 'UndoAtTable', kept: 0, by: ['s1'] });
		evening.lays(announced(true, evening.state));
		expect(evening.state.mixing).toMatchObject({ id: MIXING, attempt: 2, without: ['table'] });
		expect(announced(false, evening.state).mixing?.id).toBe('another');
	});
});
