import { describe, expect, test } from 'vitest';
import { DEFAULT_RULESET } from '../../../../src/lib/games/heritage/ruleset.ts';
import { Sitting } from '../chapter/sitting.ts';
import { BOTH, setting } from '../table/kit.ts';

describe.each(BOTH)('reading rounds: the last one ends the chapter, dealt by the %s', (dealer) => {
	const rounds = { 2: 3, 3: 2, 4: 1 };

	test.each([2, 3, 4] as const)('with %i players', (players) => {
		const ruleset = { ...DEFAULT_RULESET, rounds };
		const sitting = new Sitting(setting(players, { dealer, ruleset }));
		const turns = players * rounds[players];
		for (let turn = 1; turn < turns; turn++) sitting.passes(sitting.table.turn?.seat ?? '');
		expect(sitting.table.phase).toBe('play');
		expect(sitting.table.round).toBe(rounds[players]);
		const { seat } = sitting.table.turn ?? { seat: '' };
		expect(sitting.passes(seat)).toContainEqual({ type: 'RoundEnded', round: rounds[players] });
		expect([sitting.table.turn, sitting.table.round]).toEqual([null, rounds[players]]);
	});
});
