import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureBuilt } from '../../scripts/house/prepare.mjs';
import { playEvenings } from './evening.ts';
import { measureFolding } from './folding.ts';
import { killAgainAndAgain } from './kills.ts';
import { measureFirstLoad, measureMemory, measureStart } from './program.ts';
import { measureThroughput } from './throughput.ts';

interface Line {
	readonly what: string;
	readonly measured: string;
	readonly target: string;
	readonly ok: boolean;
}

const KILLS = 200;
const SETTLED_SECONDS = 60;
const START_ROUNDS = 5;
const EVENTS_FOLDED = 10_000;

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'elysium-bench-'));

// All of them without a word after the command; `npm run bench -- start memory` only these.
const MEASUREMENTS: Record<string, () => Promise<Line>> = {
	load: async () => {
		const kilobytes = await measureFirstLoad(dataDir, await playEvenings(dataDir));
		return {
			what: 'first-load JavaScript of the chronicle page, gzip',
			measured: `${kilobytes.toFixed(1)} kB`,
			target: '≤ 70 kB',
			ok: kilobytes <= 70
		};
	},
	start: async () => {
		const milliseconds = await measureStart(dataDir, START_ROUNDS);
		return {
			what: `start to listening on a built tree, median of ${START_ROUNDS}`,
			measured: `${milliseconds.toFixed(0)} ms`,
			target: '< 1000 ms',
			ok: milliseconds < 1000
		};
	},
	memory: async () => {
		const megabytes = await measureMemory(dataDir, SETTLED_SECONDS);
		return {
			what: `resident memory ${SETTLED_SECONDS} s after the start`,
			measured: `${megabytes.toFixed(0)} MB`,
			target: '< 160 MB',
			ok: megabytes < 160
		};
	},
	folding: () => {
		const milliseconds = measureFolding(EVENTS_FOLDED);
		return Promise.resolve({
			what: `processor time to fold a log of ${EVENTS_FOLDED} events, median`,
			measured: `${milliseconds.toFixed(0)} ms`,
			target: '< 1000 ms',
			ok: milliseconds < 1000
		});
	},
	commands: async () => {
		const { service, bare, ratio } = await measureThroughput();
		return {
			what: 'acknowledged commands a second, against bare libSQL transactions',
			measured: `${service.toFixed(0)} / ${bare.toFixed(0)} = ${ratio.toFixed(2)}`,
			target: '≥ 0.50',
			ok: ratio >= 0.5
		};
	},
	kills: async () => {
		const { kills, acknowledged, lost, doubled, faults } = await killAgainAndAgain(KILLS);
		return {
			what: `${kills} times kill -9 while ${acknowledged} commands are acknowledged`,
			measured: [`${lost} lost, ${doubled} doubled`, ...faults.slice(0, 1)].join('; '),
			target: '0 lost, 0 doubled',
			ok: lost === 0 && doubled === 0 && faults.length === 0
		};
	}
};

function print({ what, measured, target, ok }: Line): void {
	console.log(
		`${what.padEnd(68)} | ${measured.padEnd(22)} | ${target.padEnd(18)} | ${ok ? 'ok' : 'MISSED'}`
	);
}

await ensureBuilt(console.log);
console.log(`${'what'.padEnd(68)} | ${'measured'.padEnd(22)} | ${'target'.padEnd(18)} | ok`);
const wanted = process.argv.slice(2);
for (const [name, measure] of Object.entries(MEASUREMENTS)) {
	if (wanted.length > 0 && !wanted.includes(name)) continue;
	// One that cannot be taken is missed, and says why; the others are still worth knowing.
	const line = await measure().catch((error: unknown) => ({
		what: `${name}: could not be measured`,
		measured: error instanceof Error ? error.message : String(error),
		target: '',
		ok: false
	}));
	print(line);
	if (!line.ok) process.exitCode = 1;
}
rmSync(dataDir, { recursive: true, force: true });
