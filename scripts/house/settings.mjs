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

/** @returns {Promise<import('./serve.mjs').Config>} the settings, of a program that is built already */
export async function settings() {
	/** @type {typeof import('../../src/lib/server/config.ts')} */
	const { readConfig } = await import(pathToFileURL(inTree('build', 'config.js')).href);
	const result = readConfig(process.env, ROOT);
	if (!result.ok) throw new Refusal(result.problems.join('\n'));
	return result.config;
}
