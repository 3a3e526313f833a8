import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { Courier, type Round, type Told } from '../../../src/lib/ui/live/outbox/courier.ts';
import type { Delivered } from '../../../src/lib/ui/live/outbox/deliver.ts';
import type { Intention, Outbox } from '../../../src/lib/ui/live/outbox/outbox.ts';
import { Boxes } from '../../../src/lib/ui/live/outbox/store.ts';
import { Disk, intention, PLACE, Server, WHERE } from './kit.ts';
import { runs } from '../../support/long.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const AWAY: Delivered = { kind: 'lost', away: true };

/** A tab of a device: what it holds in memory is gone with it, what lies on the disk is not. */
function tab(
	disk: Disk,
	deliver: (wanted: Intention) => Promise<Delivered> | Delivered,
	round: Partial<Round> = {}
) {
	const boxes = new Boxes(disk);
	const told: Told[] = [];
	let known: Outbox = [];
	const courier = new Courier({
		happen: async (...happenings) => (known = await boxes.happen(PLACE, happenings, WHERE)),
		deliver: async (wanted) => deliver(wanted),
		tell: (_, one) => told.push(one),
		...round
	});
	/** What a person does here: kept, and on its way as soon as it may be. */
	const does = (id: string) => courier.form(intention(id), known);
	const form = (id: string) =>
		boxes.happen(PLACE, [{ type: 'formed', intention: intention(id) }], WHERE);
	const box = () => boxes.happen(PLACE, []);
	return { courier, boxes, does, form, box, told };
}

describe('a courier', () => {
	it('sends all that waits, one after the other', async () => {
		const server = new Server();
		const { courier, form } = tab(new Disk(), (entry) => server.take(entry));
		for (const id of ['a', 'b', 'c']) await form(id);
		await courier.run();
		expect(server.log).toEqual(['a', 'b', 'c']);
	});

	it('has nothing overtake one whose answer was lost, and sends that again under its id', async () => {
		const server = new Server();
		let lose = true;
		const asked: string[] = [];
		const { courier, form } = tab(new Disk(), (entry) => {
			asked.push(entry.id);
			const taken = server.take(entry);
			return lose ? AWAY : taken;
		});
		await form('a');
		await form('b');
		await courier.run();
		expect(asked).toEqual(['a']);
		lose = false;
		await vi.advanceTimersByTimeAsync(2_000);
		expect(asked).toEqual(['a', 'a', 'b']);
		expect(server.log).toEqual(['a', 'b']);
	});

	it('goes on after a tab was killed between sending and answer', async () => {
		const server = new Server();
		const disk = new Disk();
		const killed = tab(disk, async (entry) => {
			server.take(entry);
			return new Promise<never>(() => undefined);
		});
		await killed.form('a');
		await killed.form('b');
		void killed.courier.run();
		await vi.advanceTimersByTimeAsync(10);
		const next = tab(disk, (entry) => server.take(entry));
		await next.courier.run();
		expect(server.log).toEqual(['a', 'b']);
	});

	it('stops where somebody else is signed in, and leaves all where it is', async () => {
		const problem = { sentence: 'Somebody else.', at: null, retry: false };
		const { courier, form, box, told } = tab(new Disk(), () => ({ kind: 'shut', problem }));
		await form('a');
		await courier.run();
		expect((await box()).map(({ id }) => id)).toEqual(['a']);
		expect(told.at(-1)).toMatchObject({ way: 'shut', problem });
		await vi.advanceTimersByTimeAsync(60_000);
		expect(told.filter(({ way }) => way === 'sending')).toHaveLength(1);
	});

	it('begins nothing while the device is off the network, so that it can be let go', async () => {
		const boxes = new Boxes(new Disk());
		const deliver = vi.fn();
		const courier = new Courier({
			happen: (...happenings) => boxes.happen(PLACE, happenings),
			deliver,
			isOff: () => true,
			tell: () => undefined
		});
		await boxes.happen(PLACE, [{ type: 'formed', intention: intention('a') }]);
		await courier.run();
		courier.close();
		expect(deliver).not.toHaveBeenCalled();
		expect(await boxes.happen(PLACE, [{ type: 'let-go', id: 'a' }])).toEqual([]);
	});
});

describe('what was formed just now', () => {
	it('is on its way before it is kept, and counts once', async () => {
		const server = new Server();
		const disk = new Disk();
		const lying: boolean[] = [];
		const { does, box } = tab(disk, (wanted) => {
			lying.push(disk.kept.size > 0);
			return server.take(wanted);
		});
		const { kept, sent } = does('a');
		expect(await kept).toMatchObject([{ id: 'a', standing: 'sent' }]);
		await sent;
		expect(lying).toEqual([false]);
		expect(server.log).toEqual(['a']);
		expect(await box()).toMatchObject([{ id: 'a', standing: 'accepted', version: 1 }]);
	});

	it('is told nothing of before it is kept, however soon its server answers', async () => {
		const order: string[] = [];
		const boxes = new Boxes(new Disk());
		const courier = new Courier({
			happen: async (...happenings) => {
				await new Promise((resolve) => setTimeout(resolve, 50));
				const box = await boxes.happen(PLACE, happenings);
				order.push(...happenings.map(({ type }) => type));
				return box;
			},
			deliver: () => {
				order.push('answered');
				return Promise.resolve({ kind: 'accepted', version: 1 });
			},
			tell: (_, { way }) => order.push(way)
		});
		const { sent } = courier.form(intention('a'), []);
		await vi.advanceTimersByTimeAsync(200);
		await sent;
		expect(order).toEqual(['answered', 'formed', 'sending', 'accepted', 'open']);
	});

	it('is sent again by the next page, where this one died before the answer', async () => {
		const server = new Server();
		const disk = new Disk();
		const killed = tab(disk, (wanted) => {
			server.take(wanted);
			return new Promise<never>(() => undefined);
		});
		await killed.does('a').kept;
		const next = tab(disk, (wanted) => server.take(wanted));
		await next.courier.run();
		expect(server.log).toEqual(['a']);
		expect(await next.box()).toMatchObject([{ id: 'a', standing: 'accepted' }]);
	});

	it('waits behind what waits, and goes after it', async () => {
		const server = new Server();
		let away = true;
		const asked: string[] = [];
		const { does, courier } = tab(new Disk(), (wanted) => {
			asked.push(wanted.id);
			return away ? AWAY : server.take(wanted);
		});
		await does('a').sent;
		expect(await does('b').kept).toMatchObject([{ standing: 'sent' }, { standing: 'queued' }]);
		away = false;
		await courier.run();
		expect(asked.slice(-2)).toEqual(['a', 'b']);
		expect(server.log).toEqual(['a', 'b']);
	});

	it('is kept at once and sent later, while another tab sends', async () => {
		const server = new Server();
		let free = (): void => undefined;
		const other = new Promise<void>((resolve) => (free = resolve));
		const { does } = tab(new Disk(), (wanted) => server.take(wanted), {
			ifFree: (work) => work(false),
			alone: (work) => other.then(work)
		});
		const { kept, sent } = does('a');
		expect(await kept).toMatchObject([{ id: 'a', standing: 'queued' }]);
		expect(server.log).toEqual([]);
		free();
		await sent;
		expect(server.log).toEqual(['a']);
	});

	it('stays on the device while that is off the network, and can be let go', async () => {
		const deliver = vi.fn();
		const { does, boxes, courier } = tab(new Disk(), deliver, { isOff: () => true });
		await does('a').sent;
		courier.close();
		expect(deliver).not.toHaveBeenCalled();
		expect(await boxes.happen(PLACE, [{ type: 'let-go', id: 'a' }])).toEqual([]);
	});
});

test('where the storage is closed intentions live in memory, and go into it as soon as it opens', async () => {
	const disk = new Disk();
	disk.isShut = true;
	const { boxes, form, box } = tab(disk, () => AWAY);
	await form('a');
	expect(boxes.holdsOnlyInMemory(PLACE)).toBe(true);
	expect(await boxes.all(PLACE.person)).toMatchObject([{ ...PLACE, ...WHERE }]);
	disk.isShut = false;
	await form('b');
	expect(boxes.holdsOnlyInMemory(PLACE)).toBe(false);
	expect((await box()).map(({ id }) => id)).toEqual(['a', 'b']);
});

describe('a storage that fails in between', () => {
	const ids = (box: Outbox): string[] => box.map(({ id }) => id);

	test('keeps what lay in it, and what memory held meanwhile goes behind that', async () => {
		const disk = new Disk();
		const { boxes, form, box } = tab(disk, () => AWAY);
		await form('a');
		await form('b');
		disk.isShut = true;
		await form('c');
		expect(ids(await boxes.happen(PLACE, [])), 'nothing is gone from the screen').toEqual([
			'a',
			'b',
			'c'
		]);
		disk.isShut = false;
		await form('d');
		expect(ids(await box())).toEqual(['a', 'b', 'c', 'd']);
		expect(boxes.holdsOnlyInMemory(PLACE)).toBe(false);
	});

	test.each([1, 2, 3, 4, 5, 6, 7, 8])(
		'for a moment, %i times, loses nothing that waits behind it, and sends nothing twice',
		async (fails) => {
			const disk = new Disk();
			const server = new Server();
			const first = tab(disk, () => AWAY);
			for (const id of ['a', 'b', 'c']) await first.form(id);
			const asked: string[] = [];
			const { box, boxes, courier } = tab(disk, (entry) => {
				asked.push(entry.id);
				return server.take(entry);
			});
			await box();
			disk.fails = fails;
			await courier.run();
			expect(asked).toEqual(['a', 'b', 'c']);
			expect((await box()).map(({ standing }) => standing)).toEqual(Array(3).fill('accepted'));
			expect(boxes.holdsOnlyInMemory(PLACE)).toBe(false);
		}
	);

	test('is not made to forget what another tab did meanwhile', async () => {
		const disk = new Disk();
		const one = tab(disk, () => AWAY);
		await one.form('a');
		disk.isShut = true;
		await one.form('b');
		disk.isShut = false;
		const other = tab(disk, () => AWAY);
		await other.form('c');
		await one.form('d');
		expect(ids(await one.box()).toSorted()).toEqual(['a', 'b', 'c', 'd']);
	});
});

test('what was let go just before it goes is not sent', async () => {
	const server = new Server();
	const disk = new Disk();
	const first = tab(disk, () => AWAY);
	for (const id of ['a', 'b']) await first.form(id);
	const { boxes, courier } = tab(disk, (entry) => server.take(entry));
	const change = disk.change.bind(disk);
	let isThere = true;
	// It comes between the answer of the first and the way of the second.
	vi.spyOn(disk, 'change').mockImplementation(async (...args) => {
		const box = await change(...args);
		if (box.find(({ id }) => id === 'a')?.standing === 'accepted' && isThere) {
			isThere = false;
			await boxes.happen(PLACE, [{ type: 'let-go', id: 'b' }]);
		}
		return box;
	});
	await courier.run();
	expect(server.log).toEqual(['a']);
});

test('what waits belongs to its person', async () => {
	const { boxes, form } = tab(new Disk(), () => AWAY);
	await form('a');
	expect(await boxes.all('bert')).toEqual([]);
	await boxes.forget('bert');
	expect(await boxes.all(PLACE.person)).toHaveLength(1);
	await boxes.forget(PLACE.person);
	expect(await boxes.all(PLACE.person)).toEqual([]);
});

/* What a network, a battery and an impatient person can do. */
type Fate = 'arrives' | 'never-arrives' | 'answer-lost' | 'stumbles' | 'arrives-twice' | 'killed';
const FATES: readonly Fate[] = [
	'arrives',
	'never-arrives',
	'answer-lost',
	'stumbles',
	'arrives-twice',
	'killed'
];
type Deed = { readonly kind: 'does' | 'forms' | 'reloads' | 'waits' | 'is-impatient' };

test('whatever is lost, repeated, killed and loaded anew: each ends in exactly one of taken and refused', async () => {
	await fc.assert(
		fc.asyncProperty(
			fc.array(fc.constantFrom(...FATES), { maxLength: 30 }),
			fc.array(
				fc.constantFrom<Deed['kind']>('does', 'does', 'forms', 'reloads', 'waits', 'is-impatient'),
				{
					minLength: 1,
					maxLength: 20
				}
			),
			fc.array(fc.nat(12), { maxLength: 3 }),
			async (fates, deeds, refusals) => {
				const server = new Server();
				const disk = new Disk();
				for (const one of refusals) server.no.add(`i${one}`);
				const refused = new Set<string>();
				let dead = false;
				const send = async (entry: Intention): Promise<Delivered> => {
					const fate = fates.shift() ?? 'arrives';
					if (fate === 'never-arrives') return AWAY;
					if (fate === 'killed') {
						dead = true;
						server.take(entry);
						return new Promise<never>(() => undefined);
					}
					const answer = server.take(entry);
					if (fate === 'arrives-twice') server.take(entry);
					if (fate === 'answer-lost') return AWAY;
					if (fate === 'stumbles') return { kind: 'lost', away: false };
					if (answer.kind === 'refused') refused.add(entry.id);
					return answer;
				};
				let here = tab(disk, send);
				const settle = async (): Promise<void> => {
					await vi.advanceTimersByTimeAsync(31_000);
					if (!dead) return;
					here.courier.close();
					dead = false;
					here = tab(disk, send);
					await settle();
				};
				let count = 0;
				for (const kind of deeds) {
					if (kind === 'does') await here.does(`i${count++}`).kept;
					if (kind === 'forms') await here.form(`i${count++}`);
					if (kind === 'reloads') {
						here.courier.close();
						here = tab(disk, send);
					}
					if (kind === 'waits') await settle();
					void here.courier.run();
					if (kind === 'is-impatient') void here.courier.run();
				}
				for (let left = fates.length + 2; left > 0; left--) {
					void here.courier.run();
					await settle();
				}
				// What was held behind a refusal goes as soon as its person says so; what may happen to the rest happens to it, too.
				for (let left = refusals.length + fates.length + 2; left > 0; left--) {
					await here.boxes.happen(PLACE, [{ type: 'released' }]);
					void here.courier.run();
					await settle();
				}
				const all = Array.from({ length: count }, (_, index) => `i${index}`);
				const taken = all.filter((id) => !refused.has(id));
				// What was held goes after what was done since; all else stays in its order.
				expect(server.log.toSorted()).toEqual(taken.toSorted());
				if (refused.size === 0) expect(server.log).toEqual(all);
				for (const id of all) expect(server.log.includes(id)).toBe(!server.no.has(id));
				here.courier.close();
			}
		),
		{ numRuns: runs(150) }
	);
});
