import path from 'node:path';
import { ensureWritable } from './folder.mjs';
import { ensureBuilt, ensureInstalled, printRefusal } from './prepare.mjs';
import { Refusal, refusalIn } from './refusal.mjs';
import { loadEnvFile, refuseBesideAnother, settings } from './settings.mjs';
import { ROOT } from './tree.mjs';

const USAGE = `npm start             open Elysium on this computer
npm start -- --lan    open it to the network too, for phones
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
		if (stranger) throw new Refusal(`npm start does not know "${stranger}".\n${USAGE}`);
		if (args.includes('--help') || args.includes('-h')) {
			console.log(USAGE);
			return;
		}
		await ensureInstalled(console.log);
		loadEnvFile();
		await ensureBuilt(console.log, refuseBesideAnother);
		// `npm start --lan` without the two dashes ends up as a setting of npm; the wish is clear.
		const lan = args.includes('--lan') || process.env['npm_config_lan'] === 'true';
		if (lan) process.env['HOST'] = '0.0.0.0';
		process.env['NODE_ENV'] ??= 'production';
		const config = await settings();
		if (config.databaseFile) {
			await ensureWritable(config.dataDir);
			await ensureWritable(path.dirname(config.databaseFile));
		}
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
