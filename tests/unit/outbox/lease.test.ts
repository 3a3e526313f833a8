import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tableOf } from '../../../src/lib/games/heritage/table/course.ts';
import { isOfDevice } from '../../../src/lib/ui/heritage/table/history/steps.ts';
import {
	dropLease,
	keepLease,
	keptLease,
	rememberDealt
} from '../../../src/lib/ui/heritage/table/lease/kept.ts';
import type { LiveTable } from '../../../src/lib/ui/heritage/table/live-table.svelte.ts';
import { standingOf } from '../../../src/lib/ui/heritage/table/waiting/standing-words.ts';
import { summaryOf } from '../../../src/lib/ui/heritage/table/waiting/summary.ts';
import { closePages, settled, TableHouse } from './table-house.ts';

/* A phone that was lent the table deals on while the network is gone. */

let there: TableHouse;
/** How many steps lay it out: a phone deals only after them. */
let laid: number;
beforeEach(() => {
	there = new TableHouse('app');
	there.play(0, 1);
	while (tableOf(there.course).phase === 'set-up') there.do(there.next(tableOf(there.course)));
	laid = there.course.steps.length;
	there.listen();
	keepLease(place(), { lease: 'lease-of-anna', chapter: null });
});
afterEach(() => {
	dropLease(place());
	closePages();
	vi.unstubAllGlobals();
});

const place = () => ({ person: 'anna', at: there.at });

async function plays(live: LiveTable, count: number): Promise<void> {
	for (let done = 0; done < count; done++)
		expect(await live.act(there.next(live.table), []), live.problem?.sentence).toBe(true);
}
const standings = (live: LiveTable) => live.waiting?.entries.map(({ standing }) => standing);
const dealtSteps = ({ course }: LiveTable) => course.steps.filter(isOfDevice);

async function off(): Promise<LiveTable> {
	const live = there.open();
	await live.wake(true);
	there.network = 'away';
	return live;
}

describe('a phone that was lent the table', () => {
	it('leaves it to its server while that can be reached', async () => {
		const live = there.open();
		await plays(live, 12);
		await vi.waitFor(() => expect(live.waiting?.entries).toEqual([]));
		expect(dealtSteps(live)).toEqual([]);
	});

	it('deals on off the network, and all of it is taken afterwards as it was', async () => {
		const live = await off();
		await plays(live, 20);
		const shown = live.course;
		expect(dealtSteps(live).length).toBeGreaterThan(2);
		expect(there.course.steps).toHaveLength(laid);
		// The last of them may just be tried.
		await vi.waitFor(() =>
			expect(summaryOf([], 'away', false, live.waiting?.deals)?.spoken).toMatch(/This phone deals/)
		);
		const [first] = live.waiting?.entries.filter((one) => live.waiting?.isDealtHere(one)) ?? [];
		if (!first || !live.waiting) throw new Error('nothing was dealt here');
		expect(standingOf({ ...first, standing: 'queued' }, live.waiting).words).toMatch(
			/Dealt by this phone/
		);
		there.network = 'there';
		expect(await live.catchUp()).toBe(true);
		await vi.waitFor(() => expect(new Set(standings(live))).toEqual(new Set(['taken'])));
		expect(there.course.steps).toEqual(shown.steps);
		expect(live.course.steps).toEqual(shown.steps);
	});

	it('shows the same after its page was gone, and deals on from there', async () => {
		const kept = there.now();
		const live = await off();
		await plays(live, 10);
		const shown = live.course.steps;
		live.end();
		const next = there.open(kept);
		await next.wake(true);
		await vi.waitFor(() => expect(next.course.steps).toEqual(shown));
		await plays(next, 4);
		there.network = 'there';
		expect(await next.catchUp()).toBe(true);
		await vi.waitFor(() => expect(there.course.steps).toHaveLength(shown.length + 4));
		const commands = new Set(there.log.map(({ command }) => command));
		expect(commands.size, 'each counts once').toBe(there.course.steps.length);
	});

	it('deals a step that was let go just as before', async () => {
		const live = await off();
		// The first goes on its way at once; what comes after it nobody else knows of.
		await plays(live, 2);
		while (dealtSteps(live).length < 2) await plays(live, 1);
		const { steps } = live.course;
		const command = there.arrived.length;
		const [last] = live.waiting?.entries.slice(-1) ?? [];
		if (!last || !live.waiting) throw new Error('nothing waits');
		const wanted = live.waiting.commandOf(last);
		await live.waiting.letGo(last.id);
		expect(live.course.steps).toHaveLength(steps.length - 1);
		expect(await live.act(wanted, [])).toBe(true);
		expect(live.course.steps).toEqual(steps);
		expect(there.arrived).toHaveLength(command);
	});

	it('gives way to what the server had dealt, where only its answer was lost', async () => {
		const live = there.open();
		await live.wake(true);
		there.network = 'unheard';
		await plays(live, 4);
		await settled();
		there.network = 'there';
		await live.catchUp();
		await vi.waitFor(() =>
			expect(live.waiting?.entries.some(({ standing }) => standing === 'sent')).toBe(false)
		);
		await vi.waitFor(() => expect(live.course.steps).toEqual(there.course.steps));
		expect(dealtSteps(live).length).toBeLessThan(live.course.steps.length);
	});

	it('is told why not, where others went on meanwhile, and does it again as the table deals', async () => {
		const live = await off();
		await plays(live, 3);
		there.network = 'there';
		const first = live.waiting?.entries[0];
		there.do(there.next(tableOf(there.course)));
		expect(await live.catchUp()).toBe(true);
		await vi.waitFor(() => expect(standings(live)).toContain('refused'));
		const refused = live.waiting?.entries.find(({ standing }) => standing === 'refused');
		expect(refused?.id).toBe(first?.id);
		expect(refused?.problem?.sentence).toMatch(/has already recruited this turn/);
		expect(standings(live)?.slice(1)).toEqual(['held', 'held']);
	});
});

describe('a phone whose lease was called back meanwhile', () => {
	const refused = async (live: LiveTable) => {
		await plays(live, 2);
		while (dealtSteps(live).length === 0) await plays(live, 1);
		there.calledBack = true;
		there.network = 'there';
		await live.catchUp();
		await vi.waitFor(() => expect(standings(live)).toContain('refused'));
		const entry = live.waiting?.entries.find(({ standing }) => standing === 'refused');
		if (!entry || !live.waiting) throw new Error('nothing was refused');
		expect(live.waiting.isDealtHere(entry)).toBe(true);
		return live.waiting.commandOf(entry);
	};

	it('deals nothing more, should the network go again before it asked whose the table is', async () => {
		const live = await off();
		const command = await refused(live);
		there.network = 'away';
		await live.catchUp();
		expect(live.waiting?.way).toBe('away');
		expect(live.waiting?.deals).toBe(false);
		await live.act(command, []);
		expect(dealtSteps(live)).toEqual([]);
	});

	it('deals on where it was lent the table anew', async () => {
		const live = await off();
		keepLease(place(), { lease: 'lease-of-before', chapter: null });
		await plays(live, 2);
		while (dealtSteps(live).length === 0) await plays(live, 1);
		keepLease(place(), { lease: 'lease-of-anna', chapter: null });
		await refused(live);
		expect(keptLease(place())?.lease).toBe('lease-of-anna');
	});
});

it('a phone that was lent another chapter waits, as one that was lent none', async () => {
	for (const chapter of [3, null]) {
		dropLease(place());
		if (chapter !== null) keepLease(place(), { lease: 'lease-of-anna', chapter });
		const live = await off();
		let acts = 0;
		while (live.waiting?.drawing === null && acts < 20) {
			await live.act(there.next(live.table), []);
			acts += 1;
		}
		expect(live.waiting?.drawing).not.toBeNull();
		expect(live.waiting?.deals).toBe(false);
		expect(dealtSteps(live)).toEqual([]);
		live.end();
		there.network = 'there';
		await settled();
	}
});

it('what is kept of a lease is each person’s own, and asked for again what was dealt stays known', () => {
	const remembered = { characters: { 0: ['c1'] }, lots: {} };
	rememberDealt(place(), remembered);
	expect(keptLease({ ...place(), person: 'ben' })).toBeNull();
	keepLease(place(), { lease: 'lease-of-anna', chapter: null });
	expect(keptLease(place())?.remembered).toEqual(remembered);
	keepLease(place(), { lease: 'another-lease', chapter: null });
	expect(keptLease(place())?.remembered).not.toEqual(remembered);
});
