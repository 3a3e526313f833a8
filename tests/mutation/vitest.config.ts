import { defineConfig } from 'vitest/config';

/** The tests that have to notice a changed rule: the exact ones, without the property tests. */
export default defineConfig({
	test: {
		environment: 'node',
		include: ['tests/unit/{core,heritage}/**/*.test.ts'],
		exclude: [
			'tests/unit/heritage/games/**',
			'tests/unit/heritage/properties.test.ts',
			'tests/unit/heritage/rulings/register.test.ts'
		]
	}
});
