import { mkdirSync, rmSync } from 'node:fs';
import { ensureChromium } from './chromium.mjs';
import { ensureBuilt, ensureInstalled, printRefusal } from './prepare.mjs';
import { refusalIn } from './refusal.mjs';
import { countPlaywright, countVitest, sumOf, tallyOf } from './reports.mjs';
import { lastLines, run } from './run.mjs';
import { inTree } from './tree.mjs';

/** @typedef {import('./reports.mjs').Tally} Tally */
/** @typedef {{ name: string, work: () => Promise<Tally> }} Step */

const REPORTS = inTree('reports');
const OUTPUT_LINES = 80;
const TWO_CORES = 2;

// A person's own settings must not reach the tests, least of all the address of their database.
const env = Object.fromEntries(
	Object.entries({ ...process.env, CI: '1', NO_COLOR: '1' }).filter(
		([name]) =>
			!/^(PORT|HOST|ORIGIN|TRUST_PROXY|DATA_DIR|DATABASE_URL|DATABASE_TOKEN|VAULT_KEY|VAULT_FORGET|RATE_LIMIT_FACTOR|BACKUP_\w+|NODE_ENV|FORCE_COLOR)$/.test(
				name
			)
	)
);

/** Checks and tests everything; the last line is `N passed, N failed`. */
export async function testEverything() {
	const began = performance.now();
	/** @type {Tally[]} */
	const tallies = [];
	try {
		await ensureInstalled(console.log);
		await ensureChromium(console.log);
		rmSync(REPORTS, { recursive: true, force: true });
		mkdirSync(REPORTS, { recursive: true });
		tallies.push(...(await runSteps()));
	} catch (error) {
		const refusal = refusalIn(error);
		if (refusal) printRefusal(refusal);
		else console.error(error);
		tallies.push(failure);
	}
	const { passed, failed } = sumOf(tallies);
	console.log(`\nAll in ${seconds(began)}.`);
	console.log(`${passed} passed, ${failed} failed`);
	process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
}

/** @type {Tally} */
const success = { passed: 0, failed: 0, remarks: [] };
/** @type {Tally} */
const failure = { passed: 0, failed: 1, remarks: [] };

/** @returns {Promise<Tally[]>} */
async function runSteps() {
	const prepared = await perform(check('sync', 'svelte-kit', 'sync'));
	const build = { name: 'build', work: buildStep };
	// The longest first, so that the two cores finish together.
	const first = await severalAtATime(TWO_CORES, [
		build,
		check('types', 'svelte-check', '--tsconfig', './tsconfig.json'),
		vitest('unit'),
		check('lint', 'eslint', '.'),
		check('unused', 'knip', '--no-config-hints'),
		check('format', 'prettier', '--check', '.')
	]);
	const tallies = [prepared, ...first.values()];
	if (first.get(build)?.failed) {
		console.log('not run  server and browser tests: there is no build to test');
		return tallies;
	}
	// These measure time and kill processes: they have the machine to themselves.
	const alone = [vitest('server', `--maxWorkers=${TWO_CORES}`), browserTests()];
	for (const step of alone) tallies.push(await perform(step));
	return tallies;
}

/** @returns {Promise<Tally>} */
async function buildStep() {
	try {
		await ensureBuilt(() => {});
		return success;
	} catch (error) {
		const refusal = refusalIn(error);
		if (!refusal) throw error;
		printRefusal(refusal);
		return failure;
	}
}

/**
 * A check has no tests to count: if it fails, that is one failure.
 *
 * @param {string} name
 * @param {string} program
 * @param {string[]} args
 * @returns {Step}
 */
function check(name, program, ...args) {
	return {
		name,
		work: async () => {
			const { code, output } = await run(bin(program), args, { env });
			if (code !== 0) console.log(lastLines(output, OUTPUT_LINES));
			return code === 0 ? success : failure;
		}
	};
}

/**
 * @param {'unit' | 'server'} project
 * @param {string[]} more for vitest, which by itself leaves one core to others
 * @returns {Step}
 */
function vitest(project, ...more) {
	const report = inTree('reports', `${project}.json`);
	const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
	return {
		name: project,
		work: () =>
			counted('vitest', ['run', '--project', project, ...more, ...reporters], report, countVitest)
	};
}

/** @returns {Step} */
function browserTests() {
	return {
		name: 'browser',
		work: () => counted('playwright', ['test'], inTree('reports', 'e2e.json'), countPlaywright)
	};
}

/**
 * @template Report
 * @param {string} program
 * @param {string[]} args
 * @param {string} report
 * @param {(report: Report) => Tally} count
 */
async function counted(program, args, report, count) {
	const { code, output } = await run(bin(program), args, { env });
	const tally = tallyOf(code, report, count);
	if (tally.failed > 0) console.log(lastLines(output, OUTPUT_LINES));
	return tally;
}

/** @param {Step} step */
async function perform({ name, work }) {
	const began = performance.now();
	const tally = await work();
	for (const remark of tally.remarks) console.log(`         ${remark}`);
	const tests = tally.passed + tally.failed > 0 ? `, ${tally.passed} passed` : '';
	const failed = tally.failed > 0 ? `, ${tally.failed} failed` : '';
	console.log(
		`${tally.failed ? 'FAILED ' : 'ok     '}  ${name}${tests}${failed}  (${seconds(began)})`
	);
	return tally;
}

/**
 * @param {number} width
 * @param {Step[]} steps
 * @returns {Promise<Map<Step, Tally>>}
 */
async function severalAtATime(width, steps) {
	const waiting = [...steps];
	/** @type {Map<Step, Tally>} */
	const done = new Map();
	const lane = async () => {
		for (let step = waiting.shift(); step; step = waiting.shift()) {
			done.set(step, await perform(step));
		}
	};
	await Promise.all(Array.from({ length: width }, lane));
	return done;
}

/** @param {number} began @returns {string} */
const seconds = (began) => `${((performance.now() - began) / 1000).toFixed(1)} s`;

/** @param {string} program @returns {string} */
const bin = (program) => inTree('node_modules', '.bin', program);
