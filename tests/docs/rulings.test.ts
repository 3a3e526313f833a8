import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { rulingsPage, tracedRulings } from '../../scripts/rulings/page.ts';

describe('the register of rulings', () => {
	test('has all thirty-three', () => {
		expect(tracedRulings().map(({ number }) => number)).toEqual(
			Array.from({ length: 33 }, (_, index) => index + 1)
		);
	});

	test.each(tracedRulings().map((ruling) => [ruling.number, ruling] as const))(
		'%i has a test of its name and code that cites it',
		(_, { tests, code }) => {
			expect(tests).not.toEqual([]);
			expect(code).not.toEqual([]);
		}
	);

	test('is what docs/rulings.md says', () => {
		const page = readFileSync(new URL('../../docs/rulings.md', import.meta.url), 'utf8');
		expect(page).toBe(rulingsPage());
	});
});
