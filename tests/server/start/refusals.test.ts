import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { listenRefusal } from '../../../scripts/house/serve.mjs';
import { tryToOpen, type End } from './support/house.ts';
import { plant, type Tree } from './support/tree.ts';

let tree: Tree;
beforeAll(async () => {
	tree = await plant('export const handler = (req, res) => res.end("open");');
});
afterAll(() => tree.remove());

/** One sentence, nothing of a stack trace, and the exit code that says "failed". */
function expectSentence({ code, output }: End, sentence: RegExp): void {
	expect(output.trim()).toMatch(sentence);
	expect(output.trim()).toMatch(/\.$/);
	expect(output.trim().split('\n')).toHaveLength(1);
	expect(output).not.toMatch(/\n\s+at |node:internal/);
	expect(code).toBe(1);
}

test('a port in use', async () => {
	const other = createServer().listen(0, '127.0.0.1');
	await new Promise((resolve) => other.once('listening', resolve));
	const { port } = other.address() as AddressInfo;
	const end = await tryToOpen({ root: tree.root, env: { PORT: String(port) } });
	other.close();
	expectSentence(end, new RegExp(`^Port ${port} is already in use.*PORT=3001 npm start`));
});

test.each([
	['below a file', () => path.join(tree.root, 'package.json', 'data'), 'ENOTDIR'],
	['where nothing can be written', () => '/proc/elysium', 'ENOENT']
])('a data folder %s', async (_, folder, code) => {
	const end = await tryToOpen({ root: tree.root, env: { DATA_DIR: folder() } });
	expectSentence(
		end,
		new RegExp(`cannot write into its data folder ${folder()} \\(${code}\\).*DATA_DIR`)
	);
});

test.each([
	[{ PORT: 'many' }, /^PORT must be .* It is now "many"\.$/],
	[{ HOST: '198.51.100.7' }, /^HOST is "198\.51\.100\.7", which is not an address of this machine/],
	[{ TRUST_PROXY: '1' }, /^TRUST_PROXY is set but ORIGIN is not/]
])('the setting %j', async (env, sentence) => {
	expectSentence(await tryToOpen({ root: tree.root, env }), sentence);
});

test('a wrong setting in .env', async () => {
	const own = await plant('export const handler = () => {};');
	own.put('.env', 'ORIGIN=elysium.example\n');
	expectSentence(await tryToOpen({ root: own.root }), /^ORIGIN must be .* "elysium\.example"\.$/);
	own.remove();
});

test('a word that the command does not know', async () => {
	const { code, output } = await tryToOpen({ root: tree.root, args: ['--wlan'] });
	expect(output).toMatch(/^npm start does not know "--wlan"\.\n.*npm start -- --lan/s);
	expect(code).toBe(1);
});

describe('what the program itself reports while it starts', () => {
	test.each([
		[
			'a reason written for people, below other errors',
			`class StartupError extends Error { name = 'StartupError' }
			 throw new Error('outer', { cause: new StartupError('The data is in use; stop the other.') });`,
			/^The data is in use; stop the other\.$/
		],
		[
			'an error of its own',
			`throw new TypeError('x is not a function\\nsecond line');`,
			/^The built program did not start \(TypeError: x is not a function, at .*handler\.js:1\); delete the folder build/
		],
		[
			'a file that is cut off',
			`export const handler = (req, res`,
			/^The built program did not start \(SyntaxError: .*\); delete the folder build/
		],
		[
			'a package that is not there',
			`import 'no-such-package';`,
			/^The built program did not start \(Error: Cannot find package 'no-such-package'.*\); delete/
		]
	])('%s', async (_, program, sentence) => {
		const own = await plant(program);
		expectSentence(await tryToOpen({ root: own.root }), sentence);
		own.remove();
	});
});

test('a port that needs special rights', () => {
	const error = Object.assign(new Error('listen EACCES'), { code: 'EACCES' });
	expect(listenRefusal(error, '127.0.0.1', 80).message).toMatch(
		/^Port 80 needs administrator rights\. To avoid that, choose another.*\.$/
	);
});

test('a build that fails is told, and never taken for a good one', async () => {
	const own = await plant('export const handler = () => {};');
	own.put('src/page.svelte', 'changed');
	own.put('scripts/house/make-build.mjs', 'console.log("line 3 is wrong"); process.exit(1);');
	for (const _ of [1, 2]) {
		const { code, output } = await tryToOpen({ root: own.root });
		expect(output).toMatch(/Building again.*line 3 is wrong.*could not be built \(see above\)/s);
		expect(code).toBe(1);
	}
	own.remove();
});

test('a program of before that still runs is not built over', async () => {
	const own = await plant('export const handler = () => {};');
	own.put('src/page.svelte', 'changed');
	own.put('data/elysium.db', '');
	own.put(
		'build/lock.js',
		`export const lockFolder = (folder) => {
			throw Object.assign(new Error('Another Elysium already uses ' + folder + '.'), { name: 'StartupError' });
		};`
	);
	const end = await tryToOpen({ root: own.root });
	expectSentence(
		end,
		new RegExp(`^Another Elysium already uses ${path.join(own.root, 'data')}\\.$`)
	);
	own.remove();
});

test('a start that is ended while it builds takes the building along', async () => {
	const own = await plant('export const handler = () => {};');
	own.put('src/page.svelte', 'changed');
	own.put(
		'scripts/house/make-build.mjs',
		`import { writeFileSync } from 'node:fs';
		 writeFileSync('building', String(process.pid));
		 setTimeout(() => {}, 60_000);`
	);
	const child = spawn(process.execPath, ['scripts/start.mjs'], { cwd: own.root });
	const mark = path.join(own.root, 'building');
	await vi.waitUntil(() => existsSync(mark) && readFileSync(mark, 'utf8') !== '', 10_000);
	child.kill();
	await once(child, 'close');
	const building = Number(readFileSync(mark, 'utf8'));
	await vi.waitUntil(() => !isAlive(building), 5_000);
	for (const left of ['build/.stamp', '.preparing']) {
		expect(existsSync(path.join(own.root, left)), left).toBe(false);
	}
	own.remove();
});

function isAlive(pid: number): boolean {
	try {
		return process.kill(pid, 0);
	} catch {
		return false;
	}
}
