import { randomInt } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import { chromiumVersion, ensureChromium } from './chromium.mjs';
import { PAGES, treeOf, unseenBy } from './passes.mjs';
import { ensureBuilt, ensureInstalled, printRefusal, wantedPackages } from './prepare.mjs';
import { refusalIn } from './refusal.mjs';
import { countPlaywright, countVitest, sumOf, tallyOf } from './reports.mjs';
import { lastLines, run } from './run.mjs';
import { performer, secondsSince, inTurn } from './steps.mjs';
import { inTree, ROOT } from './tree.mjs';

/** @typedef {import('./reports.mjs').Tally} Tally */
/** @typedef {import('./steps.mjs').Step} Step */

const REPORTS = inTree('reports');
// Below node_modules: a new installation begins with nothing known.
const KEPT = inTree('node_modules', '.cache', 'elysium-test');
const OUTPUT_LINES = 80;
const TWO_CORES = 2;
/** For what must not slow down anything else. */
const IDLE = constants.priority.PRIORITY_LOW;

/** What the result of each step depends on beside the files. */
const MACHINE = [
	process.versions.node,
	process.platform,
	process.arch,
	process.env['ELYSIUM_SEED'] ?? '',
	process.env['ELYSIUM_LONG'] ?? ''
];

// A person's own settings must not reach the tests, least of all the address of their database.
const env = Object.fromEntries(
	Object.entries({ ...process.env, CI: '1', NO_COLOR: '1' }).filter(
		([name]) =>
			!/^(PORT|HOST|ORIGIN|TRUST_PROXY|DATA_DIR|DATABASE_URL|DATABASE_TOKEN|VAULT_KEY|VAULT_FORGET|RATE_LIMIT_FACTOR|BACKUP_\w+|NODE_ENV|FORCE_COLOR)$/.test(
				name
			)
	)
);

/**
 * Checks and tests everything; the last line is `N passed, N failed`. A step that passed on the same
 * files, packages, Node and browser does not run again: what passed then is counted. `--fresh` forgets all passes;
 * `--long` runs the unit, server and browser tests with all that takes long (tests/support/long.ts).
 *
 * @param {readonly string[]} [args]
 */
export async function testEverything(args = []) {
	const began = performance.now();
	/** @type {Tally[]} */
	const tallies = [];
	try {
		await ensureInstalled(console.log);
		await ensureChromium(console.log);
		rmSync(REPORTS, { recursive: true, force: true });
		mkdirSync(REPORTS, { recursive: true });
		if (args.includes('--fresh')) rmSync(KEPT, { recursive: true, force: true });
		tallies.push(...(await (args.includes('--long') ? runLong() : runSteps())));
	} catch (error) {
		const refusal = refusalIn(error);
		if (refusal) printRefusal(refusal);
		else console.error(error);
		tallies.push(failure);
	}
	const { passed, failed } = sumOf(tallies);
	console.log(`\nAll in ${secondsSince(began)}.`);
	console.log(`${passed} passed, ${failed} failed`);
	process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
}

/** @type {Tally} */
const success = { passed: 0, failed: 0, remarks: [] };
/** @type {Tally} */
const failure = { passed: 0, failed: 1, remarks: [] };

/** @returns {Promise<Tally[]>} */
async function runSteps() {
	const perform = stepsOnThisTree();
	const prepared = await perform(check('sync', undefined, ['svelte-kit', 'sync']));
	// It looks at no file that is made here: it runs in what build and types leave idle, and the other checks after it.
	const format = perform(
		check('format', [], ['prettier', '--check', '.', ...cached('prettier')], IDLE)
	);
	// Of Kit's own files the build makes others than Vitest does: nothing that makes any goes on beside it.
	const [build, types] = await Promise.all([
		perform({ name: 'build', work: buildStep }),
		perform(check('types', PAGES, ['svelte-check', '--tsgo', '--tsconfig', './tsconfig.json']))
	]);
	const tests = [vitest('unit'), vitest('docs')];
	if (build.failed) console.log('not run  server and browser tests: there is no build to test');
	else tests.push(vitest('server'), browserTests());
	const checks = [
		check('lint', PAGES, ['eslint', '.', ...cached('eslint')], IDLE),
		check('unused', PAGES, ['knip', '--no-config-hints'], IDLE)
	];
	// Server and browser tests measure time, and wait for processes half of it: checks run in what they leave idle.
	const tallies = await Promise.all([
		inTurn(perform, tests),
		format.then(() => inTurn(perform, checks))
	]);
	return [prepared, build, types, await format, ...tallies.flat()];
}

/**
 * Every run is another one, so each step runs, and none of the passes is kept.
 *
 * @returns {Promise<Tally[]>}
 */
async function runLong() {
	env.ELYSIUM_LONG = '1';
	env.ELYSIUM_SEED ||= String(randomInt(2 ** 31));
	console.log(`ELYSIUM_SEED=${env.ELYSIUM_SEED}`);
	const perform = stepsOnThisTree();
	const build = await perform({ name: 'build', work: buildStep });
	if (build.failed) return [build];
	const tallies = [build];
	for (const step of [vitest('unit'), vitest('server'), browserTests()])
		tallies.push(await perform({ ...step, unseen: undefined }));
	return tallies;
}

const stepsOnThisTree = () =>
	performer({ tree: treeOf(ROOT), machine: MACHINE, kept: KEPT, say: console.log });

/**
 * Lint and format look at each file by itself, so they remember which were clean. By content: a
 * checkout gives every file a new time.
 *
 * @param {string} name
 */
function cached(name) {
	// Plugins are not in the key of either cache: other packages have another file.
	const file = path.join(KEPT, `${name}-${wantedPackages().slice(0, 12)}`);
	return ['--cache', '--cache-strategy', 'content', '--cache-location', file];
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
 * @param {readonly RegExp[] | undefined} unseen
 * @param {[program: string, ...args: string[]]} command
 * @param {number} [priority]
 * @returns {Step}
 */
function check(name, unseen, [program, ...args], priority) {
	return {
		name,
		unseen,
		work: async () => {
			const { code, output } = await run(bin(program), args, { env, priority });
			if (code !== 0) console.log(lastLines(output, OUTPUT_LINES));
			return code === 0 ? success : failure;
		}
	};
}

/**
 * @param {'unit' | 'server' | 'docs'} project
 * @returns {Step}
 */
function vitest(project) {
	const report = inTree('reports', `${project}.json`);
	// By itself Vitest leaves one core to others. Server tests wait for processes and disks half of their time.
	const workers = `--maxWorkers=${project === 'server' ? 2 * TWO_CORES : TWO_CORES}`;
	const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
	return {
		name: project,
		unseen: project === 'docs' ? [] : unseenBy(project),
		work: () =>
			counted(
				'vitest',
				['run', '--project', `${project}*`, workers, ...reporters],
				report,
				countVitest
			)
	};
}

/** @returns {Step} */
function browserTests() {
	return {
		name: 'browser',
		unseen: unseenBy('browser'),
		machine: [chromiumVersion()],
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

/** @param {string} program @returns {string} */
const bin = (program) => inTree('node_modules', '.bin', program);
