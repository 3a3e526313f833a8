import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lostLease } from '../../../src/lib/ui/heritage/table/lease/held.ts';
import { dropLease, keepLease, keptLease } from '../../../src/lib/ui/heritage/table/lease/kept.ts';
import { borrow, giveBack, lookWhose } from '../../../src/lib/ui/heritage/table/lease/lending.ts';

/* What a device keeps of a lease is what its server says, whichever answer was lost on the way. */

const PLACE = { person: 'ada', at: '/api/logs/chronicle-one' };
const LEASE = 'lease-of-ada';
const OVER = 'The keeper called back that this phone deals.';

/** A server that lends to this device, and an answer of it that is lost, or refused by its guard. */
class House {
	lent: number | null = null;
	asked: string[] = [];
	loses: string | null = null;
	guard: { readonly method: string; readonly status: number } | null = null;

	answer(method: string): Response {
		this.asked.push(method);
		if (this.guard?.method === method)
			return Response.json({ message: 'Not you.' }, { status: this.guard.status });
		if (method === 'POST') {
			this.lent ??= 1;
			return Response.json({ lease: LEASE, chapter: this.lent });
		}
		if (method === 'DELETE') {
			if (this.lent === null) return Response.json({ sentence: 'None.' }, { status: 409 });
			this.lent = null;
			return new Response(null, { status: 204 });
		}
		const { lent } = this;
		return Response.json({
			lease: lent === null ? null : { by: 'Ada', since: 5, chapter: lent, own: true },
			ended: lent === null ? OVER : null
		});
	}
}

let house: House;
beforeEach(() => {
	house = new House();
	vi.stubGlobal('fetch', (_path: string, { method = 'GET' }: RequestInit = {}) => {
		const answer = house.answer(method);
		return house.loses === method
			? Promise.reject(new TypeError('the network went'))
			: Promise.resolve(answer);
	});
});
afterEach(() => {
	dropLease(PLACE);
	vi.unstubAllGlobals();
});

describe('a lease whose answer was lost', () => {
	beforeEach(async () => {
		house.loses = 'POST';
		expect(await borrow(PLACE)).toEqual({ kind: 'away' });
		expect(keptLease(PLACE), 'nothing reached this device').toBeNull();
	});

	it('is asked for again when the device looks, and holds from then on', async () => {
		house.loses = null;
		expect(await lookWhose(PLACE)).toMatchObject({ kind: 'said', answer: { own: true } });
		expect(keptLease(PLACE)).toMatchObject({ lease: LEASE, chapter: 1 });
		expect(await giveBack(PLACE, LEASE)).toMatchObject({ kind: 'said' });
		expect(house.lent).toBeNull();
	});

	it('is not said to be this phone’s where the answer is lost again', async () => {
		expect(await lookWhose(PLACE)).toEqual({ kind: 'away' });
		expect(keptLease(PLACE)).toBeNull();
	});

	it('can be called back where it is refused now', async () => {
		house.loses = null;
		house.guard = { method: 'POST', status: 403 };
		expect(await lookWhose(PLACE)).toMatchObject({ kind: 'said', answer: { own: false } });
		expect(keptLease(PLACE)).toBeNull();
	});
});

it('a lease that was kept of a chapter before gives way to the one that holds', async () => {
	keepLease(PLACE, { lease: 'lease-of-before', chapter: 1 });
	house.lent = 2;
	await lookWhose(PLACE);
	expect(keptLease(PLACE)).toMatchObject({ lease: LEASE, chapter: 2 });
});

it('a lease that is kept is not asked for again', async () => {
	await borrow(PLACE);
	await lookWhose(PLACE);
	expect(house.asked).toEqual(['POST', 'GET']);
});

describe('a lease that is given back', () => {
	beforeEach(() => borrow(PLACE));

	it.each([401, 403])('stays on the device where the server answers %i', async (status) => {
		house.guard = { method: 'DELETE', status };
		expect(await giveBack(PLACE, LEASE)).toMatchObject({ kind: 'refused', status });
		expect(keptLease(PLACE)).toMatchObject({ lease: LEASE });
	});

	it('stays on the device where the answer is lost, until it looks', async () => {
		house.loses = 'DELETE';
		expect(await giveBack(PLACE, LEASE)).toEqual({ kind: 'away' });
		expect(keptLease(PLACE)).toMatchObject({ lease: LEASE });
		await lookWhose(PLACE);
		expect(keptLease(PLACE)).toBeNull();
	});

	it('is gone once it is taken back, and where it held no more', async () => {
		await giveBack(PLACE, LEASE);
		expect(keptLease(PLACE)).toBeNull();
		keepLease(PLACE, { lease: LEASE, chapter: 1 });
		expect(await giveBack(PLACE, LEASE)).toMatchObject({ kind: 'refused', status: 409 });
		expect(keptLease(PLACE)).toBeNull();
	});
});

describe('a lease that is over while its device is on the network', () => {
	beforeEach(async () => {
		const kept = new Map<string, string>();
		vi.stubGlobal('localStorage', {
			getItem: (key: string) => kept.get(key) ?? null,
			setItem: (key: string, value: string) => kept.set(key, value),
			removeItem: (key: string) => kept.delete(key)
		});
		await borrow(PLACE);
	});

	it('is found lost once, however often its stream says that something changed', async () => {
		house.lent = null;
		const found = [lostLease(PLACE), lostLease(PLACE), lostLease(PLACE)];
		expect(await Promise.all(found)).toEqual([OVER, null, null]);
	});

	it('is not lost where it still holds, nor where the server cannot be reached', async () => {
		expect(await lostLease(PLACE)).toBeNull();
		house.lent = null;
		house.loses = 'GET';
		expect(await lostLease(PLACE)).toBeNull();
		house.loses = null;
		expect(await lostLease(PLACE), 'a look that came to nothing is not the last').toBe(OVER);
	});

	it('is not said to be lost by who gives it back', async () => {
		const given = giveBack(PLACE, LEASE);
		expect(await lostLease(PLACE)).toBeNull();
		expect(await given).toMatchObject({ kind: 'said' });
	});
});
