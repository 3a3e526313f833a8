import { describe, expect, inject, test, vi } from 'vitest';
import { playGame } from '../../../../scripts/simulation/games.ts';
import type { Options } from '../../../../scripts/simulation/options.ts';
import { BATTLEGROUND_MODULES } from '../../../../src/lib/games/heritage/boards/registry.ts';
import { ERAS, type Dealer, type Era } from '../../../../src/lib/games/heritage/vocabulary.ts';
import { limit, runs } from '../../../support/long.ts';

/** With 2, 3 and 4 players, seven eras and both dealers these are 252 games, other ones on each tree; 5,040 in a long test. */
const GAMES_OF_A_KIND = runs(6, 20);

/**
 * Whole chapters of random legal play, each command held against what must always be so: no dead end,
 * the table sound, tokens conserved, recruits level, no secret told, every log the same again, every
 * refusal with its sentence. `pinned`: games that were once at fault, by the seed that a failure printed.
 */
export function playsSoundly(
	players: number,
	dealer: Dealer,
	pinned: readonly { readonly seed: number; readonly era: Era }[] = []
): void {
	vi.setConfig({ testTimeout: limit(120_000) });
	const soundly = (era: Era, seed: number) => {
		const options: Options = {
			games: 1,
			players: [players],
			eras: [era],
			dealers: [dealer],
			who: 'random',
			seed,
			jobs: 1,
			check: true
		};
		const { faults, refused } = playGame(BATTLEGROUND_MODULES, options, 0);
		const told = faults.map(({ what }) => `seed ${seed}, era ${era}: ${what}`);
		return { told, refused };
	};

	describe(`random legal play of ${players}, dealt by the ${dealer}`, () => {
		test.each(ERAS)(`${GAMES_OF_A_KIND} chapters of era %i hold`, (era) => {
			let allRefused = 0;
			for (let game = 0; game < GAMES_OF_A_KIND; game++) {
				const kind = 100_003 * players + 9_176 * era + 31 * game;
				const { told, refused } = soundly(era, (inject('propertySeed') + kind) >>> 0);
				expect(told).toEqual([]);
				allRefused += refused;
			}
			expect(allRefused).toBeGreaterThan(GAMES_OF_A_KIND);
		});

		if (pinned.length > 0)
			test.each(pinned)('seed $seed of era $era, once at fault, holds', ({ seed, era }) => {
				expect(soundly(era, seed).told).toEqual([]);
			});
	});
}
