import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { VendettaEvent } from '../../../../src/lib/games/vendetta/events.ts';
import { vendetta } from '../../../../src/lib/games/vendetta/vendetta.ts';
import { PlayedEvening } from '../../../unit/vendetta/evening-table.ts';

/* The proofs of an evening, from nothing but its file. */

let folder: string;
beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), 'elysium-verify-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function verify(log: readonly VendettaEvent[]) {
	const path = join(folder, 'evening.json');
	const events = log.map((event) => ({ event, schema: vendetta.schema, rules: vendetta.rules }));
	const file = { format: 'elysium-chronicle', header: { game: 'vendetta' }, events };
	writeFileSync(path, JSON.stringify(file));
	const args = ['--import', 'tsx', 'scripts/verify.ts', path];
	return promisify(execFile)(process.execPath, args).then(
		({ stdout }) => ({ code: 0, stdout }),
		({ code, stdout }: { code: number; stdout: string }) => ({ code, stdout })
	);
}

const evening = new PlayedEvening(3);
evening.lay();
evening.play(({ evening: { table } }) => (table?.round ?? 0) > 1, undefined, true);
const log = evening.log.flat();

describe('npm run verify, for an evening of Vendetta', () => {
	it('checks every seal', async () => {
		const { code, stdout } = await verify(log);
		expect(stdout).toMatch(/Tokens and bids\n +\d+ choices opened as the phone/);
		expect(code).toBe(0);
	});

	it('ends with 1 where a token is another one than was sealed', async () => {
		const forged = log.map((event): VendettaEvent => {
			if (event.type !== 'HappenedAtTable' || event.event.type !== 'Chose') return event;
			if (event.event.seal === undefined) return event;
			return { ...event, event: { ...event.event, seal: 'f'.repeat(64) } };
		});
		const { code, stdout } = await verify(forged);
		expect(stdout).toMatch(/WRONG: Event \d+: This is not what seat \d sealed/);
		expect(code).toBe(1);
	});
});
