import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MixingState } from '../../../src/lib/games/heritage/mixing/state.ts';
import type { MixingCommandOf } from '../../../src/lib/games/heritage/mixing/steps.ts';
import { Windows } from './windows.ts';

const HASH = 'a'.repeat(64);
const waits: MixingState = {
	id: 'mixing-one',
	chapter: 1,
	mark: 'this-table',
	saw: { server: HASH, setting: HASH },
	attempt: 1,
	without: [],
	sealed: [],
	closed: false,
	opened: [],
	dealt: false,
	seed: null
};
const closedOver = ({ attempt, device, saw, commitment }: MixingCommandOf<'SealNumber'>) => ({
	...waits,
	attempt,
	sealed: [{ device, saw, commitment }],
	closed: true
});

let windows: Windows;
const opened = () =>
	windows.opened(() => import('../../../src/lib/ui/heritage/mixing/own-numbers.ts'));

beforeEach(() => {
	windows = new Windows();
});
afterEach(() => vi.unstubAllGlobals());

test('a number that the full storage did not take is opened all the same', async () => {
	const { numbersToOpen, ownNumbers, sealedNumber } = await opened();
	const first = sealedNumber(waits, 's1', 'one');
	windows.full = true;
	const second = sealedNumber({ ...waits, attempt: 2 }, 's1', 'one');
	expect(numbersToOpen(closedOver(second))).toMatchObject([{ attempt: 2, device: 's1' }]);
	expect(numbersToOpen(closedOver(first))).toMatchObject([{ attempt: 1, device: 's1' }]);
	expect(ownNumbers.all()).toHaveLength(2);
	expect(sealedNumber({ ...waits, attempt: 2 }, 's1', 'one'), 'as it was').toEqual(second);
});

test('two windows that seal at once take nothing from each other', async () => {
	windows.blind = true;
	const numbers = [];
	for (const { sealedNumber } of [await opened(), await opened()])
		numbers.push(sealedNumber(waits, 's1', 'one'));
	windows.blind = false;
	const { numbersToOpen, ownNumbers } = await opened();
	expect(ownNumbers.all()).toHaveLength(2);
	for (const number of numbers)
		expect(numbersToOpen(closedOver(number))).toMatchObject([{ device: 's1' }]);
});

test('what was kept in one place together is read still', async () => {
	const before = await opened();
	const number = before.sealedNumber(waits, 's1', 'one');
	const { kept } = windows;
	kept.set('elysium:mixing:mixing-one', JSON.stringify(before.ownNumbers.all()));
	for (const key of kept.keys()) if (key.split(':').length > 3) kept.delete(key);
	const { numbersToOpen } = await opened();
	expect(numbersToOpen(closedOver(number))).toMatchObject([{ device: 's1' }]);
});
