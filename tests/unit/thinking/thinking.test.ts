import { describe, expect, test, vi } from 'vitest';
import { serve, type Thinking } from '../../../src/lib/ui/thinking/serve.ts';
import { Thinker } from '../../../src/lib/ui/thinking/thinker.ts';

/** A worker in this very process: what is posted arrives a little later. */
function beside<Question, Report>(think: Thinking<Question, Report>) {
	let clock = 0;
	const scope = {
		onmessage: null as ((event: MessageEvent) => unknown) | null,
		postMessage: (data: unknown) =>
			void setTimeout(() => worker.onmessage?.({ data } as MessageEvent))
	};
	const worker = {
		onmessage: null as ((event: MessageEvent) => unknown) | null,
		onerror: null as (() => unknown) | null,
		postMessage: (data: unknown) =>
			void setTimeout(() => scope.onmessage?.({ data } as MessageEvent)),
		terminate: vi.fn()
	};
	serve(scope, think, () => (clock += 25));
	return worker;
}

function* countTo(last: number): Generator<number | undefined> {
	for (let count = 1; count <= last; count++) yield count % 2 === 0 ? count : undefined;
}

function heardBy(thinker: Thinker<number, number>, question: number) {
	const reports: number[] = [];
	let stop = () => {};
	const end = new Promise<string>((resolve) => {
		stop = thinker.ask(question, {
			report: (report) => reports.push(report),
			done: () => resolve('done'),
			failed: () => resolve('failed')
		});
	});
	return { reports, end, stop };
}

const thinkerOf = (think: Thinking<number, number> = countTo) => {
	const made: ReturnType<typeof beside>[] = [];
	const thinker = new Thinker<number, number>(() => {
		const worker = beside(think);
		made.push(worker);
		return worker as never;
	});
	return { thinker, made };
};

describe('code that thinks beside a page', () => {
	test('is begun with the first question, and once', async () => {
		const { thinker, made } = thinkerOf();
		expect(made).toHaveLength(0);
		expect(await heardBy(thinker, 1).end).toBe('done');
		expect(await heardBy(thinker, 1).end).toBe('done');
		expect(made).toHaveLength(1);
	});

	test('reports what is new, and answers in the order it was asked', async () => {
		const { thinker } = thinkerOf();
		const first = heardBy(thinker, 5);
		const second = heardBy(thinker, 3);
		await first.end;
		expect([first.reports, second.reports]).toEqual([[2, 4], []]);
		await second.end;
		expect(second.reports).toEqual([2]);
	});

	test('goes no further with what is given up, and hears the next question', async () => {
		const { thinker } = thinkerOf();
		let endless = 0;
		const stuck = thinkerOf(function* (question) {
			if (question === 0) for (;;) yield ++endless;
			else yield question;
		}).thinker;
		const given = heardBy(stuck, 0);
		await vi.waitFor(() => expect(given.reports.length).toBeGreaterThan(2));
		given.stop();
		const next = heardBy(stuck, 7);
		expect(await next.end).toBe('done');
		expect(next.reports).toEqual([7]);
		const at = endless;
		await heardBy(thinker, 3).end;
		expect(endless).toBe(at);
	});

	test('says where it failed, and goes on', async () => {
		const { thinker } = thinkerOf(function* (question) {
			if (question === 0) throw new Error('too hard');
			yield question;
		});
		const failed = heardBy(thinker, 0);
		const after = heardBy(thinker, 4);
		expect(await failed.end).toBe('failed');
		expect(await after.end).toBe('done');
		expect(after.reports).toEqual([4]);
	});

	test('that is lost says so to all who wait, and is begun anew by the next question', async () => {
		const { thinker, made } = thinkerOf();
		const lost = [heardBy(thinker, 900), heardBy(thinker, 900)];
		made[0]?.onerror?.();
		expect(await Promise.all(lost.map(({ end }) => end))).toEqual(['failed', 'failed']);
		expect(made[0]?.terminate).toHaveBeenCalled();
		expect(await heardBy(thinker, 2).end).toBe('done');
		expect(made).toHaveLength(2);
	});

	test('that says nothing is taken for lost', async () => {
		const silent = { postMessage: () => undefined, terminate: vi.fn(), onmessage: null };
		const thinker = new Thinker<number, number>(() => silent as never, 10);
		expect(await heardBy(thinker, 1).end).toBe('failed');
		expect(silent.terminate).toHaveBeenCalledOnce();
	});
});
