import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig } from 'vitest/config';

export default defineConfig({
	plugins: [sveltekit()],
	build: {
		rolldownOptions: {
			output: {
				// What most pages share comes as one file: a file each costs more than it saves.
				codeSplitting: {
					groups: [{ name: 'house', test: /\/src\/lib\/ui\/[^/]+$/, minShareCount: 30 }]
				}
			}
		}
	},
	test: {
		projects: [
			{
				extends: true,
				test: { name: 'unit', environment: 'node', include: ['tests/unit/**/*.test.ts'] }
			},
			{
				extends: true,
				test: {
					name: 'server',
					environment: 'node',
					include: ['tests/server/**/*.test.ts'],
					// The built program is tested as it is, not transformed once more.
					server: { deps: { external: [/\/build\//] } },
					testTimeout: 30_000,
					hookTimeout: 60_000
				}
			}
		],
		coverage: { provider: 'v8', include: ['src/lib/games/**'], reporter: ['text-summary'] }
	}
});
