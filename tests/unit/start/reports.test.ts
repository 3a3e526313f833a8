import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { countPlaywright, countVitest, sumOf, tallyOf } from '../../../scripts/house/reports.mjs';

const folder = mkdtempSync(path.join(os.tmpdir(), 'elysium-reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

function vitestFile(...statuses: string[]) {
	const status = statuses.includes('failed') ? 'failed' : 'passed';
	const assertionResults = statuses.map((one) => ({
		status: one,
		fullName: `test ${one}`,
		failureMessages: one === 'failed' ? ['AssertionError: 1 is not 2'] : []
	}));
	return { name: 'a.test.ts', status, assertionResults };
}

function playwrightSuite(...statuses: string[]) {
	const tests = statuses.map((status) => ({
		status,
		projectName: 'phone',
		results:
			status === 'unexpected'
				? [{ errors: [{ message: 'not \u001b[31mvisible\u001b[39m\n\nafter 10 s' }] }]
				: []
	}));
	return { specs: [{ title: 'a spec', tests }] };
}

function reportFile(content: string): string {
	const file = path.join(folder, 'report.json');
	writeFileSync(file, content);
	return file;
}

describe("Vitest's report", () => {
	test('what passed and failed', () => {
		const report = { testResults: [vitestFile('passed', 'failed'), vitestFile('passed')] };
		expect(countVitest(report)).toEqual({
			passed: 2,
			failed: 1,
			remarks: ['failed: test failed\n    AssertionError: 1 is not 2']
		});
	});

	test.each(['skipped', 'pending', 'todo'])('a test that is %s has failed', (status) => {
		const tally = countVitest({ testResults: [vitestFile('passed', status)] });
		expect(tally).toEqual({
			passed: 1,
			failed: 1,
			remarks: [`not run (${status}): test ${status}`]
		});
	});

	test('a file that could not be loaded has failed once', () => {
		const broken = { name: 'b.test.ts', status: 'failed', assertionResults: [] };
		expect(countVitest({ testResults: [vitestFile('passed'), broken] })).toEqual({
			passed: 1,
			failed: 1,
			remarks: ['failed as a whole: b.test.ts']
		});
	});
});

describe("Playwright's report", () => {
	test('what passed and failed, however deep', () => {
		const suites = [
			{ suites: [playwrightSuite('expected', 'unexpected')] },
			playwrightSuite('expected')
		];
		expect(countPlaywright({ suites })).toEqual({
			passed: 2,
			failed: 1,
			remarks: ['failed: [phone] a spec\n    not visible\n    after 10 s']
		});
	});

	test.each(['skipped', 'flaky'])('a test that is %s has failed', (status) => {
		const tally = countPlaywright({ suites: [playwrightSuite('expected', status)] });
		expect(tally).toMatchObject({ passed: 1, failed: 1 });
		expect(tally.remarks).toEqual([expect.stringContaining('a spec')]);
	});

	test('an error outside any test has failed', () => {
		expect(countPlaywright({ suites: [], errors: [{ message: 'no server' }] })).toEqual({
			passed: 0,
			failed: 1,
			remarks: ['outside any test: no server']
		});
	});
});

describe('a runner', () => {
	const good = JSON.stringify({ testResults: [vitestFile('passed')] });
	const bad = JSON.stringify({ testResults: [vitestFile('passed', 'failed')] });
	const none = JSON.stringify({ testResults: [] });

	test.each([
		['that is content', 0, good, 1, 0],
		['that found a failing test', 1, bad, 1, 1],
		['that failed although no test did', 1, good, 1, 1],
		['whose report says more than its exit code', 0, bad, 1, 1],
		['that ran nothing', 0, none, 0, 1],
		['that died while it wrote', 1, good.slice(0, -9), 0, 1]
	])('%s', (_, code, content, passed, failed) => {
		expect(tallyOf(code, reportFile(content), countVitest)).toMatchObject({ passed, failed });
	});

	test('that left no report', () => {
		const tally = tallyOf(0, path.join(folder, 'nowhere.json'), countVitest);
		expect(tally).toMatchObject({ passed: 0, failed: 1 });
	});
});

test('the sum', () => {
	const one = { passed: 3, failed: 1, remarks: ['a'] };
	expect(sumOf([one, one, { passed: 0, failed: 0, remarks: [] }])).toEqual({
		passed: 6,
		failed: 2,
		remarks: ['a', 'a']
	});
	expect(sumOf([])).toEqual({ passed: 0, failed: 0, remarks: [] });
});
