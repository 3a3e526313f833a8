import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { ROOT } from './tree.mjs';

/**
 * @typedef {object} Outcome
 * @property {number} code the exit code; 1 if a signal or the time limit ended the program
 * @property {string} output both streams, in the order they came
 * @property {number} seconds
 */

/** @type {Set<import('node:child_process').ChildProcess>} */
const underWay = new Set();

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/** Ended by a signal, we take along what we started: half an installation must not go on alone. */
function takeAlong() {
	for (const child of underWay) child.kill();
	process.exit(1);
}

/** @param {import('node:child_process').ChildProcess} child */
function watch(child) {
	if (underWay.size === 0) for (const signal of SIGNALS) process.on(signal, takeAlong);
	underWay.add(child);
}

/** @param {import('node:child_process').ChildProcess} child */
function unwatch(child) {
	underWay.delete(child);
	if (underWay.size === 0) for (const signal of SIGNALS) process.off(signal, takeAlong);
}

/**
 * Runs a program in the project's folder and collects what it says.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, limitSeconds?: number, priority?: number | undefined }} [options] `priority` as in `os`
 * @returns {Promise<Outcome>} never rejects: a program that cannot start is an outcome too
 */
export function run(program, args, { env = process.env, limitSeconds = 2700, priority } = {}) {
	const began = performance.now();
	return new Promise((resolve) => {
		let output = '';
		/** @param {number} code */
		const end = (code) => {
			clearTimeout(limit);
			unwatch(child);
			resolve({ code, output, seconds: (performance.now() - began) / 1000 });
		};
		const child = spawn(program, args, {
			cwd: ROOT,
			env,
			stdio: ['ignore', 'pipe', 'pipe'],
			shell: process.platform === 'win32' && !program.endsWith('.exe')
		});
		try {
			if (priority !== undefined && child.pid !== undefined) setPriority(child.pid, priority);
		} catch {
			// Then it runs as eagerly as everything else.
		}
		const limit = setTimeout(() => {
			output += `\nStopped after ${limitSeconds} s, its limit.\n`;
			// As from the keyboard: test runners then stop the servers they started and write their reports.
			child.kill('SIGINT');
			setTimeout(() => child.kill('SIGKILL'), 20_000).unref();
		}, limitSeconds * 1000);
		watch(child);
		child.stdout.on('data', (chunk) => (output += chunk));
		child.stderr.on('data', (chunk) => (output += chunk));
		child.on('error', (error) => {
			output += `${error.message}\n`;
			end(1);
		});
		child.on('close', (code) => end(code ?? 1));
	});
}

/**
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export const runNode = (args, options) => run(process.execPath, args, options);

/**
 * The npm that called us if there is one, else the one on the path.
 *
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export function runNpm(args, options) {
	const cli = process.env['npm_execpath'];
	return cli?.endsWith('npm-cli.js') ? runNode([cli, ...args], options) : run('npm', args, options);
}

/** @param {string} text @param {number} count @returns {string} the last lines */
export function lastLines(text, count) {
	return text.trimEnd().split('\n').slice(-count).join('\n');
}

/** @param {string} text @param {number} count @returns {string} */
export function firstLines(text, count) {
	return text.trim().split('\n').slice(0, count).join('\n');
}
