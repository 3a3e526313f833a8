import type { Client } from '@libsql/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isAway } from '../../../src/lib/server/db/errors.ts';
import { Line } from '../../../src/lib/server/db/line.ts';

const broken = () => Object.assign(new Error('gone'), { code: 'HRANA_WEBSOCKET_ERROR' });
const undone = () => Object.assign(new Error('too long'), { code: 'TRANSACTION_TIMEOUT' });
const taken = () => Object.assign(new Error('taken'), { code: 'SQLITE_CONSTRAINT' });

let connections = 0;
let closed = 0;
const connect = () => {
	connections += 1;
	return { close: () => void (closed += 1) } as unknown as Client;
};

beforeEach(() => {
	vi.useFakeTimers();
	[connections, closed] = [0, 0];
});
afterEach(() => void vi.useRealTimers());

/** What becomes of some work, after as much time as it takes. */
async function outcome<T>(work: Promise<T>): Promise<T | Error> {
	const settled = work.catch((error: Error) => error);
	await vi.advanceTimersByTimeAsync(60_000);
	return settled;
}

/** Fails in the given ways one after the other, then answers. */
function failing(...errors: readonly Error[]) {
	const left = [...errors];
	return vi.fn(() => {
		const error = left.shift();
		return error ? Promise.reject(error) : Promise.resolve('answer');
	});
}

describe('a line to a server', () => {
	test.each([
		['a socket that broke', broken],
		['a transaction that the server undid', undone]
	])('tries again after %s', async (_what, error) => {
		const work = failing(error(), error());
		expect(await outcome(new Line(connect).use(work))).toBe('answer');
		expect(work).toHaveBeenCalledTimes(3);
	});

	test('hands on at once what the statement itself is to blame for', async () => {
		const work = failing(taken());
		expect(await outcome(new Line(connect).use(work))).toMatchObject({ code: 'SQLITE_CONSTRAINT' });
		expect(work).toHaveBeenCalledTimes(1);
	});

	test('that stays broken is away, and says so at once from then on, until it answers', async () => {
		const line = new Line(connect);
		const always = vi.fn(() => Promise.reject(broken()));
		expect(await outcome(line.use(always))).toSatisfy(isAway);
		const tries = always.mock.calls.length;
		expect(tries).toBeGreaterThan(2);
		expect(await outcome(line.use(always))).toSatisfy(isAway);
		expect(always).toHaveBeenCalledTimes(tries + 1);
		expect(await outcome(line.use(failing()))).toBe('answer');
		expect(await outcome(line.use(failing(broken())))).toBe('answer');
	});

	test('that never answers is given up, and another connection is made', async () => {
		const line = new Line(connect);
		const never = () => line.answered(new Promise<string>(() => undefined));
		expect(await outcome(line.use(never))).toSatisfy(isAway);
		expect(connections).toBeGreaterThan(1);
		expect(closed).toBe(connections - 1);
	});
});
