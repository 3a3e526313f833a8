import { describe, expect, it } from 'vitest';
import { isUnreached } from '../../../src/lib/ui/unreached.ts';

describe('what could not be reached', () => {
	it.each([
		'Failed to fetch',
		'NetworkError when attempting to fetch resource.',
		'Load failed',
		'The network connection was lost.'
	])('is told from a fault of the program: %s', (words) => {
		expect(isUnreached(new TypeError(words))).toBe(true);
	});

	it.each([
		new TypeError("Cannot read properties of undefined (reading 'seat')"),
		new Error('Failed to fetch'),
		'Failed to fetch'
	])('is not said of a fault of the program: %s', (error) => {
		expect(isUnreached(error)).toBe(false);
	});
});
