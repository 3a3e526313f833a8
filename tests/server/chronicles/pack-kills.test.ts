import { expect, it } from 'vitest';
import { killWhileImporting } from '../../bench/pack-kills.ts';

it('keeps every pack, expansion and chapter that was acknowledged, whole, and none twice, through eight kills', async () => {
	const report = await killWhileImporting(8);
	expect(report).toMatchObject({ kills: 8, faults: [] });
	// Two chronicles were gone through before each.
	expect(report.acknowledged).toBeGreaterThanOrEqual(4 * 10 + 4 * 8);
}, 240_000);
