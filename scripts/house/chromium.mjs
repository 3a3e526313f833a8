import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { Refusal } from './refusal.mjs';
import { lastLines, run, runNode } from './run.mjs';
import { inTree } from './tree.mjs';

// The shell first: the same browser without windows, which the tests pass through a quarter faster.
const NAMES = [
	'chromium-headless-shell',
	'chromium',
	'chromium-browser',
	'google-chrome',
	'google-chrome-stable'
];

/** Debian's packages that hold one; not every release has the shell. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];

/** Without a single typeface on the machine Chromium ends where ours are not asked for. */
const TYPEFACES = 'fonts-liberation';

/**
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {string | undefined} a Chromium of this machine: CHROMIUM_PATH, else one on the path
 */
export function findChromium(env = process.env) {
	if (env['CHROMIUM_PATH']) return env['CHROMIUM_PATH'];
	const folders = [...(env['PATH'] ?? '').split(path.delimiter), '/usr/bin'];
	return folders
		.filter((folder) => folder !== '')
		.flatMap((folder) => NAMES.map((name) => path.join(folder, name)))
		.find(isExecutable);
}

/** @returns {string} which browser the tests run in; Playwright's own follows from the packages */
export function chromiumVersion() {
	const program = findChromium();
	return program
		? execFileSync(program, ['--version'], { encoding: 'utf8' }).trim()
		: 'of Playwright';
}

/**
 * Finds a browser for the tests or installs one: Debian's where that is allowed, because its
 * libraries come with it, else the one that Playwright keeps in the user's cache.
 *
 * @param {(line: string) => void} say
 */
export async function ensureChromium(say) {
	if (findChromium()) return;
	if (process.getuid?.() === 0 && isOnPath('apt-get')) {
		say('Installing Chromium with apt-get… (once, a few minutes)');
		const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
		await run('apt-get', ['update'], { env });
		for (const name of PACKAGES) {
			const packages = [name, TYPEFACES];
			await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { env });
			if (findChromium()) return;
		}
		say('apt-get could not. Trying Playwright’s…');
	} else {
		say("Looking for Playwright's Chromium, installing it if it is missing…");
	}
	const playwright = inTree('node_modules', '@playwright', 'test', 'cli.js');
	const outcome = await runNode([playwright, 'install', 'chromium']);
	if (outcome.code !== 0) {
		throw new Refusal(
			'No Chromium was found and none could be installed (see above); install one and name it with CHROMIUM_PATH.',
			lastLines(outcome.output, 15)
		);
	}
}

/** @param {string} program */
function isOnPath(program) {
	return (process.env['PATH'] ?? '')
		.split(path.delimiter)
		.some((folder) => isExecutable(path.join(folder, program)));
}

/** @param {string} file */
function isExecutable(file) {
	try {
		accessSync(file, constants.X_OK);
		return true;
	} catch {
		return false;
	}
}
