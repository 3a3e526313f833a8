import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ensureBuilt } from '../../../scripts/house/prepare.mjs';
import { readable } from '../../../src/lib/server/logs/unreadable.ts';
import { isAway } from '../../../src/lib/server/db/errors.ts';
import { reportOf } from '../../../src/lib/server/http/report.ts';
import { Threads } from '../../../src/lib/server/long-work/threads.ts';
import { NotNow, ThreadLost, TookTooLong } from '../../../src/lib/server/long-work/undone.ts';
import { Watch } from '../../../src/lib/server/long-work/watch.ts';

const LOG = { id: 'one', logId: 'one', version: 1 };
const ANSWERS = 'export default async () => ({ answer: 42 });';

let folder: string;
let threads: Threads;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'elysium-threads-'));
});
afterEach(async () => {
	await threads.stop();
	rmSync(folder, { recursive: true, force: true });
});

const file = () => join(folder, 'thread.mjs');

/** Threads that run a program of their own, and a task for them. */
function running(program: string) {
	writeFileSync(file(), program);
	threads = new Threads({ databaseUrl: 'file:nowhere.db' }, { file: file() });
	const work = threads.of('heritage');
	return (watch?: Watch) => work.chain(LOG, watch);
}

describe('a thread that fails', () => {
	it.each([
		['throws', 'throw new Error("not this version");'],
		['ends', 'process.exit(1);']
	])('and %s before it begins ends what waits for it, and nothing else', async (_how, program) => {
		const task = running(program);
		const outcomes = await Promise.allSettled([task(), task(), task(), task(), task()]);
		for (const outcome of outcomes)
			expect(outcome).toMatchObject({
				status: 'rejected',
				reason: expect.any(ThreadLost) as unknown
			});
	});

	it('after its task takes nothing along', async () => {
		const task = running(
			'export default async () => { setTimeout(() => { throw new Error("late"); }, 50); return { answer: 42 }; };'
		);
		expect(await task()).toBe(42);
		await new Promise((resolve) => setTimeout(resolve, 500));
		expect(await task()).toBe(42);
	});

	it('within its task ends that alone; whoever waits is served by another', async () => {
		const task = running(
			`import { existsSync, writeFileSync } from 'node:fs';
			const done = ${JSON.stringify(join(folder, 'done'))};
			export default async () => {
				if (existsSync(done)) return { answer: 42 };
				writeFileSync(done, '');
				await new Promise((resolve) => setTimeout(resolve, 100));
				process.exit(1);
			};`
		);
		const first = task();
		const later = [task(), task(), task(), task(), task(), task()];
		await expect(first).rejects.toBeInstanceOf(ThreadLost);
		const lost: unknown = await first.catch((error: unknown) => error);
		expect(reportOf(lost)).toMatchObject({
			name: 'ThreadLost',
			cause: { message: expect.stringMatching(/code: 1$/) as string }
		});
		expect(await Promise.all(later)).toEqual(later.map(() => 42));
	});
});

describe('threads', () => {
	it('take on nothing once they are stopped, and end what waits', async () => {
		const task = running(
			'export default async () => { await new Promise((resolve) => setTimeout(resolve, 60_000)); return { answer: 42 }; };'
		);
		const tasks = Array.from({ length: 6 }, () => task());
		const outcomes = Promise.allSettled(tasks);
		await threads.stop();
		expect((await outcomes).map(({ status }) => status)).toEqual(tasks.map(() => 'rejected'));
		await expect(task()).rejects.toThrow('Elysium is being stopped.');
	});

	it('say that work took too long, and not that a thread was lost', async () => {
		writeFileSync(file(), 'export default () => new Promise(() => undefined);');
		threads = new Threads(null, { threads: 1, limit: 20, file: file() });
		await expect(threads.of('heritage').think(null)).rejects.toBeInstanceOf(TookTooLong);
	});

	it('never run what another version brought', async () => {
		const task = running(ANSWERS);
		expect(await task()).toBe(42);
		utimesSync(file(), 1, 1);
		await expect(task()).rejects.toThrow(/Ask your host to restart it/);
		rmSync(file());
		await expect(task()).rejects.toBeInstanceOf(NotNow);
	});

	it('take on no more than can wait, and say so; given up, what waits is not begun', async () => {
		const task = running(
			'export default async () => { await new Promise((resolve) => setTimeout(resolve, 5)); return { answer: 42 }; };'
		);
		const watch = new Watch();
		const all = Array.from({ length: 100 }, () => task(watch));
		const more = Array.from({ length: 20 }, () => task());
		watch.giveUp();
		const outcomes = await Promise.allSettled([...all, ...more]);
		const reasons = outcomes.flatMap((one) =>
			one.status === 'rejected' ? [one.reason as Error] : []
		);
		expect(reasons.filter((one) => one instanceof NotNow)).not.toEqual([]);
		expect(reasons.filter(({ name }) => name === 'GivenUp').length).toBeGreaterThan(90);
		expect(await task()).toBe(42);
	});
});

describe('what went wrong in a thread', () => {
	it('keeps its name and code: a database that is away is known as such', async () => {
		await ensureBuilt(() => undefined);
		threads = new Threads(
			{ databaseUrl: 'http://127.0.0.1:9' },
			{ file: resolve('build/long-work.js') }
		);
		const fault: unknown = await threads
			.of('heritage')
			.moment({ ...LOG, sequence: 1 })
			.catch((error: unknown) => error);
		expect(fault).toSatisfy(isAway);
		const report = reportOf(fault);
		expect(report).toMatchObject({ code: 'DATABASE_AWAY' });
		expect(report.frames).not.toEqual([]);
		expect(report).not.toHaveProperty('message');
	}, 120_000);

	it('is no fault of a chronicle where the work was left undone', async () => {
		const busy = new NotNow(503, 'Later.');
		await expect(readable('one', () => Promise.reject(busy))).rejects.toBe(busy);
	});
});
