import { expect, it } from 'vitest';
import { killWhileImporting } from '../../../bench/pack-kills.ts';
import { limit, runs } from '../../../support/long.ts';

it(
	'keeps every pack, expansion and chapter that was acknowledged, whole, and none twice, through kill after kill',
	async () => {
		// A kill into each step that writes much; a long test goes through all of them, many times.
		const kills = runs(4, 16);
		const report = await killWhileImporting(kills);
		expect(report).toMatchObject({ kills, faults: [] });
		// Two chronicles were gone through before each, of a pack and of expansions in turn.
		expect(report.acknowledged).toBeGreaterThanOrEqual((kills / 2) * (10 + 8));
	},
	limit(240_000)
);
