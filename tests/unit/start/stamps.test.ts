import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
	installedByHand,
	packagesStamp,
	readStamp,
	removeStamp,
	sourcesStamp,
	writeStamp
} from '../../../scripts/house/stamps.mjs';

let root = '';
const put = (file: string, content: string) => {
	mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
	writeFileSync(path.join(root, file), content);
};

beforeEach(() => {
	root = mkdtempSync(path.join(os.tmpdir(), 'elysium-stamps-'));
	put('package.json', '{"dependencies":{"a":"1"}}');
	put('package-lock.json', '{"lock":1}');
	put('src/routes/+page.svelte', '<h1>Elysium</h1>');
	put('static/robots.txt', '');
});
afterEach(() => rmSync(root, { recursive: true }));

describe('a build is stale when', () => {
	test.each([
		['a source changed', () => put('src/routes/+page.svelte', '<h1>elysium</h1>')],
		['a source came', () => put('src/new.ts', '')],
		['a source went', () => rmSync(path.join(root, 'static/robots.txt'))],
		[
			'a source moved',
			() => renameSync(path.join(root, 'static/robots.txt'), path.join(root, 'static/robot.txt'))
		],
		['a migration came', () => put('drizzle/0001.sql', 'SELECT 1')],
		['the configuration changed', () => put('svelte.config.js', 'export default {}')],
		['the lock changed', () => put('package-lock.json', '{"lock":2}')]
	])('%s', (_, change) => {
		const before = sourcesStamp(root);
		change();
		expect(sourcesStamp(root)).not.toBe(before);
	});

	test('and only then', () => {
		const before = sourcesStamp(root);
		put('src/routes/+page.svelte', '<h1>Elysium</h1>');
		put('docs/operate.md', 'changed');
		put('data/elysium.db', 'changed');
		expect(sourcesStamp(root)).toBe(before);
	});

	test('content that moves from one file to the next is a change', () => {
		put('src/a.ts', 'xy');
		put('src/b.ts', 'z');
		const before = sourcesStamp(root);
		put('src/a.ts', 'x');
		put('src/b.ts', 'yz');
		expect(sourcesStamp(root)).not.toBe(before);
	});
});

describe('packages are installed anew when', () => {
	const machine = { node: '20.19.0', platform: 'linux', arch: 'x64' };

	test.each([
		['the lock changed', () => put('package-lock.json', '{"lock":2}'), machine],
		['a dependency changed', () => put('package.json', '{"dependencies":{"a":"2"}}'), machine],
		['Node is another one', () => {}, { ...machine, node: '24.0.0' }],
		['the machine is another one', () => {}, { ...machine, arch: 'arm64' }]
	])('%s', (_, change, after) => {
		const before = packagesStamp(root, machine);
		change();
		expect(packagesStamp(root, after)).not.toBe(before);
	});

	test('and only then', () => {
		const before = packagesStamp(root, machine);
		put('package.json', '{"name":"other","scripts":{"x":"y"},"dependencies":{"a":"1"}}');
		expect(packagesStamp(root, { ...machine, node: '20.20.2' })).toBe(before);
	});
});

describe('packages that someone installed by hand', () => {
	const machine = { platform: 'linux', arch: 'x64' };
	const a = { version: '1.0.0' };
	const b = { version: '2.0.0', dev: true };
	const linux = { version: '3.0.0', optional: true, os: ['linux'], cpu: ['x64'] };
	const darwin = { version: '3.0.0', optional: true, os: ['darwin'], cpu: ['arm64'] };
	const lock = { '': {}, a, b, linux, darwin };
	const look = (there: object) => {
		put('package-lock.json', JSON.stringify({ packages: lock }));
		put('node_modules/.package-lock.json', JSON.stringify({ packages: there }));
		return installedByHand(root, machine);
	};

	test('will do if they are those of the lock, for this machine', () => {
		expect(look({ a, b, linux })).toBe(true);
	});

	test.each([
		['one is missing', { a, linux }],
		['one is of another version', { a: { version: '1.0.1' }, b, linux }],
		['there is one more', { a, b, linux, c: a }],
		['they are for another machine', { a, b, darwin }],
		['there are none', {}]
	])('will not do if %s', (_, there) => {
		expect(look(there)).toBe(false);
	});

	test('will not do if npm never finished', () => {
		expect(installedByHand(root, machine)).toBe(false);
	});
});

test('a stamp that is not there is none, also if its folder is not', () => {
	const file = path.join(root, 'build/.stamp');
	expect(readStamp(file)).toBeNull();
	removeStamp(file);
	mkdirSync(path.join(root, 'build'));
	writeStamp(file, 'abc');
	expect(readStamp(file)).toBe('abc');
	removeStamp(file);
	expect(readStamp(file)).toBeNull();
});
