import { afterEach, describe, expect, test, vi } from 'vitest';
import { EMPTY_TABLE, type Table } from '../../../../src/lib/games/vendetta/table/table.ts';
import { OwnViews } from '../../../../src/lib/ui/vendetta/evening/own-views.svelte.ts';
import { momentOf } from './people-in-turn.ts';

const { table: dealt } = momentOf(
	['Ada', 'Ben', 'Cleo'],
	({ table }) => table.stage === 'planning'
);

const after = (changes: number): Table => ({
	...dealt,
	players: Object.fromEntries(
		Object.entries(dealt.players).map(([seat, player]) => [
			seat,
			{ ...player, secret: player.secret + changes }
		])
	)
});

const view = (hand: readonly string[], faces: { readonly [slot: string]: string } = {}) => ({
	hand,
	offered: [],
	chosen: null,
	faces,
	hands: {},
	teammate: []
});

const answers = (...bodies: readonly unknown[]) => {
	const left = [...bodies];
	const fetched = vi.fn((address: string) => {
		const body = left.shift();
		if (body === undefined) return Promise.reject(new Error(address));
		return Promise.resolve(new Response(JSON.stringify(body)));
	});
	vi.stubGlobal('fetch', fetched);
	return fetched;
};

describe('what the seats of a device may see', () => {
	afterEach(() => {
		vi.unstubAllGlobals();
		vi.useRealTimers();
	});

	test('is asked for once, and again as soon as it changes', async () => {
		const fetched = answers(view(['a', 'b']), view(['a', 'b', 'c']));
		let table = after(0);
		const own = new OwnViews('/api/logs/x', ['s1'], () => table);
		expect(own.of('s1', EMPTY_TABLE)).toBeNull();
		own.look();
		await vi.waitFor(() => expect(own.of('s1', table)?.hand).toEqual(['a', 'b']));
		own.look();
		expect(fetched).toHaveBeenCalledTimes(1);
		table = after(1);
		own.look();
		await vi.waitFor(() => expect(own.of('s1', table)?.hand).toEqual(['a', 'b', 'c']));
		expect(fetched.mock.calls.map(([address]) => address)).toEqual([
			'/api/logs/x/hands/s1',
			'/api/logs/x/hands/s1'
		]);
		own.end();
	});

	test('a card played face down here leaves the hand before the server knows of it', async () => {
		answers(view(['a', 'b']), view(['b'], { '9': 'a' }));
		let table = after(0);
		const own = new OwnViews('/api/logs/x', ['s1'], () => table);
		own.look();
		await vi.waitFor(() => expect(own.of('s1', table)).not.toBeNull());
		own.lay('s1', 9, 'a');
		expect(own.of('s1', table)).toMatchObject({ hand: ['b'], faces: { '9': 'a' } });
		table = after(1);
		own.look();
		await vi.waitFor(() => {
			own.takeUp();
			expect(own.of('s1', table)).toMatchObject({ hand: ['b'], faces: { '9': 'a' } });
		});
		own.end();
	});

	test('a play that was refused puts the card back into the hand', async () => {
		answers(view(['a', 'b']));
		const table = after(0);
		const own = new OwnViews('/api/logs/x', ['s1'], () => table);
		own.look();
		await vi.waitFor(() => expect(own.of('s1', table)).not.toBeNull());
		own.lay('s1', 9, 'a');
		own.takeUp();
		expect(own.of('s1', table)).toMatchObject({ hand: ['a', 'b'], faces: {} });
		own.end();
	});

	test('is asked for again where the server could not be reached', async () => {
		vi.useFakeTimers();
		const fetched = answers();
		const table = after(0);
		const own = new OwnViews('/api/logs/x', ['s1'], () => table);
		own.look();
		await vi.advanceTimersByTimeAsync(10);
		expect(own.of('s1', table)).toBeNull();
		fetched.mockImplementation(() => Promise.resolve(new Response(JSON.stringify(view(['a'])))));
		await vi.advanceTimersByTimeAsync(5_000);
		expect(own.of('s1', table)?.hand).toEqual(['a']);
		own.end();
	});
});
