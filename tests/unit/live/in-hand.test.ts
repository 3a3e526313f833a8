import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isUnderWay, sentFromHere } from '../../../src/lib/ui/live/in-hand.ts';

beforeEach(() => vi.stubGlobal('document', { activeElement: null, querySelector: () => null }));
afterEach(() => vi.unstubAllGlobals());

test('a page is in hand until all that was sent from it is settled', () => {
	expect(isUnderWay()).toBe(false);
	const [one, another] = [sentFromHere(), sentFromHere()];
	one();
	expect(isUnderWay()).toBe(true);
	another();
	expect(isUnderWay()).toBe(false);
});
