import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig } from 'vitest/config';
import { chunkOf } from './scripts/house/chunks.ts';
import { shortHashes } from './scripts/house/short-hashes.ts';

/**
 * Server tests that need modules of their own: they run the built program in their own process, with settings that it reads once,
 * or put something in the place of a module. Besides, some of the longest: these run first, so that none is alone in the end.
 */
const APART = [
	'tests/server/{rights,sealed}/*.test.ts',
	'tests/server/backup/program.test.ts',
	'tests/server/http/{hostile,long-work,looking-back,offline,said-on-pages}.test.ts',
	'tests/server/live/streams.test.ts',
	'tests/server/accounts/accounts.test.ts',
	'tests/server/games/heritage/{mended-rules,older-rules}.test.ts'
];

/** Property tests of both projects begin from one seed. */
const seeded = {
	globalSetup: './tests/support/property-seed.ts',
	setupFiles: './tests/support/seeded-properties.ts'
};

const server = {
	...seeded,
	environment: 'node',
	// The built program is tested as it is, not transformed once more.
	server: { deps: { external: [/\/build\//] } },
	testTimeout: 30_000,
	hookTimeout: 60_000
};

export default defineConfig({
	plugins: [sveltekit(), shortHashes],
	environments: {
		// Only what a browser fetches: to it a file each costs more than it saves.
		client: {
			build: {
				rolldownOptions: {
					// What chunkOf asks for: a module goes where it says, and takes nothing along.
					preserveEntrySignatures: 'allow-extension',
					output: {
						codeSplitting: {
							includeDependenciesRecursively: false,
							groups: [{ name: chunkOf }]
						}
					}
				}
			}
		}
	},
	test: {
		projects: [
			{
				extends: true,
				// Pages for people against what they speak of: a change of pages runs these tests alone.
				test: {
					name: 'docs',
					environment: 'node',
					include: ['tests/docs/**/*.test.ts'],
					isolate: false
				}
			},
			{
				extends: true,
				test: {
					...seeded,
					name: 'unit',
					environment: 'node',
					include: ['tests/unit/**/*.test.ts'],
					// Nothing in there changes what the others share: all read each module once.
					isolate: false,
					// Whole games are played in one test, on machines that have something else to do as well.
					testTimeout: 30_000
				}
			},
			{
				extends: true,
				test: {
					...server,
					name: 'server-shared',
					include: ['tests/server/**/*.test.ts'],
					exclude: APART,
					isolate: false
				}
			},
			{ extends: true, test: { ...server, name: 'server-apart', include: APART } }
		],
		coverage: { provider: 'v8', include: ['src/lib/games/**'], reporter: ['text-summary'] }
	}
});
