import { expect, it } from 'vitest';
import { killAgainAndAgain } from '../../bench/kills.ts';

it('keeps every acknowledged command, and none twice, through five kills', async () => {
	const report = await killAgainAndAgain(5);
	expect(report).toMatchObject({ kills: 5, lost: 0, doubled: 0, faults: [] });
	expect(report.acknowledged).toBeGreaterThanOrEqual(95);
}, 180_000);
