import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PAGES, stampOf, treeOf, unseenBy } from '../../../scripts/house/passes.mjs';
import { performer } from '../../../scripts/house/steps.mjs';

let root = '';
const put = (file: string, content = '') => {
	mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
	writeFileSync(path.join(root, file), content);
};

beforeEach(() => {
	root = mkdtempSync(path.join(os.tmpdir(), 'elysium-passes-'));
	put('src/app.ts', 'app');
	put('tests/unit/app.test.ts', 'unit');
});
afterEach(() => rmSync(root, { recursive: true }));

describe('a step runs', () => {
	let runs = 0;
	let said: string[] = [];
	beforeEach(() => {
		runs = 0;
		said = [];
	});

	/** `npm test` with one step, once more. */
	const again = ({
		failed = 0,
		node = '20',
		browser = '1',
		unseen = PAGES,
		work = () => {}
	} = {}) =>
		performer({
			tree: treeOf(root),
			machine: [node],
			kept: path.join(root, 'node_modules/.cache/passes'),
			say: (line) => said.push(line)
		})({
			name: 'unit',
			unseen,
			machine: [browser],
			work: async () => {
				runs++;
				work();
				return { passed: 7, failed, remarks: [] };
			}
		});

	test('once, as long as nothing changes, and its tests count as passed', async () => {
		await again();
		expect(await again()).toEqual({ passed: 7, failed: 0, remarks: [] });
		expect(runs).toBe(1);
		expect(said.at(-1)).toBe('ok       unit, 7 passed  (unchanged since it passed)');
	});

	test.each([
		['a source changed', () => put('src/app.ts', 'other'), {}],
		['a file came that nobody thought of', () => put('anything.toml'), {}],
		['a file went', () => rmSync(path.join(root, 'src/app.ts')), {}],
		['the lock changed', () => put('package-lock.json', '{}'), {}],
		['Node is another one', () => {}, { node: '24' }],
		['the browser is another one', () => {}, { browser: '2' }],
		['the note of its pass is damaged', () => put('node_modules/.cache/passes/unit.json', '{'), {}]
	])('again when %s', async (_, change, options) => {
		await again();
		change();
		await again(options);
		expect(runs).toBe(2);
	});

	test.each([
		['a page changed', () => put('docs/operate.md', 'other')],
		['the changelog changed', () => put('CHANGELOG.md', 'other')],
		['something was built', () => put('build/index.js', 'other')],
		['there is data', () => put('data/elysium.db', 'other')]
	])('not again when %s', async (_, change) => {
		await again();
		change();
		await again();
		expect(runs).toBe(1);
	});

	test('again after it failed', async () => {
		await again({ failed: 1 });
		expect(said.at(-1)).toMatch(/^FAILED {3}unit, 7 passed, 1 failed {2}\(\d/);
		await again();
		await again();
		expect(runs).toBe(2);
	});

	test('again when it failed after it had passed, also on the files of that pass', async () => {
		await again();
		put('src/app.ts', 'other');
		await again({ failed: 1 });
		await again();
		expect(runs).toBe(3);
	});

	test('again when a file was edited while it ran', async () => {
		await again({ work: () => put('src/app.ts', 'edited meanwhile') });
		await again();
		expect(runs).toBe(2);
	});
});

describe('what a step does not look at', () => {
	test.each([
		['unit', 'tests/unit/app.test.ts', ['tests/server/a.test.ts', 'tests/e2e/a.spec.ts']],
		['server', 'tests/server/a.test.ts', ['tests/unit/app.test.ts', 'tests/e2e/pictures/a.png']],
		['browser', 'tests/e2e/a.spec.ts', ['tests/unit/app.test.ts', 'tests/server/a.test.ts']]
	] as const)('%s tests: pages, and the tests of others', (step, own, others) => {
		const stamp = () => stampOf(treeOf(root), unseenBy(step), []);
		let before = stamp();
		for (const file of [...others, 'docs/images/a.png', 'README.md', 'tests/docs/a.test.ts'])
			put(file, 'changed');
		expect(stamp()).toBe(before);
		for (const file of [
			own,
			'tests/e2e/support/shared.ts',
			'tests/unit/kit.ts',
			'vite.config.ts'
		]) {
			before = stamp();
			put(file, 'changed');
			expect(stamp(), file).not.toBe(before);
		}
	});
});
