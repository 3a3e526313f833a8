import { expect, it } from 'vitest';
import { asOfWords } from '../../../src/lib/ui/offline/as-of.ts';

const at = new Date(2026, 10, 22, 20, 14).getTime();

it.each([
	[new Date(2026, 10, 22, 23, 0), 'as of 20:14'],
	[new Date(2026, 10, 23, 1, 0), 'as of 22 November, 20:14'],
	[new Date(2027, 9, 1, 12, 0), 'as of 22 Nov 2026, 20:14']
])('seen at %s a page of the evening is “%s”', (now, words) => {
	expect(asOfWords(at, now.getTime())).toBe(words);
});
