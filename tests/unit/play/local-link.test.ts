import { describe, expect, test } from 'vitest';
import { tableOf } from '../../../src/lib/games/heritage/table/course.ts';
import { begun, linkTo, nextMove, onShelf, play, stored } from './kit.ts';

describe('a game on a device', () => {
	test('begins dealt, with names, a title and what a list shows of it', async () => {
		const game = await begun();
		expect(game.people).toEqual({ s1: 'Mira', s2: 'Vlad', s3: 'Player 3' });
		expect(game.title).toMatch(/^\w+ · \w+ · \w+$/);
		expect(game.glance).toMatchObject({ era: 1, dealer: 'app', victor: null });
		expect(tableOf(game.course).missions).toHaveLength(5);
		expect(game.sealed).not.toBeNull();
	});

	test('takes the clans that were chosen, and chance gives the others', async () => {
		const players = ([null, 'tremere', null] as const).map((clan) => ({ name: '', clan }));
		const { glance } = await begun({ players });
		const clans = glance.seats.map(({ clan }) => clan);
		expect(clans[1]).toBe('tremere');
		expect(new Set(clans).size).toBe(3);
	});

	test('is kept before it is said that something happened', async () => {
		const { link, store } = await onShelf(await begun());
		const acted = await link.act(nextMove(stored(store)));
		expect(acted).toEqual({ accepted: true });
		expect(link.log.shown.course.steps).toHaveLength(2);
		expect(stored(store).course.steps).toHaveLength(2);
		expect(stored(store)).toMatchObject({ version: 2, changedAt: 2 });
	});

	test('says in words why something cannot be done, and keeps nothing of it', async () => {
		const { link, store } = await onShelf(await begun());
		const acted = await link.act({ type: 'EndTurn', seat: 's1' });
		expect(acted).toMatchObject({ accepted: false, problem: { retry: false } });
		expect(!acted.accepted && acted.problem.sentence).toMatch(/^[A-Z].*\.?$/);
		expect(stored(store).version).toBe(1);
	});

	test('goes on where it was after the page was loaded again', async () => {
		const { link, store, shelf } = await onShelf(await begun());
		const before = await play(link, store, 6);
		const again = await shelf.read(before.id);
		expect(again).toEqual(before);
		const link2 = await linkTo(before, shelf);
		expect((await link2.act(nextMove(before))).accepted).toBe(true);
	});

	test('is taken back to a step, and what is sealed stays', async () => {
		const { link, store } = await onShelf(await begun());
		const before = await play(link, store, 12);
		const acted = await link.turnBack({ type: 'UndoAtTable', kept: 4, of: 13 });
		expect(acted).toEqual({ accepted: true });
		expect(link.log.shown.course.steps).toHaveLength(4);
		const after = stored(store);
		expect(after.course.steps).toEqual(before.course.steps.slice(0, 4));
		expect(after.sealed).toEqual(before.sealed);
		const again = await play(link, store, 8);
		const cards = (steps: typeof again.course.steps) =>
			steps.flat().flatMap((event) => (event.type === 'QueueRefilled' ? event.character : []));
		expect(cards(again.course.steps)).toEqual(cards(before.course.steps));
	});

	test('is brought back as it was, and not once it went on', async () => {
		const { link, store } = await onShelf(await begun());
		const before = await play(link, store, 5);
		const redo = (of: number) => link.turnBack({ type: 'RedoAtTable', of });
		await link.turnBack({ type: 'UndoAtTable', kept: 3, of: 6 });
		expect(await redo(3)).toEqual({ accepted: true });
		expect(stored(store).course.steps).toEqual(before.course.steps);
		expect(stored(store).sealed).toEqual(before.sealed);
		await redo(6);
		expect(stored(store).course.steps).toEqual(before.course.steps);
		await link.turnBack({ type: 'UndoAtTable', kept: 3, of: 6 });
		await link.act(nextMove(stored(store)));
		expect(stored(store).course.redoable).toEqual([]);
	});

	test('is never taken back behind its own beginning', async () => {
		const { link, store } = await onShelf(await begun());
		await play(link, store, 2);
		await link.turnBack({ type: 'UndoAtTable', kept: 0, of: 3 });
		expect(stored(store).course.steps).toHaveLength(1);
	});

	test('shows the hands that lie hidden to whoever asks on this device', async () => {
		const { link, store } = await onShelf(await begun({ hands: 'hidden' }));
		const { course } = await play(link, store, 5);
		expect(tableOf(course).hands['s1']?.held).toEqual([
			{ position: 0, scheme: null },
			{ position: 1, scheme: null }
		]);
		const hand = await link.hand('s1');
		expect(new Set(hand).size).toBe(2);
	});
});

describe('two tabs with the same game', () => {
	test('do not write over each other: the one that is behind is shown what happened', async () => {
		const game = await begun();
		const { link, store, shelf } = await onShelf(game);
		const other = await linkTo(game, shelf, 2);
		const after = await play(link, store, 3);
		const acted = await other.act(nextMove(game));
		expect(acted).toMatchObject({
			accepted: false,
			problem: { sentence: expect.stringContaining('another tab') as string }
		});
		expect(other.log.shown.course.steps).toEqual(after.course.steps);
		expect(stored(store)).toEqual(after);
		expect((await other.act(nextMove(after))).accepted).toBe(true);
	});

	test('catch up with what was taken back and done anew elsewhere', async () => {
		const { link, store, shelf } = await onShelf(await begun());
		const before = await play(link, store, 5);
		const other = await linkTo(before, shelf, 2);
		await link.turnBack({ type: 'UndoAtTable', kept: 3, of: 6 });
		expect(await other.catchUp()).toEqual({ accepted: true });
		expect(other.log.shown.course.steps).toEqual(before.course.steps.slice(0, 3));
		expect(other.log.version).toBe(stored(store).version);
	});

	test('say so where one of them deleted it', async () => {
		const game = await begun();
		const { link, shelf } = await onShelf(game);
		await shelf.remove(game.id);
		const acted = await link.act(nextMove(game));
		expect(!acted.accepted && acted.problem.sentence).toContain('deleted');
	});

	test('do not say so where the storage says nothing', async () => {
		const { link, store } = await onShelf(await begun());
		store.closed = true;
		expect(await link.catchUp()).toEqual({ accepted: true });
	});

	test('rename it one after the other', async () => {
		const game = await begun();
		const { link, store, shelf } = await onShelf(game);
		const other = await linkTo(game, shelf, 2);
		const named = { title: 'The long night', people: { ...game.people, s1: 'Mo' } };
		expect(await link.rename(named)).toBe(true);
		expect(await other.rename({ ...named, title: 'Another' })).toBe(false);
		expect(stored(store)).toMatchObject(named);
	});
});
