import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureBuilt } from '../../scripts/house/prepare.mjs';
import { playEvenings } from './evening.ts';
import { chanceRows } from './rows/chance.ts';
import { heritageRows } from './rows/heritage.ts';
import type { Line, Measurements } from './rows/line.ts';
import { rivalsRows } from './rows/rivals.ts';
import { searchRows } from './rows/search.ts';
import { serverRows } from './rows/server.ts';
import { vendettaRows } from './rows/vendetta.ts';

// What needs no built program.
const UNBUILT = ['folding', 'table', 'search', 'deck', 'shuffle', 'vendetta', 'rivals'];
// What takes so long that it has to be asked for by its name.
const ONLY_NAMED = ['soak', 'lighthouse'];
const SOAK_MINUTES = 30;

const wanted = process.argv.slice(2).filter((word) => !/^\d/.test(word));
/** A number among the words: for so many minutes. */
const minutes = Number(process.argv.slice(2).find((word) => /^\d/.test(word)) ?? SOAK_MINUTES);

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'elysium-bench-'));

let evening: ReturnType<typeof playEvenings> | undefined;
const anEvening = () => (evening ??= playEvenings(dataDir));

const measuring = { dataDir, anEvening, minutes };
// All but the longest without a word after the command; `npm run bench -- start memory` only these.
const MEASUREMENTS: Measurements = {
	...heritageRows(measuring),
	...searchRows(measuring),
	...chanceRows(),
	...serverRows(measuring),
	...vendettaRows(measuring),
	...rivalsRows(measuring)
};

function print({ what, measured, target, ok }: Line): void {
	console.log(
		`${what.padEnd(68)} | ${measured.padEnd(22)} | ${target.padEnd(18)} | ${ok ? 'ok' : 'MISSED'}`
	);
}

if (wanted.length === 0 || wanted.some((name) => !UNBUILT.includes(name)))
	await ensureBuilt(console.log);
console.log(`${'what'.padEnd(68)} | ${'measured'.padEnd(22)} | ${'target'.padEnd(18)} | ok`);
for (const [name, measure] of Object.entries(MEASUREMENTS)) {
	if (wanted.length > 0 ? !wanted.includes(name) : ONLY_NAMED.includes(name)) continue;
	// One that cannot be taken is missed, and says why; the others are still worth knowing.
	const lines = [
		await measure().catch((error: unknown) => ({
			what: `${name}: could not be measured`,
			measured: error instanceof Error ? error.message : String(error),
			target: '',
			ok: false
		}))
	].flat();
	lines.forEach(print);
	if (lines.some(({ ok }) => !ok)) process.exitCode = 1;
}
rmSync(dataDir, { recursive: true, force: true });
