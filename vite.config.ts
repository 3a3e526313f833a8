import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig } from 'vitest/config';

export default defineConfig({
	plugins: [sveltekit()],
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
