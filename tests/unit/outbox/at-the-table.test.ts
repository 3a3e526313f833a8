import { afterEach, describe, expect, it, vi } from 'vitest';
import type { TableCommand } from '../../../src/lib/games/heritage/table/commands.ts';
import { tableOf } from '../../../src/lib/games/heritage/table/course.ts';
import type { LiveTable } from '../../../src/lib/ui/heritage/table/live-table.svelte.ts';
import { summaryOf } from '../../../src/lib/ui/heritage/table/waiting/summary.ts';
import { deviceBoxes } from '../../../src/lib/ui/live/outbox/store.ts';
import { closePages, settled, TableHouse } from './table-house.ts';

afterEach(() => {
	closePages();
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
});

/** A table in mid-chapter, `begun` commands after it was laid out. */
function house(dealer: 'app' | 'box', begun = 40): TableHouse {
	const house = new TableHouse(dealer);
	house.play(0, begun);
	house.listen();
	return house;
}

const command = (from: TableHouse, index: number): TableCommand =>
	from.played[index] as TableCommand;

const back = ({ course }: LiveTable, kept: number) => ({
	type: 'UndoAtTable' as const,
	kept,
	of: course.steps.length
});

describe('with a network', () => {
	it('what is done stands at once, and is the same once it is written', async () => {
		const there = house('box');
		const live = there.open();
		expect(await live.act(command(there, 40), [])).toBe(true);
		const shown = live.course;
		expect(shown.steps).toHaveLength(41);
		await vi.waitFor(() => expect(live.waiting?.entries).toEqual([]));
		expect(there.course.steps).toEqual(shown.steps);
		// Nothing on the screen was made anew for it.
		expect(live.course.steps.at(-1)).toBe(shown.steps.at(-1));
	});

	it('what was just done is taken back at once', async () => {
		const there = house('box');
		const live = there.open();
		await live.act(command(there, 40), []);
		expect(await live.turnBack(back(live, 40))).toBe(true);
		expect(live.course.steps).toHaveLength(40);
		expect(there.course.steps).toHaveLength(40);
	});

	it('what is refused here is not even sent', async () => {
		const there = house('box');
		const live = there.open();
		const before = there.arrived.length;
		expect(await live.act({ type: 'EndTurn', seat: 's9' }, [])).toBe(false);
		expect(live.problem?.sentence).toMatch(/^[A-Z].{10}/);
		expect(there.arrived).toHaveLength(before);
	});

	it('what others did first is shown, and why it does not hold any more', async () => {
		const there = house('box');
		const live = there.open();
		there.do(command(there, 40));
		expect(await live.act(command(there, 40), [])).toBe(true);
		await vi.waitFor(() => expect(live.problem?.sentence).toMatch(/^[A-Z].{10}/));
		expect(live.course.steps).toEqual(there.course.steps);
		expect(live.waiting?.entries).toEqual([]);
	});

	it('what only who deals can decide waits for the answer', async () => {
		const there = house('app', 1);
		const live = there.open();
		for (let count = 0; count < 20; count++)
			expect(await live.act(there.next(live.table), [])).toBe(true);
		await vi.waitFor(() => expect(live.waiting?.entries).toEqual([]));
		expect(live.course.steps).toEqual(there.course.steps);
	});
});

describe('without a network', () => {
	it('ten are done one after the other, and all are there afterwards, in order', async () => {
		const there = house('box');
		const live = there.open();
		await live.wake(true);
		there.network = 'away';
		for (let index = 40; index < 50; index++)
			expect(await live.act(command(there, index), [])).toBe(true);
		const shown = live.course;
		expect(shown.steps).toHaveLength(50);
		expect(there.course.steps).toHaveLength(40);
		expect(live.waiting?.entries.map(({ standing }) => standing)).toEqual([
			'sent',
			...Array.from({ length: 9 }, () => 'queued')
		]);
		there.network = 'there';
		expect(await live.catchUp()).toBe(true);
		const taken = Array.from({ length: 10 }, () => 'taken');
		await vi.waitFor(() =>
			expect(live.waiting?.entries.map(({ standing }) => standing)).toEqual(taken)
		);
		expect(there.course.steps).toEqual(shown.steps);
		expect(live.course.steps).toEqual(shown.steps);
	});

	it('it outlives the page, and is sent once by the next one', async () => {
		const there = house('box');
		const first = there.open();
		await first.wake(true);
		there.network = 'unheard';
		await first.act(command(there, 40), []);
		await first.act(command(there, 41), []);
		await settled();
		first.end();
		there.network = 'there';
		const next = there.open();
		await next.wake(true);
		await vi.waitFor(() => expect(there.course.steps).toHaveLength(42));
		await vi.waitFor(() =>
			expect(next.waiting?.entries.every(({ standing }) => standing === 'taken')).toBe(true)
		);
		expect(next.course.steps).toEqual(there.course.steps);
		expect(new Set(there.arrived.slice(40).map(({ id }) => id)).size).toBe(2);
	});

	it('a page that was kept before the last steps shows them and what waits, without a network', async () => {
		const there = house('box');
		const kept = there.now();
		const first = there.open();
		await first.act(command(there, 40), []);
		await vi.waitFor(() => expect(first.waiting?.entries).toEqual([]));
		there.network = 'away';
		await first.act(command(there, 41), []);
		const shown = first.course.steps;
		await vi.waitFor(() => expect(first.waiting?.entries[0]?.late).toBe(true));
		first.end();
		const next = there.open(kept);
		await next.wake(true);
		expect(next.course.steps).toEqual(shown);
		expect(await next.act(command(there, 42), [])).toBe(true);
		there.network = 'there';
		await next.catchUp();
		await vi.waitFor(() => expect(there.course.steps).toHaveLength(43));
		await vi.waitFor(() => expect(next.course.steps).toEqual(there.course.steps));
	});

	describe('a kept page that begins with what waits while the log is asked', () => {
		/** The device knows the log up to 42, and one more waits; the page is from 40, and others went on. */
		async function begun(there: TableHouse) {
			const kept = there.now();
			const first = there.open();
			await first.wake(true);
			for (let index = 40; index < 42; index++) await first.act(command(there, index), []);
			await vi.waitFor(() => expect(first.waiting?.entries).toEqual([]));
			there.network = 'away';
			await first.act(command(there, 42), []);
			await vi.waitFor(() => expect(first.waiting?.entries[0]?.late).toBe(true));
			first.end();
			const next = there.open(kept);
			const answer = there.hold();
			let caught = Promise.resolve(false);
			const { base } = deviceBoxes;
			vi.spyOn(deviceBoxes, 'base').mockImplementationOnce(async (place) => {
				caught = next.catchUp();
				await settled();
				return base.call(deviceBoxes, place);
			});
			await next.wake(true);
			await settled();
			expect(next.course.steps, 'as the device had it').toHaveLength(43);
			return { next, answer, caught };
		}

		it('shows each step once where the answer comes after it', async () => {
			const there = house('box');
			const { next, answer, caught } = await begun(there);
			there.network = 'there';
			answer();
			await caught;
			await next.waiting?.sendNow();
			await vi.waitFor(() => expect(there.course.steps).toHaveLength(43));
			await vi.waitFor(() => expect(next.waiting?.holds).toBe(false));
			expect(next.course.steps).toEqual(there.course.steps);
		});

		it('shows each step once where the answer is lost, and the next is not', async () => {
			const there = house('box');
			const { next, answer, caught } = await begun(there);
			answer();
			expect(await caught).toBe(false);
			there.network = 'there';
			expect(await next.catchUp()).toBe(true);
			await next.waiting?.sendNow();
			await vi.waitFor(() => expect(there.course.steps).toHaveLength(43));
			await vi.waitFor(() => expect(next.waiting?.holds).toBe(false));
			expect(next.course.steps).toEqual(there.course.steps);
		});
	});

	it.each([
		['before', true],
		['after', false]
	])(
		'what the device had read of a log that a backup took back is dropped, heard of %s it began there',
		async (_, isHeardFirst) => {
			const there = house('box');
			const kept = there.now();
			const first = there.open();
			await first.wake(true);
			await first.act(command(there, 40), []);
			await vi.waitFor(() => expect(first.waiting?.entries).toEqual([]));
			const backup = there.now();
			await first.act(command(there, 41), []);
			await vi.waitFor(() => expect(first.waiting?.entries).toEqual([]));
			there.network = 'away';
			await first.act(command(there, 42), []);
			await vi.waitFor(() => expect(first.waiting?.entries[0]?.late).toBe(true));
			first.end();
			there.restore(backup);
			const next = there.open(kept);
			if (isHeardFirst) next.heard(backup.version);
			await settled();
			await next.wake(true);
			next.heard(backup.version);
			await settled();
			there.network = 'there';
			await next.catchUp();
			for (const { id } of next.waiting?.entries ?? []) await next.waiting?.letGo(id);
			expect(next.version).toBe(there.log.length);
			expect(next.course.steps).toEqual(there.course.steps);
		}
	);

	it('is taken back on the device alone, the last first', async () => {
		const there = house('box');
		const live = there.open();
		await live.wake(true);
		vi.stubGlobal('navigator', { onLine: false });
		there.network = 'away';
		for (let index = 40; index < 43; index++) await live.act(command(there, index), []);
		expect(await live.turnBack(back(live, 41))).toBe(true);
		expect(live.course.steps).toHaveLength(41);
		expect(live.waiting?.entries).toHaveLength(1);
		expect(await live.turnBack(back(live, 39))).toBe(false);
		expect(live.problem?.sentence).toMatch(/^Offline, you can undo/);
	});

	it('where others went on meanwhile, what does not hold is kept with its reason, and what leaned on it', async () => {
		const there = house('box');
		const live = there.open();
		await live.wake(true);
		there.network = 'away';
		for (let index = 40; index < 43; index++) await live.act(command(there, index), []);
		there.undo(38);
		there.network = 'there';
		await live.catchUp();
		const { waiting } = live;
		await vi.waitFor(() =>
			expect(waiting?.entries.map(({ standing }) => standing)).toEqual(['refused', 'held', 'held'])
		);
		expect(waiting?.entries[0]?.problem?.sentence).toMatch(/^[A-Z].{10}/);
		expect(live.course.steps).toEqual(there.course.steps);
		const said = waiting && summaryOf(waiting.entries, waiting.way, false);
		expect(said).toMatchObject({ tone: 'asks', lines: ['3 refused', 'see why'] });
		for (const { id } of waiting?.entries.toReversed() ?? []) await waiting?.letGo(id);
		expect(waiting?.entries).toEqual([]);
	});

	it('what needs who deals is kept as well, and nothing follows before its answer', async () => {
		const there = house('app', 1);
		const live = there.open();
		await live.wake(true);
		// Up to the first that this device cannot decide.
		vi.stubGlobal('navigator', { onLine: false });
		there.network = 'away';
		while (live.waiting?.drawing === null) await live.act(there.next(live.table), []);
		expect(live.problem?.sentence).toMatch(/^Saved\./);
		expect(await live.act(there.next(live.table), [])).toBe(false);
		expect(live.problem?.sentence).toMatch(/waits for the server/);
		vi.stubGlobal('navigator', { onLine: true });
		there.network = 'there';
		await live.waiting?.sendNow();
		await vi.waitFor(() => expect(live.waiting?.drawing).toBeNull());
		await live.catchUp();
		expect(live.course.steps).toEqual(there.course.steps);
		expect(tableOf(there.course)).toEqual(live.table);
	});
});
