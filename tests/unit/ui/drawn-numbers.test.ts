import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NO_DRAW, type DrawState } from '../../../src/lib/games/heritage/draw/state.ts';
import type { DrawCommandOf } from '../../../src/lib/games/heritage/draw/grammar.ts';
import { Held } from '../heritage/draw/kit.ts';
import { Windows } from './windows.ts';

let windows: Windows;
/** The page of a draw in one window. */
const opened = () =>
	windows.opened(() => import('../../../src/lib/ui/heritage/draw/own-numbers.ts'));
type Opened = Awaited<ReturnType<typeof opened>>;

const waits: DrawState = new Held().announce().declare('warlike', 'scholarly').state;
const draw = waits.announced?.draw ?? '';
const sealed = (window: Opened, state = waits): DrawCommandOf<'CommitContribution'> => {
	const command = window.sealedNumber(state, 's1');
	if (!command) throw new Error('nothing is announced');
	return command;
};
const closedOver = ({
	attempt,
	device,
	saw,
	commitment
}: ReturnType<typeof sealed>): DrawState => ({
	...waits,
	attempt,
	sealed: [{ device, saw, commitment }],
	closed: true
});

beforeEach(() => {
	windows = new Windows();
});
afterEach(() => vi.unstubAllGlobals());

test('a number that the full storage did not take is opened all the same, and remembered while the page lives', async () => {
	const window = await opened();
	const first = sealed(window);
	windows.full = true;
	const second = sealed(window, { ...waits, attempt: 2 });
	expect(window.numbersToOpen(closedOver(second))).toMatchObject([{ attempt: 2, device: 's1' }]);
	expect(window.numbersToOpen(closedOver(first))).toMatchObject([{ attempt: 1, device: 's1' }]);
	expect(window.ownNumbers.of(draw).map(({ commitment }) => commitment)).toEqual([
		first.commitment,
		second.commitment
	]);
	expect(sealed(window, { ...waits, attempt: 2 }), 'as it was').toEqual(second);
});

test('two windows that seal at once take nothing from each other', async () => {
	windows.blind = true;
	const numbers = [sealed(await opened()), sealed(await opened())];
	windows.blind = false;
	const { numbersToOpen, ownNumbers } = await opened();
	expect(ownNumbers.of(draw)).toHaveLength(2);
	for (const number of numbers)
		expect(numbersToOpen(closedOver(number))).toMatchObject([{ device: 's1' }]);
});

test('what was kept in one place together is read still, and what is damaged costs nothing else', async () => {
	const before = await opened();
	const number = sealed(before);
	const { kept } = windows;
	for (const key of kept.keys()) kept.delete(key);
	kept.set(`elysium:draw:${draw}`, JSON.stringify(before.ownNumbers.of(draw)));
	kept.set('elysium:draw:another-draw', '[{');
	const { numbersToOpen, ownNumbers } = await opened();
	expect(numbersToOpen(closedOver(number))).toMatchObject([{ device: 's1' }]);
	expect(ownNumbers.of('another-draw')).toEqual([]);
});

test('where storage is closed the page itself remembers; of what nobody announced there is no number', async () => {
	vi.stubGlobal('localStorage', undefined);
	const window = await opened();
	const number = sealed(window);
	expect(window.numbersToOpen(closedOver(number))).toHaveLength(1);
	expect(window.sealedNumber(NO_DRAW, 's1')).toBeNull();
});
