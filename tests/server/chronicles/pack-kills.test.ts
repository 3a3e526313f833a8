import { expect, it } from 'vitest';
import { killWhileImporting } from '../../bench/pack-kills.ts';

it('keeps every pack and chapter that was acknowledged, whole, and none twice, through five kills', async () => {
	const report = await killWhileImporting(5);
	expect(report).toMatchObject({ kills: 5, faults: [] });
	expect(report.acknowledged).toBeGreaterThanOrEqual(5 * 8);
}, 240_000);
