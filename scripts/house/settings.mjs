import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { codeOf, Refusal } from './refusal.mjs';
import { inTree, ROOT } from './tree.mjs';

/** What the environment already says wins over the file. */
export function loadEnvFile() {
	try {
		process.loadEnvFile(inTree('.env'));
	} catch (error) {
		if (codeOf(error) === 'ENOENT') return;
		throw new Refusal(
			`The settings in ${inTree('.env')} cannot be read (${codeOf(error) || error}); make it a readable text file like .env.example, or remove it.`
		);
	}
}

/**
 * @param {string} [build] which of several builds in this process; Node loads a file anew under another address
 * @returns {Promise<import('./serve.mjs').Config>} the settings, of a program that is built already
 */
export async function settings(build = '') {
	/** @type {typeof import('../../src/lib/server/config.ts')} */
	const { readConfig } = await import(pathToFileURL(inTree('build', 'config.js')).href + build);
	const result = readConfig(process.env, ROOT);
	if (!result.ok) throw new Refusal(result.problems.join('\n'));
	return result.config;
}

/**
 * Before a build takes its place: refuses where the program that was built before still runs on this data, for it has yet
 * to load some of its pages. One that has no lock to ask, or is not whole, is built anew.
 */
export async function refuseBesideAnother() {
	const lock = inTree('build', 'lock.js');
	if (!existsSync(lock) || !existsSync(inTree('build', 'config.js'))) return;
	// An older program may not know today's settings; then it is no longer started with them either.
	const before = await settings('?before').catch(() => null);
	if (!before?.databaseFile || !existsSync(before.databaseFile)) return;
	const { databaseFile } = before;
	/** @type {typeof import('../../src/lib/server/db/lock.ts')} */
	const { lockFolder } = await import(pathToFileURL(lock).href);
	(await lockFolder(path.dirname(databaseFile))).release();
}
