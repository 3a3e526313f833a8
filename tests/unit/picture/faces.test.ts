import { expect, it } from 'vitest';
import { sampleOf } from '../../../src/lib/ui/picture/faces.ts';
import { scaleFor } from '../../../src/lib/ui/picture/scale.ts';

const LATIN = 'U+0000-00FF, U+0131, U+2000-206F';
const LATIN_EXT = 'U+0100-02BA, U+1E00-1E9F';

it.each([
	[LATIN, 'Agathe', 'A'],
	[LATIN_EXT, 'Agathe', undefined],
	[LATIN_EXT, 'Radúz of Brašov', 'š'],
	[LATIN, ' ı', 'ı'],
	[LATIN, 'Ж', undefined],
	['u+4??', 'aЖ', 'Ж'],
	['U+41', 'B', undefined],
	['', ' anything', 'a'],
	[LATIN, '  ', undefined]
])('the range %j finds in %j the letter %j', (range, text, letter) => {
	expect(sampleOf(range, text)).toBe(letter);
});

it('an image has as many pixels as wanted, while a phone can paint them', () => {
	expect(scaleFor(800, 600, 2)).toBe(2);
	expect(scaleFor(8192, 100, 2)).toBe(1);
	const scale = scaleFor(4000, 4000, 2);
	expect(scale).toBeLessThanOrEqual(1);
	expect(4000 * scale * 4000 * scale).toBeLessThanOrEqual(16_000_001);
});
