import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What the steps of `npm test` make or keep themselves, and what is nobody's source. */
const NO_SOURCES = ['.git', '.svelte-kit', 'build', 'data', 'node_modules', 'reports'];

/** Pages for people. Only the tests in `tests/docs` read them, and the check of the format. */
export const PAGES = [/^[^/]+\.md$/, /^docs\//, /^(LICENSE|NOTICE)$/];

/** The tests of each step: no other step looks at them. What they share lies in files with other names. */
const TESTS = {
	docs: /^tests\/docs\//,
	unit: /^tests\/unit\/.*\.test\.ts$/,
	server: /^tests\/server\/.*\.test\.ts$/,
	browser: /^tests\/e2e\/(.*\.spec\.ts$|pictures\/)/
};

/**
 * What a step with tests does not look at: pages for people, and the tests of the other steps.
 *
 * @param {'unit' | 'server' | 'browser'} step
 * @returns {RegExp[]}
 */
export function unseenBy(step) {
	const others = Object.entries(TESTS).flatMap(([name, tests]) => (name === step ? [] : [tests]));
	return [...PAGES, ...others];
}

/** @typedef {ReadonlyMap<string, string>} Tree each file of the project, by its path with forward slashes, and a hash of it */

/**
 * @param {string} root
 * @returns {Tree}
 */
export function treeOf(root) {
	/** @type {Map<string, string>} */
	const tree = new Map();
	/** @param {string} folder */
	const walk = (folder) => {
		for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
			const name = folder + entry.name;
			if (NO_SOURCES.includes(name) || entry.name === 'node_modules') continue;
			if (entry.isDirectory()) walk(`${name}/`);
			else if (entry.isFile()) tree.set(name, hashOf(readFileSync(path.join(root, name))));
		}
	};
	walk('');
	return tree;
}

/**
 * The stamp of a step: the same as long as everything is the same that it looks at. A file that nobody
 * thought of counts.
 *
 * @param {Tree} tree
 * @param {readonly RegExp[]} unseen the files that the step does not look at
 * @param {readonly string[]} machine what else it depends on: Node, the browser, seeds
 * @returns {string}
 */
export function stampOf(tree, unseen, machine) {
	const seen = [...tree]
		.filter(([name]) => !unseen.some((pattern) => pattern.test(name)))
		.sort(([one], [other]) => (one < other ? -1 : 1));
	return hashOf(JSON.stringify([machine, seen]));
}

/**
 * @param {string} folder where passes are kept
 * @param {string} step
 * @param {string} stamp
 * @returns {number | null} how many tests passed when the step passed with this stamp; null: it did not
 */
export function passedWith(folder, step, stamp) {
	try {
		const pass = JSON.parse(readFileSync(fileOf(folder, step), 'utf8'));
		return pass.stamp === stamp && Number.isInteger(pass.passed) ? pass.passed : null;
	} catch {
		// Not there, or not readable: the step runs again, which is always right.
		return null;
	}
}

/**
 * @param {string} folder
 * @param {string} step
 * @param {string} stamp made before the step ran: what was edited meanwhile makes it run again
 * @param {number} passed
 */
export function keepPass(folder, step, stamp, passed) {
	mkdirSync(folder, { recursive: true });
	writeFileSync(fileOf(folder, step), JSON.stringify({ stamp, passed }));
}

/** @param {string} folder @param {string} step */
const fileOf = (folder, step) => path.join(folder, `${step}.json`);

/** @param {string | Buffer} content */
const hashOf = (content) => createHash('sha256').update(content).digest('hex');
