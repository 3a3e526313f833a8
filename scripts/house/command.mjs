import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt, ensureInstalled, printRefusal } from './prepare.mjs';
import { refusalIn } from './refusal.mjs';
import { inTree, ROOT } from './tree.mjs';

/** @typedef {typeof import('../../src/lib/server/backup/commands.ts')} Commands */
/** @typedef {{ say: (line: string) => void, signal: AbortSignal }} Means */

const BUILT = inTree('build', 'backup.js');

/** @returns {Promise<Commands>} what the commands do, from a build of the sources as they are */
export async function builtCommands() {
	await ensureInstalled(console.log);
	await ensureBuilt(console.log);
	return import(`${pathToFileURL(BUILT).href}?anew`);
}

/**
 * Never builds: the program that is running was loaded from that very build.
 *
 * @returns {Promise<Commands | null>} what is built already, whatever of; null: nothing that loads
 */
export async function commandsAsTheyAre() {
	if (!existsSync(BUILT)) return null;
	return import(pathToFileURL(BUILT).href).catch(() => null);
}

// npm changes the folder before a script begins, and says from where.
const TYPED_IN = process.env['INIT_CWD'] ?? process.cwd();

/** @param {string} file @returns {string} absolute, seen from where the command was typed */
export const fromHere = (file) => path.resolve(TYPED_IN, file);

/**
 * Runs a command of the house: prints its last words, or why it did not go. Ctrl+C gives up in order, a second one at
 * once.
 *
 * @param {(means: Means) => Promise<string>} work
 */
export async function runCommand(work) {
	process.chdir(ROOT);
	const givenUp = new AbortController();
	for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
		process.on(signal, () => (givenUp.signal.aborted ? process.exit(130) : givenUp.abort()));
	try {
		const last = await work({ say: console.log, signal: givenUp.signal });
		console.log(last);
	} catch (error) {
		const refusal = refusalIn(error);
		if (!refusal) throw error;
		printRefusal(refusal);
		process.exitCode = givenUp.signal.aborted ? 130 : 1;
	}
	process.exit();
}

/**
 * Sorts what was typed behind a command.
 *
 * @param {string[]} args
 * @param {readonly string[]} flags
 * @returns {{ given: Set<string>, rest: string[] }}
 */
export function sortArguments(args, flags) {
	const given = new Set(args.filter((arg) => flags.includes(arg)));
	return { given, rest: args.filter((arg) => !flags.includes(arg)) };
}
