import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureWritable } from './folder.mjs';
import { ensureBuilt, ensureInstalled, printRefusal } from './prepare.mjs';
import { codeOf, Refusal, refusalIn } from './refusal.mjs';
import { inTree, ROOT } from './tree.mjs';

const USAGE = `npm start             open Elysium on this computer
npm start -- --lan    open it to the whole network too, for the phones
Settings: see .env.example and docs/operate.md.`;

/**
 * From a bare clone to an open server, in one process and as few steps as the folder's state allows.
 *
 * @param {string[]} args what stands after `npm start --`
 */
export async function start(args) {
	try {
		process.chdir(ROOT);
		const stranger = args.find((arg) => !['--lan', '--help', '-h'].includes(arg));
		if (stranger) throw new Refusal(`npm start knows no "${stranger}".\n${USAGE}`);
		if (args.includes('--help') || args.includes('-h')) {
			console.log(USAGE);
			return;
		}
		await ensureInstalled(console.log);
		await ensureBuilt(console.log);
		loadEnvFile();
		// `npm start --lan` without the two dashes ends up as a setting of npm; the wish is clear.
		const lan = args.includes('--lan') || process.env['npm_config_lan'] === 'true';
		const config = await settings(lan);
		await ensureWritable(config.dataDir);
		if (config.databaseFile) await ensureWritable(path.dirname(config.databaseFile));
		const { serve } = await import('./serve.mjs');
		const { announce } = await import('./announce.mjs');
		await announce(await serve(config), config);
	} catch (error) {
		const refusal = refusalIn(error);
		if (!refusal) throw error;
		printRefusal(refusal);
		// The door may be open already, and an open door keeps the process alive.
		process.exit(1);
	}
}

/** What the environment already says wins over the file. */
function loadEnvFile() {
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
 * @param {boolean} lan
 * @returns {Promise<import('./serve.mjs').Config>}
 */
async function settings(lan) {
	/** @type {typeof import('../../src/lib/server/config.ts')} */
	const { readConfig } = await import(pathToFileURL(inTree('build', 'config.js')).href);
	if (lan) process.env['HOST'] = '0.0.0.0';
	process.env['NODE_ENV'] ??= 'production';
	const result = readConfig(process.env, ROOT);
	if (!result.ok) throw new Refusal(result.problems.join('\n'));
	return result.config;
}
