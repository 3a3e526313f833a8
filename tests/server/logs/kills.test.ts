import { expect, it } from 'vitest';
import { killAgainAndAgain } from '../../bench/kills.ts';
import { limit, runs } from '../../support/long.ts';

it(
	'keeps every acknowledged command, and none twice, through kill after kill',
	async () => {
		const kills = runs(3);
		const report = await killAgainAndAgain(kills);
		expect(report).toMatchObject({ kills, lost: 0, doubled: 0, faults: [] });
		expect(report.acknowledged).toBeGreaterThanOrEqual(19 * kills);
	},
	limit(180_000)
);
