import { describe, expect, test } from 'vitest';
import { played } from '../../../../scripts/simulation/ladder.ts';
import { shareInterval } from '../../../../src/lib/games/core/search/sample.ts';
import { ladderOptionsFrom } from '../../../../scripts/simulation/ladder-options.ts';
import { strengthPage, verdictOf } from '../../../../scripts/simulation/ladder-report.ts';
import { UsageError } from '../../../../scripts/simulation/options.ts';
import { BATTLEGROUND_MODULES } from '../../../../src/lib/games/heritage/boards/registry.ts';

const came = (wins: number, games: number) => ({
	one: 'medium' as const,
	rest: 'greedy' as const,
	seats: 2,
	games,
	wins,
	decisions: 100,
	milliseconds: 250,
	slowest: 20
});

describe('the ladder', () => {
	test('takes its options after its name', () => {
		expect(ladderOptionsFrom([])).toBeNull();
		expect(ladderOptionsFrom(['--games', '3'])).toBeNull();
		expect(ladderOptionsFrom(['ladder'])).toEqual({ games: 98, strong: 56, seed: 4_711 });
		expect(ladderOptionsFrom(['ladder', '--games', '3', '--seed', '9'])).toEqual({
			games: 3,
			strong: 56,
			seed: 9
		});
		expect(() => ladderOptionsFrom(['ladder', '--games', 'few'])).toThrow(UsageError);
		expect(() => ladderOptionsFrom(['ladder', '--era', '1'])).toThrow(UsageError);
	});

	test('says between which shares the true one lies', () => {
		const [low, high] = shareInterval(50, 100);
		expect(low).toBeCloseTo(0.404, 3);
		expect(high).toBeCloseTo(0.596, 3);
		expect(shareInterval(0, 10)[0]).toBeCloseTo(0, 9);
	});

	test('calls a goal met or missed only where the games can tell', () => {
		expect(verdictOf(came(190, 200))).toBe('met');
		expect(verdictOf(came(100, 200))).toBe('missed');
		expect(verdictOf(came(150, 200))).toBe('open');
	});

	test('writes its page with n and intervals', () => {
		const weights = { seed: 3, rules: 2 };
		const page = strengthPage([came(150, 200)], {
			games: 200,
			strong: 7,
			seed: 5,
			minutes: 2,
			weights
		});
		expect(page).toContain('npm run simulate -- ladder --games 200 --strong 7 --seed 5');
		expect(page).toMatch(/\| medium \| greedy \| 2 \| 200 \| 150 \| 1\.50 \| 1\.37–1\.61 \|/);
		expect(page).toContain('2 seats open');
	});

	test('plays the same games for the same seed, one at every seat in turn', () => {
		const match = { one: 'easy', rest: 'random', seats: 2 } as const;
		const once = played(BATTLEGROUND_MODULES, match, 3, 8, () => 0);
		expect(played(BATTLEGROUND_MODULES, match, 3, 8, () => 0)).toEqual(once);
		expect(once).toMatchObject({ games: 3, milliseconds: 0 });
		expect(once.decisions).toBeGreaterThan(60);
	});
});
