import { describe, expect, it } from 'vitest';
import { isUnreached } from '../../../src/lib/ui/unreached.ts';

describe('what could not be reached', () => {
	it.each([
		'Failed to fetch',
		'NetworkError when attempting to fetch resource.',
		'Load failed',
		'The network connection was lost.',
		'Importing a module script failed.',
		'Failed to fetch dynamically imported module: http://elysium.test/_app/immutable/nodes/4.js',
		'error loading dynamically imported module: http://elysium.test/_app/immutable/nodes/4.js'
	])('is told from a fault of the program: %s', (words) => {
		expect(isUnreached(new TypeError(words))).toBe(true);
	});

	it.each([
		new TypeError("Cannot read properties of undefined (reading 'seat')"),
		new TypeError('live.fetchAnew is not a function'),
		new TypeError('network is undefined'),
		new Error('Failed to fetch'),
		'Failed to fetch'
	])('is not said of a fault of the program: %s', (error) => {
		expect(isUnreached(error)).toBe(false);
	});
});
