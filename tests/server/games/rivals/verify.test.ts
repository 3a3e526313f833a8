import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RivalsEvent } from '../../../../src/lib/games/rivals/events.ts';
import { rivals } from '../../../../src/lib/games/rivals/rivals.ts';
import { NO_MATCH } from '../../../../src/lib/games/rivals/state.ts';
import { Table } from '../../../unit/rivals/influence/table.ts';
import { begin } from '../../../unit/rivals/playing.ts';

/* The proofs of a match, from nothing but its file. */

let folder: string;
beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), 'elysium-verify-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function verify(log: readonly RivalsEvent[]) {
	const path = join(folder, 'match.json');
	const events = log.map((event) => ({ event, schema: rivals.schema, rules: rivals.rules }));
	const file = { format: 'elysium-chronicle', header: { game: 'rivals' }, events };
	writeFileSync(path, JSON.stringify(file));
	const args = ['--import', 'tsx', 'scripts/verify.ts', path];
	return promisify(execFile)(process.execPath, args).then(
		({ stdout }) => ({ code: 0, stdout }),
		({ code, stdout }: { code: number; stdout: string }) => ({ code, stdout })
	);
}

const answer = { type: 'AnswerScheme' as const, question: 0, exerted: [], modifier: false };
const log = new Table(NO_MATCH).act(
	begin(2),
	{ type: 'GoOn', from: null, to: 'phase' },
	{ type: 'GoOn', from: { number: 1, phase: 'beginning' }, to: 'phase' },
	{ type: 'PlayScheme', vampire: null },
	{
		...answer,
		seat: 's1',
		side: 'yes',
		fist: true,
		stake: { fist: 2, modifier: 0 },
		nonce: '1'.repeat(64)
	},
	{ ...answer, seat: 's2', side: 'no', fist: false }
);

describe('npm run verify, for a match of Rivals', () => {
	it('checks every sealed stake', async () => {
		const { code, stdout } = await verify(log);
		expect(stdout).toMatch(/Fists and cards\n +1 choice opened as the phone/);
		expect(code).toBe(0);
	});

	it('ends with 1 where a fist held something else than was sealed', async () => {
		const forged = log.map((event): RivalsEvent => {
			if (event.type !== 'StakesOpened') return event;
			return { ...event, stakes: { ...event.stakes, s1: { fist: 3, modifier: 0 } } };
		});
		const { code, stdout } = await verify(forged);
		expect(stdout).toMatch(/WRONG: Event \d+: This is not what seat 1 sealed/);
		expect(code).toBe(1);
	});
});
