import { defineConfig } from 'vitest/config';

const folders = process.env['MUTATION_TESTS'] ?? 'core,heritage,open-set';

/** The tests that have to notice a changed rule: the exact ones, without the property tests. */
export default defineConfig({
	test: {
		environment: 'node',
		globalSetup: 'tests/support/property-seed.ts',
		setupFiles: 'tests/support/seeded-properties.ts',
		include: folders.split(',').map((folder) => `tests/unit/${folder}/**/*.test.ts`),
		exclude: [
			'tests/unit/heritage/games/*-{app,box}.test.ts',
			'tests/unit/heritage/games/simulate.test.ts',
			'tests/unit/heritage/properties.test.ts',
			'tests/unit/heritage/rulings/register.test.ts',
			'tests/unit/heritage/table/refusals.test.ts'
		]
	}
});
