import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WorkUnderWay } from '../../../src/lib/ui/work-under-way.svelte.ts';

/** What the server says how far it is; null: it says nothing. */
let says: { done: number; of: number } | null = null;
let offline = false;
const asked: string[] = [];

beforeEach(() => {
	vi.useFakeTimers();
	[says, offline] = [null, false];
	asked.length = 0;
	vi.stubGlobal('fetch', (address: string, { method = 'GET' }: RequestInit = {}) => {
		asked.push(`${method} ${address}`);
		return offline
			? Promise.reject(new TypeError('no network'))
			: Promise.resolve(Response.json({ progress: says }));
	});
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

const aMoment = () => vi.advanceTimersByTimeAsync(400);

test('what is done soon is not spoken of', async () => {
	const work = new WorkUnderWay('one');
	work.begin();
	await vi.advanceTimersByTimeAsync(399);
	work.end();
	await aMoment();
	expect([work.shown, asked]).toEqual([false, []]);
});

test('what takes long says how far it is, again and again, until it ends', async () => {
	const work = new WorkUnderWay('one');
	work.begin();
	await aMoment();
	expect([work.shown, work.progress]).toEqual([true, null]);
	says = { done: 3, of: 10 };
	await aMoment();
	expect(work.progress).toEqual(says);
	offline = true;
	await aMoment();
	expect(work.progress).toEqual(says);
	work.end();
	await aMoment();
	expect([work.shown, work.progress]).toEqual([false, null]);
	expect(asked).toEqual(Array.from({ length: 3 }, () => 'GET /api/work/one'));
});

test('it is stopped by the server, which is asked once', async () => {
	const work = new WorkUnderWay('one');
	work.begin();
	await work.stop();
	expect([work.stopping, asked]).toEqual([true, ['DELETE /api/work/one']]);
	work.end();
	expect(work.stopping).toBe(false);
});

test('where the wish to stop does not arrive, it can be made again', async () => {
	offline = true;
	const work = new WorkUnderWay('one');
	work.begin();
	await work.stop();
	expect(work.stopping).toBe(false);
	work.end();
});
