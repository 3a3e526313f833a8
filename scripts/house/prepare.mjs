import { existsSync } from 'node:fs';
import { oneAtATime } from './one-at-a-time.mjs';
import { Refusal, refusalIn } from './refusal.mjs';
import { firstLines, lastLines, runNode, runNpm } from './run.mjs';
import {
	installedByHand,
	packagesStamp,
	readStamp,
	removeStamp,
	sourcesStamp,
	writeStamp
} from './stamps.mjs';
import { inTree, ROOT } from './tree.mjs';

const PACKAGES_MARK = inTree('node_modules', '.elysium-stamp');
const BUILD_MARK = inTree('build', '.stamp');

const MACHINE = {
	node: process.versions.node,
	platform: process.platform,
	arch: process.arch
};
/** @returns {string} which packages belong here, and are here once they are installed */
export const wantedPackages = () => packagesStamp(ROOT, MACHINE);
const built = () => readStamp(BUILD_MARK) === sourcesStamp(ROOT);

/** @returns {boolean} */
function installed() {
	const stamp = readStamp(PACKAGES_MARK);
	return stamp === null ? installedByHand(ROOT, MACHINE) : stamp === wantedPackages();
}

/**
 * Installs the packages of the lock file if they are not there yet.
 *
 * @param {(line: string) => void} say
 */
export async function ensureInstalled(say) {
	if (installed()) return;
	await oneAtATime(async () => {
		if (installed()) return;
		say('Installing packages… (once, about half a minute)');
		const stamp = wantedPackages();
		// A half-finished installation must never be taken for a whole one.
		removeStamp(PACKAGES_MARK);
		const { NODE_ENV: _, ...env } = process.env;
		// Said aloud, because a silent npm hands its silence on, and then nobody learns why it failed.
		const args = [
			'ci',
			'--include=dev',
			'--include=optional',
			'--no-audit',
			'--no-fund',
			'--loglevel=error'
		];
		const outcome = await runNpm(args, { env });
		if (outcome.code !== 0) {
			throw new Refusal(
				'The packages could not be installed (see above). Check the network and run the command again.',
				// npm names the reason first and explains its own usage afterwards.
				firstLines(outcome.output, 15)
			);
		}
		writeStamp(PACKAGES_MARK, stamp);
		say(`Installed in ${outcome.seconds.toFixed(0)} s.`);
	}, say);
}

/**
 * Builds if what is built does not match the sources.
 *
 * @param {(line: string) => void} say
 * @param {() => Promise<void>} [before] what is done before a build
 */
export async function ensureBuilt(say, before = async () => {}) {
	if (built()) return;
	await before();
	await oneAtATime(async () => {
		if (!built()) await build(say);
	}, say);
}

/** @param {(line: string) => void} say */
async function build(say) {
	say(existsSync(inTree('build')) ? 'Building again: the sources changed…' : 'Building…');
	// Before, not after: what someone edits meanwhile makes the next start build again.
	const stamp = sourcesStamp(ROOT);
	removeStamp(BUILD_MARK);
	const outcome = await runNode([inTree('scripts', 'house', 'make-build.mjs')], {
		env: { ...process.env, NODE_ENV: 'production' }
	});
	if (outcome.code !== 0) {
		throw new Refusal(
			'The program could not be built (see above). Nothing was started.',
			lastLines(outcome.output, 40)
		);
	}
	writeStamp(BUILD_MARK, stamp);
	say(`Built in ${outcome.seconds.toFixed(0)} s.`);
}

/** `npm run build`. Ends the process with 1 if it fails. */
export async function buildAnyway() {
	try {
		await ensureInstalled(console.log);
		await oneAtATime(() => build(console.log), console.log);
	} catch (error) {
		const refusal = refusalIn(error);
		if (!refusal) throw error;
		printRefusal(refusal);
		process.exitCode = 1;
	}
}

/** @param {Error} refusal */
export function printRefusal(refusal) {
	if (refusal instanceof Refusal && refusal.details) console.error(refusal.details);
	console.error(refusal.message);
}
