import { readdirSync } from 'node:fs';
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

/**
 * The borders of the house (docs/architecture.md): which folder may import which.
 * @param {string[]} files
 * @param {{ regex: string, message: string }[]} patterns
 * @returns {import('eslint').Linter.Config}
 */
const border = (files, patterns) => ({
	files,
	rules: { 'no-restricted-imports': ['error', { patterns }] }
});

const GAMES_PACKAGES = {
	regex: '^(?!\\.|valibot$|@noble/hashes/)',
	message: 'The engine imports valibot, @noble/hashes and itself, nothing else.'
};
/** Cards that a chronicle unlocks later reach nobody before that. */
const SEALED_DECKS = {
	regex: '/server/games/[^/]+/decks(/|$)',
	message: 'The sealed parts of the open set stay in the server layer.'
};
/** A board is a folder and a line of each list: nothing else may depend on which boards there are. */
const SINGLE_BOARD = {
	regex: '/[a-z]/rules\\.ts$',
	message:
		'Only the list of rules knows a single battleground; what two share has a file of its own.'
};
const OUT_OF_GAMES = {
	regex: '(^\\$lib/|/(server|ui|routes)/)',
	message: 'The engine knows neither server nor screen.'
};
const OUT_OF_SERVER = {
	regex: '(/ui/|/routes/|^\\$app/|^\\$env/|^svelte$)',
	message: 'The server layer knows games and itself; it also runs without Kit, in tools and tests.'
};
const OUT_OF_UI = {
	regex: '((?<!^svelte)/server(/|$)|/routes/|^@libsql|^drizzle-orm|^lucia)',
	message: 'Screens know types and pure helpers of games, never the server.'
};

/** Every game has a folder of its name in games/, server/games/ and ui/. */
const GAMES = readdirSync(new URL('src/lib/games/', import.meta.url), { withFileTypes: true })
	.filter((entry) => entry.isDirectory() && entry.name !== 'core')
	.map(({ name }) => name);

/**
 * @param {string[]} games
 * @param {string} message
 */
const noneOf = (games, message) =>
	games.length > 0 ? [{ regex: `(^|/)(${games.join('|')})(/|$)`, message }] : [];

const NO_GAME = noneOf(GAMES, 'The house asks games/registry.ts; it knows no game by name.');
/** @param {string} game */
const otherThan = (game) =>
	noneOf(
		GAMES.filter((other) => other !== game),
		'No game imports another.'
	);

/** Pages and endpoints of a game outside its folder, `*` for a parameter: every other one is the house's, and knows no game. */
const OF_A_GAME = [
	// Phones send what waits there to these addresses. Their rows stand in the routes.ts of the game.
	'api/groups/*/{games,vendetta-box}',
	'api/logs/*/{deck,draws,evenings,past,proof,table}',
	'verify',
	// Shows pieces of each game beside those of the house.
	'design'
];

/**
 * What comes from outside is read in one place: valibot left to itself notes a fault for each of a million zeros, and
 * JSON.parse alone takes whatever depth.
 */
const PARSED_BY_ITSELF = [
	'parse',
	'parseAsync',
	'parser',
	'parserAsync',
	'safeParse',
	'safeParseAsync',
	'safeParser',
	'safeParserAsync'
].map((property) => ({
	object: 'v',
	property,
	message: 'parseAs of games/core/parse.ts, and readAs beside it, stop at the first faults.'
}));
const READ_BY_ITSELF = {
	object: 'JSON',
	property: 'parse',
	message: 'readJsonText of games/core/json-text.ts reads what comes from outside.'
};
/** Only what the program wrote itself is read here: rows of its tables, states, what it sealed, its own messages. */
const READS_ITS_OWN = [
	'src/lib/server/accounts/own-data.ts',
	'src/lib/server/backup/**',
	'src/lib/server/logs/{drafts,log,snapshots,taking-in}.ts',
	'src/lib/server/live/neighbours.ts',
	'src/lib/server/tables/seats.ts',
	'src/lib/server/vault/vault.ts',
	'src/lib/games/core/testing.ts',
	'src/lib/games/heritage/dealing/sealed.ts'
];
const IMPURE = [
	{ object: 'Math', property: 'random', message: 'Chance is an argument of decide.' },
	{ object: 'Date', property: 'now', message: 'Time is an argument of decide.' }
];

export default defineConfig(
	{ ignores: ['build/', '.svelte-kit/', 'node_modules/', 'data/', 'reports/', 'drizzle/'] },
	js.configs.recommended,
	...ts.configs.strict,
	{
		// Only these can hold Svelte: the borders below keep it out of all else in src.
		files: ['**/*.svelte', '**/*.svelte.ts', 'src/{lib/ui,routes}/**/*.ts', 'src/*.ts'],
		extends: [svelte.configs.recommended]
	},
	{
		languageOptions: { globals: { ...globals.browser, ...globals.node } },
		linterOptions: { reportUnusedDisableDirectives: 'error' },
		rules: {
			'no-undef': 'off',
			'@typescript-eslint/no-explicit-any': 'error',
			'@typescript-eslint/consistent-type-imports': 'error',
			'@typescript-eslint/no-unused-vars': [
				'error',
				{ argsIgnorePattern: '^_', varsIgnorePattern: '^_' }
			],
			eqeqeq: 'error',
			'no-console': 'error'
		}
	},
	{
		files: ['**/*.svelte', '**/*.svelte.ts'],
		languageOptions: {
			parserOptions: {
				extraFileExtensions: ['.svelte'],
				parser: ts.parser,
				// Without its functions: lint remembers clean files only under a configuration that can be written down.
				svelteConfig: { compilerOptions: svelteConfig.compilerOptions }
			}
		}
	},
	{
		files: ['src/lib/games/**/*.ts'],
		rules: {
			'no-restricted-globals': [
				'error',
				...[
					'fetch',
					'setTimeout',
					'setInterval',
					'setImmediate',
					'queueMicrotask',
					'performance',
					'process',
					'crypto',
					'window',
					'document',
					'localStorage',
					'navigator'
				].map((name) => ({
					name,
					message: 'The engine is pure: no clock, randomness, network or platform.'
				}))
			],
			'no-restricted-properties': ['error', ...IMPURE, ...PARSED_BY_ITSELF, READ_BY_ITSELF],
			'no-restricted-syntax': [
				'error',
				{
					selector: "NewExpression[callee.name='Date'][arguments.length=0]",
					message: 'Time is an argument of decide.'
				}
			]
		}
	},
	{
		files: ['src/lib/server/**/*.ts', 'src/routes/**/*.ts', 'src/*.ts'],
		// Settings come from who runs the program, and a page reads what its own device keeps.
		ignores: ['src/lib/server/config.ts', '**/*.svelte.ts', ...READS_ITS_OWN],
		rules: { 'no-restricted-properties': ['error', ...PARSED_BY_ITSELF, READ_BY_ITSELF] }
	},
	{
		files: READS_ITS_OWN.filter((file) => file.includes('/games/')),
		rules: { 'no-restricted-properties': ['error', ...IMPURE] }
	},
	{
		files: ['src/lib/games/core/{parse,read-as,json-text}.ts'],
		rules: { 'no-restricted-properties': ['error', ...IMPURE] }
	},
	{
		files: ['src/lib/ui/**/*.{ts,svelte}', 'src/routes/**/*.{svelte,svelte.ts}'],
		rules: {
			'no-restricted-properties': [
				'error',
				// The server renders what somebody's draft says.
				...PARSED_BY_ITSELF,
				...['ListFormat', 'DateTimeFormat', 'NumberFormat', 'RelativeTimeFormat'].map(
					(property) => ({
						object: 'Intl',
						property,
						message:
							'Making one keeps a slow phone busy for a tenth of a second: see days.ts and listed.ts.'
					})
				),
				...['toLocaleDateString', 'toLocaleTimeString'].map((property) => ({
					property,
					message: 'It keeps a slow phone busy for up to a fifth of a second: see days.ts.'
				}))
			]
		}
	},
	{
		files: ['src/**/*.svelte'],
		// Every page has the frame: what it imports later it can do without.
		ignores: ['src/routes/+layout.svelte'],
		rules: {
			'no-restricted-syntax': [
				'error',
				{
					selector: 'SvelteAwaitBlock[catch=null], SvelteAwaitBlock > ImportExpression',
					message: 'Later.svelte says what did not load, and tries again.'
				}
			]
		}
	},
	...['', '../'].map((up) =>
		border(
			[`src/lib/games/core/${up && '*/'}*.ts`],
			[
				GAMES_PACKAGES,
				OUT_OF_GAMES,
				{ regex: `^${up}\\.\\./`, message: 'The core knows no game, only itself.' }
			]
		)
	),
	border(['src/lib/ui/**/*.{ts,svelte}'], [OUT_OF_UI, ...NO_GAME]),
	border(['src/lib/server/**/*.ts'], [OUT_OF_SERVER, ...NO_GAME]),
	border(['src/lib/server/games/*.ts'], [OUT_OF_SERVER]),
	...GAMES.flatMap((game) => {
		const others = otherThan(game);
		const rules = [GAMES_PACKAGES, OUT_OF_GAMES, ...others];
		return [
			border([`src/lib/games/${game}/**/*.ts`], [...rules, SINGLE_BOARD]),
			border([`src/lib/games/${game}/boards/rules.ts`], rules),
			border([`src/lib/server/games/${game}/**/*.ts`], [OUT_OF_SERVER, ...others]),
			border([`src/lib/ui/${game}/**/*.{ts,svelte}`], [OUT_OF_UI, ...others])
		];
	}),
	border(['src/routes/**/*.{ts,svelte}', 'src/*.ts'], [SEALED_DECKS]),
	{
		...border(['src/routes/**/*.{ts,svelte}'], [SEALED_DECKS, ...NO_GAME]),
		ignores: [...GAMES, ...OF_A_GAME].map((folder) => `src/routes/${folder}/**`)
	},
	// The house is always served at the root of its host: an address is just its path.
	{ files: ['src/**/*.svelte'], rules: { 'svelte/no-navigation-without-resolve': 'off' } },
	{ files: ['scripts/**', 'tests/**'], rules: { 'no-console': 'off' } }
);
