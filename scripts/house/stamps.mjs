import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { codeOf } from './refusal.mjs';

/** What goes into a build. A change in any of these makes the build stale. */
const BUILD_SOURCES = [
	'src',
	'static',
	'drizzle',
	'assets',
	'svelte.config.js',
	'vite.config.ts',
	'tsconfig.json',
	'package.json',
	'package-lock.json',
	'scripts/house/chunks.ts',
	'scripts/house/make-build.mjs'
];

/**
 * What `node_modules` should hold: the lock file, what package.json asks for, and the Node and
 * machine that native packages were chosen for.
 *
 * @param {string} root
 * @param {{ node: string, platform: string, arch: string }} machine
 * @returns {string} a hash that changes when the packages must be installed anew
 */
export function packagesStamp(root, machine) {
	const wanted = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
	return createHash('sha256')
		.update(readFileSync(path.join(root, 'package-lock.json')))
		.update(JSON.stringify([wanted.dependencies, wanted.devDependencies, wanted.overrides]))
		.update(JSON.stringify([machine.node.split('.')[0], machine.platform, machine.arch]))
		.digest('hex');
}

/** @typedef {{ version?: string, optional?: boolean, os?: string[], cpu?: string[] }} Package */

/**
 * Whether someone ran `npm ci` or `npm install` by hand and what lies there is what the lock file
 * names: then installing again would only take time, and pull the packages from under what runs.
 * npm leaves a list of what it installed, and writes it last.
 *
 * @param {string} root
 * @param {{ platform: string, arch: string }} machine
 */
export function installedByHand(root, machine) {
	const there = packagesIn(path.join(root, 'node_modules', '.package-lock.json'));
	const wanted = packagesIn(path.join(root, 'package-lock.json'));
	delete wanted[''];
	/** @type {(list: string[] | undefined, own: string) => boolean} */
	const fits = (list, own) =>
		!list || list.includes(own) || list.some((one) => one.startsWith('!'));
	return (
		Object.keys(there).length > 0 &&
		Object.entries(wanted).every(([name, one]) =>
			there[name] ? there[name].version === one.version : one.optional === true
		) &&
		Object.entries(there).every(
			([name, one]) => wanted[name] && fits(one.os, machine.platform) && fits(one.cpu, machine.arch)
		)
	);
}

/** @param {string} file @returns {Record<string, Package>} none if npm must look at the file itself */
function packagesIn(file) {
	try {
		return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
	} catch {
		return {};
	}
}

/**
 * @param {string} root
 * @returns {string} a hash over names and contents of everything that goes into a build
 */
export function sourcesStamp(root) {
	const hash = createHash('sha256');
	for (const source of BUILD_SOURCES) addToHash(hash, root, source);
	return hash.digest('hex');
}

/**
 * @param {import('node:crypto').Hash} hash
 * @param {string} root
 * @param {string} relative with forward slashes, so that the hash is the same everywhere
 */
function addToHash(hash, root, relative) {
	const full = path.join(root, relative);
	const stat = statSync(full, { throwIfNoEntry: false });
	if (stat?.isDirectory()) {
		for (const name of readdirSync(full).sort()) addToHash(hash, root, `${relative}/${name}`);
	} else if (stat) {
		const content = readFileSync(full);
		hash.update(`${relative}\0${content.length}\0`).update(content);
	}
}

/** @param {string} file @returns {string | null} what was stamped there, null if nothing was */
export function readStamp(file) {
	try {
		return readFileSync(file, 'utf8').trim();
	} catch (error) {
		if (['ENOENT', 'ENOTDIR'].includes(codeOf(error))) return null;
		throw error;
	}
}

/** @param {string} file @param {string} stamp */
export function writeStamp(file, stamp) {
	writeFileSync(file, `${stamp}\n`);
}

/** @param {string} file */
export function removeStamp(file) {
	rmSync(file, { force: true });
}
