import { expect, test } from 'vitest';
import { isSameName } from '../../../src/lib/games/heritage/naming.ts';

test('a name is the same in whatever letters and with whichever apostrophe it was written down', () => {
	expect(isSameName('Hunter’s Warrant', "hunter's warrant")).toBe(true);
	expect(isSameName('Hunter’s Warrant', 'Hunters Warrant')).toBe(false);
});
