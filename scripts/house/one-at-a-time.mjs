import { closeSync, openSync, rmSync, statSync, utimesSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf, Refusal } from './refusal.mjs';
import { inTree } from './tree.mjs';

const MARK = inTree('.preparing');
const BEAT_MS = 1_000;
// Generous, because a machine under load may hold up the beat of a living process.
const DEAD_AFTER_MS = 15_000;

/**
 * Lets one process at a time install or build in this folder; others wait for it. The mark is kept
 * fresh while its owner lives, so that the mark of a killed process does not block anyone.
 *
 * @template T
 * @param {() => Promise<T>} work
 * @param {(line: string) => void} say
 * @returns {Promise<T>}
 */
export async function oneAtATime(work, say) {
	for (let told = false; !take();) {
		if (!told) say('Another start is preparing this folder; waiting for it…');
		told = true;
		await sleep(200);
	}
	const release = () => rmSync(MARK, { force: true });
	process.on('exit', release);
	const beat = setInterval(() => utimesSync(MARK, new Date(), new Date()), BEAT_MS);
	try {
		return await work();
	} finally {
		clearInterval(beat);
		process.off('exit', release);
		release();
	}
}

/** @returns {boolean} true if the mark is ours now */
function take() {
	try {
		closeSync(openSync(MARK, 'wx'));
		return true;
	} catch (error) {
		if (codeOf(error) !== 'EEXIST') {
			throw new Refusal(
				`Elysium cannot write into its own folder (${codeOf(error)}: ${MARK}), which it must to install or build; make the folder writable, or run npm start once as someone who may.`
			);
		}
		const age = Date.now() - (statSync(MARK, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
		if (age > DEAD_AFTER_MS) rmSync(MARK, { force: true });
		return false;
	}
}
