import { describe, expect, test } from 'vitest';
import { deviceChance } from '../../../src/lib/ui/chance.ts';
import { glanceWords } from '../../../src/lib/games/heritage/alone/glance.ts';
import { begun, nextMove, onShelf, stored } from './kit.ts';

describe('the games of a device', () => {
	test('lie there, the last one first, without their courses', async () => {
		const game = await begun();
		const { shelf } = await onShelf(game);
		await shelf.keep({ ...game, id: 'a-later-one', changedAt: 5 }, 0);
		const heads = await shelf.heads();
		expect(heads.map(({ id }) => id)).toEqual(['a-later-one', game.id]);
		expect(heads[0]).not.toHaveProperty('course');
	});

	test('go on in memory where the storage is closed, and are kept once it opens', async () => {
		const { link, shelf, store } = await onShelf(await begun());
		const before = stored(store);
		store.closed = true;
		expect((await link.act(nextMove(before))).accepted).toBe(true);
		expect(shelf.holdsOnlyInMemory(before.id)).toBe(true);
		const inMemory = await shelf.read(before.id);
		expect(inMemory?.course.steps).toHaveLength(2);
		expect((await shelf.heads())[0]?.version).toBe(2);
		store.closed = false;
		if (!inMemory) throw new Error('it is in memory');
		expect((await link.act(nextMove(inMemory))).accepted).toBe(true);
		expect(shelf.holdsOnlyInMemory(before.id)).toBe(false);
		expect(stored(store).course.steps).toHaveLength(3);
	});

	test('can begin where nothing can be kept at all', async () => {
		const { store, shelf } = await onShelf(await begun());
		store.closed = true;
		const game = { ...(await begun()), id: 'only-here' };
		await shelf.keep(game, 0);
		expect(await shelf.read('only-here')).toEqual(game);
		expect(await shelf.read('nowhere')).toBeNull();
	});

	test('come back when they were deleted by mistake', async () => {
		const game = await begun();
		const { shelf, store } = await onShelf(game);
		const removed = await shelf.remove(game.id);
		expect(store.games.size).toBe(0);
		if (!removed) throw new Error('something was deleted');
		await shelf.restore(removed);
		expect(await shelf.read(game.id)).toEqual(game);
		expect(await shelf.remove('nowhere')).toBeNull();
	});

	test('are told in one line', async () => {
		const game = await begun();
		expect(glanceWords(game)).toBe('Mira, Vlad and Player 3 · era I, round 1');
		const over = { ...game, glance: { ...game.glance, victor: 's2' } };
		expect(glanceWords(over)).toBe('Mira, Vlad and Player 3 · era I, won by Vlad');
		expect(glanceWords({ ...over, moved: { game: 'x', at: 1 } })).toContain('played on in a group');
	});
});

test('the chance of a device gives every value, and none beyond', () => {
	const counts = new Map<number, number>();
	for (let count = 0; count < 3000; count++) {
		const value = deviceChance.below(3);
		counts.set(value, (counts.get(value) ?? 0) + 1);
	}
	expect([...counts.keys()].sort()).toEqual([0, 1, 2]);
	for (const count of counts.values()) expect(count).toBeGreaterThan(850);
});
