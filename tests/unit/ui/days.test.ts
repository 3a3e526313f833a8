import { describe, expect, test } from 'vitest';
import { dayInWords, instantHere, instantInUtc, soonHere } from '../../../src/lib/ui/days.ts';

const SHAPE = { dateStyle: 'medium', timeStyle: 'short' } as const;

describe('days in words', () => {
	test.each([
		['2026-01-31', 'long', '31 January 2026'],
		['2026-09-03', 'short', '3 Sep 2026'],
		['1999-12-01', 'short', '1 Dec 1999']
	] as const)('%s, %s: %s', (date, length, told) => {
		expect(dayInWords(date, length)).toBe(told);
	});

	test('an instant is told in UTC, and says so', () => {
		expect(instantInUtc('2026-01-31T20:15:59.999Z')).toBe('31 Jan 2026, 20:15 UTC');
	});

	test.each(['2026-01-31T23:59:00.000Z', '2026-07-01T00:05:00.000Z'])(
		'%s is told by the clock of whoever reads it, as a browser’s own words have it',
		(at) => {
			const own = new Intl.DateTimeFormat('en-GB', SHAPE).format(new Date(at));
			expect(instantHere(at)).toBe(own);
			expect(soonHere(Date.parse(at))).toMatch(/^\d+ [A-Z][a-z]+, \d\d:\d\d$/);
		}
	);
});
