import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Changes the rules in small ways and counts how many changes a test notices, a folder at a time:
 * `npm run mutation -- src/lib/games/heritage/bloodline`. The tool is large and only wanted here, so
 * it is fetched into a cache beside the installed packages instead of being one of them.
 */
const VERSION = '9.6.1';
const root = fileURLToPath(new URL('..', import.meta.url));
const cache = `${root}node_modules/.cache/mutation`;
const tool = `${cache}/node_modules/@stryker-mutator/core/bin/stryker.js`;

const folders = process.argv.slice(2);
const unknown = folders.find((folder) => !existsSync(`${root}${folder}`));
if (folders.length === 0 || unknown !== undefined) {
	console.error(
		unknown === undefined
			? 'Say which folders or files to change: npm run mutation -- src/lib/games/heritage/bloodline'
			: `There is no ${unknown} here; name folders or files from the top of the project.`
	);
	process.exit(2);
}

if (!existsSync(tool)) {
	const wanted = ['core', 'vitest-runner'].map((name) => `@stryker-mutator/${name}@${VERSION}`);
	const options = [
		'--no-save',
		'--ignore-scripts',
		'--legacy-peer-deps',
		'--no-audit',
		'--no-fund'
	];
	execFileSync('npm', ['install', '--prefix', cache, ...options, ...wanted], { stdio: 'inherit' });
}
const mutate = folders
	.map((path) => (path.endsWith('.ts') ? path : `${path.replace(/\/$/, '')}/**/*.ts`))
	.join(',');

/** The tests that hold a folder of the table's rules; every other folder is held by all of them. */
const HELD_BY: Readonly<Record<string, readonly string[]>> = {
	battlegrounds: ['battlegrounds'],
	bloodline: ['bloodline'],
	chapter: ['chapter', 'scoring', 'corrections', 'primogen', 'games'],
	clans: ['clans'],
	dealing: ['dealing', 'chapter', 'clans', 'primogen', 'corrections'],
	deck: ['open-set'],
	effects: ['effects', 'open-set'],
	open: ['open-set'],
	players: ['games'],
	primogen: ['primogen', 'scoring'],
	table: ['table', 'chapter', 'corrections', 'effects', 'clans']
};
const held = folders.map((folder) => HELD_BY[/heritage\/(\w+)/.exec(folder)?.[1] ?? '']);
const inPlace = (name: string) => (name === 'open-set' ? name : `heritage/${name}`);
const tests = held.includes(undefined)
	? ['core', 'heritage', 'open-set']
	: [...held.flatMap((names = []) => names), 'rulings', 'readings'].map(inPlace);
const { status } = spawnSync(
	process.execPath,
	[tool, 'run', 'tests/mutation/stryker.config.json', '--mutate', mutate],
	{ cwd: root, stdio: 'inherit', env: { ...process.env, MUTATION_TESTS: tests.join(',') } }
);
process.exit(status ?? 1);
