import { beforeAll, expect, it } from 'vitest';
import { ensureBuilt } from '../../../scripts/house/prepare.mjs';
import { playRounds } from '../../bench/rounds.ts';

/* Four phones want something at the same moment, round after round: each counts once. The bench plays more rounds. */

beforeAll(() => ensureBuilt(() => undefined), 600_000);

it('over a good network none is lost or doubled', async () => {
	const report = await playRounds({ rounds: 15, network: 'good', kills: 0, seed: 1 });
	expect(report).toEqual({
		sent: 60,
		lost: 0,
		doubled: 0,
		overtaken: 0,
		requests: 60,
		kills: 0
	});
}, 60_000);

it('over a network that loses, repeats and delays, and through two kills, neither', async () => {
	const report = await playRounds({ rounds: 15, network: 'bad', kills: 2, seed: 2 });
	expect(report).toMatchObject({ sent: 60, lost: 0, doubled: 0, overtaken: 0, kills: 2 });
	expect(report.requests).toBeGreaterThan(60);
}, 120_000);
