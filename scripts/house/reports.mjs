import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {object} Tally
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} remarks what failed, and why: a runner's own words may stand far above its last lines
 */

/** @typedef {{ assertionResults?: { status: string, fullName?: string, failureMessages?: string[] }[], status?: string, name?: string }} VitestFile */
/** @typedef {{ status?: string, projectName?: string, results?: { errors?: { message?: string }[] }[] }} PlaywrightTest */
/** @typedef {{ title?: string, specs?: { title?: string, tests?: PlaywrightTest[] }[], suites?: PlaywrightSuite[] }} PlaywrightSuite */

/**
 * Counts what Vitest's JSON reporter wrote. A test that did not run is a defect and counts as
 * failed; so does a file that could not be loaded, because none of its tests are in the report.
 *
 * @param {{ testResults?: VitestFile[] }} report
 * @returns {Tally}
 */
export function countVitest({ testResults = [] }) {
	const tally = emptyTally();
	for (const { assertionResults = [], status, name } of testResults) {
		for (const test of assertionResults) {
			if (test.status === 'passed') tally.passed++;
			else if (test.status === 'failed')
				countAsFailed(tally, told(test.fullName, test.failureMessages));
			else countAsFailed(tally, `not run (${test.status}): ${test.fullName}`);
		}
		const noneFailed = assertionResults.every((test) => test.status !== 'failed');
		if (status === 'failed' && noneFailed) countAsFailed(tally, `failed as a whole: ${name}`);
	}
	return tally;
}

/**
 * Counts what Playwright's JSON reporter wrote, by the same measure.
 *
 * @param {{ suites?: PlaywrightSuite[], errors?: { message?: string }[] }} report
 * @returns {Tally}
 */
export function countPlaywright({ suites = [], errors = [] }) {
	const tally = emptyTally();
	for (const error of errors) countAsFailed(tally, `outside any test: ${error.message ?? ''}`);
	for (const suite of suites) countSuite(tally, suite);
	return tally;
}

/** @param {Tally} tally @param {PlaywrightSuite} suite */
function countSuite(tally, { specs = [], suites = [] }) {
	for (const { title, tests = [] } of specs) {
		for (const { status, projectName, results = [] } of tests) {
			const errors = results.flatMap(({ errors = [] }) => errors.map(({ message }) => message));
			if (status === 'expected') tally.passed++;
			else if (status === 'unexpected')
				countAsFailed(tally, told(`[${projectName}] ${title}`, errors));
			else countAsFailed(tally, `not run, or only sometimes (${status}): ${title}`);
		}
	}
	for (const inner of suites) countSuite(tally, inner);
}

const TOLD_LINES = 12;

/** @param {string | undefined} name @param {readonly (string | undefined)[]} [errors] @returns {string} a test that failed, and how each of its errors begins */
function told(name, errors = []) {
	const how = errors.flatMap((error = '') =>
		stripVTControlCharacters(error).split('\n').slice(0, TOLD_LINES)
	);
	return [`failed: ${name}`, ...how.filter((line) => line.trim() !== '')].join('\n    ');
}

/**
 * What a runner achieved, by its own report, not by its word: one that says it failed although
 * every test passed, one that left no report, and one that ran nothing have failed.
 *
 * @template Report
 * @param {number} code the runner's exit code
 * @param {string} file its report
 * @param {(report: Report) => Tally} count
 * @returns {Tally}
 */
export function tallyOf(code, file, count) {
	const tally = countOf(file, count);
	if (code !== 0 && tally.failed === 0) {
		countAsFailed(tally, 'the runner failed although no test did');
	} else if (tally.passed + tally.failed === 0) {
		countAsFailed(tally, 'the runner ran no test');
	}
	return tally;
}

/**
 * @template Report
 * @param {string} file
 * @param {(report: Report) => Tally} count
 * @returns {Tally}
 */
function countOf(file, count) {
	try {
		return count(JSON.parse(readFileSync(file, 'utf8')));
	} catch {
		const tally = emptyTally();
		countAsFailed(tally, `the runner left no readable report in ${file}`);
		return tally;
	}
}

/** @param {Tally[]} tallies @returns {Tally} */
export function sumOf(tallies) {
	return tallies.reduce(
		(sum, one) => ({
			passed: sum.passed + one.passed,
			failed: sum.failed + one.failed,
			remarks: [...sum.remarks, ...one.remarks]
		}),
		emptyTally()
	);
}

/** @returns {Tally} */
const emptyTally = () => ({ passed: 0, failed: 0, remarks: [] });

/** @param {Tally} tally @param {string} remark */
function countAsFailed(tally, remark) {
	tally.failed++;
	tally.remarks.push(remark);
}
