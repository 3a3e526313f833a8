import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { planning } from '../../vendetta/world.ts';
import { Windows } from '../windows.ts';

const opened = (windows: Windows) =>
	windows.opened(() => import('../../../../src/lib/ui/vendetta/evening/own-seals.ts'));

let windows: Windows;
beforeEach(() => {
	windows = new Windows();
});
afterEach(() => vi.unstubAllGlobals());

test('a token is sealed on the device, which remembers the seal for good, and not what it chose', async () => {
	const world = planning(3);
	world.lay('s1', 'brujah-1', { at: '1' });
	world.lay('s2', 'gangrel-2', { at: '1' });
	world.resolve();
	const token = { type: 'ChooseToken', seat: 's1', location: '1', token: 'withdraw' } as const;
	const sealed = (await opened(windows)).ownSeals.sealed('an-evening', world.table, token);
	world.give(sealed);
	const [chose] = world.events;
	const after = (await opened(windows)).ownSeals;
	expect(after.of('an-evening')).toMatchObject([
		{ seat: 's1', seal: chose?.type === 'Chose' && chose.seal }
	]);
	expect(after.of('another')).toEqual([]);
	const stored = JSON.stringify([...windows.kept]);
	expect(stored).not.toContain('withdraw');
	expect(sealed).toHaveProperty('nonce');
	expect(stored).not.toContain('nonce' in sealed ? sealed.nonce : '');
});

test('two choices are sealed with two numbers', async () => {
	const { ownSeals } = await opened(windows);
	const world = planning(3);
	world.lay('s1', 'brujah-1', { at: '1' });
	world.lay('s2', 'gangrel-2', { at: '1' });
	world.resolve();
	const token = { type: 'ChooseToken', seat: 's1', location: '1', token: 'stay' } as const;
	ownSeals.sealed('an-evening', world.table, token);
	ownSeals.sealed('an-evening', world.table, token);
	expect(new Set(ownSeals.all().map(({ seal }) => seal)).size).toBe(2);
});
