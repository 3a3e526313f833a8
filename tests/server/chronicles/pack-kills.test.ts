import { expect, it } from 'vitest';
import { killWhileImporting } from '../../bench/pack-kills.ts';

it('keeps every pack and chapter that was acknowledged, whole, and none twice, through six kills', async () => {
	const report = await killWhileImporting(6);
	expect(report).toMatchObject({ kills: 6, faults: [] });
	expect(report.acknowledged).toBeGreaterThanOrEqual(6 * 8);
}, 240_000);
