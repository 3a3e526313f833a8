import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashOf } from '../../../../src/lib/games/core/hash.ts';
import type { Command } from '../../../../src/lib/games/heritage/commands.ts';
import { openLeaders } from '../../../../src/lib/games/heritage/open/open-set.ts';
import { follow, unfolded } from '../../../../src/lib/server/logs/folded.ts';
import { keptHeritage } from '../../../../src/lib/server/games/heritage/kept-heritage.ts';
import { layOut } from '../../../../src/lib/server/games/heritage/laying-out.ts';
import { workHere } from '../../../../src/lib/server/long-work/long-work.ts';
import type { Past } from '../../../../src/lib/games/heritage/looking-back/past.ts';
import { Pasts } from '../../../../src/lib/server/logs/pasts.ts';
import { events, snapshots } from '../../../../src/lib/server/db/schema/chronicles.ts';
import { finished, recordedAnyway } from '../../../unit/heritage/table.ts';
import { wholeChronicle } from '../../../unit/heritage/whole-chronicle.ts';
import { plain } from './dealt-table.ts';
import { ACTOR, meansIn, newCommandId, openHeritage, keepingOf } from '../../logs/house.ts';

const { game } = keptHeritage;

let house: Awaited<ReturnType<typeof openHeritage>>;
let id: string;
let length: number;

/** Two chapters out of the box, and a third one under way that the app deals. */
beforeAll(async () => {
	house = await openHeritage();
	id = await house.found();
	const [, ...commands] = wholeChronicle({ chapters: 2 });
	const answers = await Promise.all(commands.map((command) => house.act(id, command)));
	for (const answer of answers) if (answer.kind !== 'accepted') throw new Error(answer.sentence);
	await dealThird();
	length = (await house.service.read(id))?.version ?? 0;
}, 60_000);
afterAll(() => house.dispose());

async function dealThird(): Promise<void> {
	const chronicle = await house.service.read(id);
	if (!chronicle) throw new Error('there is such a chronicle');
	const seats = (['brujah', 'ventrue'] as const).map((clan, index) => {
		const seat = `s${index + 1}`;
		const leader = openLeaders.find((card) => card.clan === clan)?.id ?? '';
		return { seat, clan, leader, eachRound: [], resting: [] };
	});
	const laid = await layOut(
		{ ...keepingOf(house.service), vault: meansIn(house.folder).vault },
		{
			chronicle,
			chapter: 3,
			access: { role: 'keeper', seats: [] },
			actor: ACTOR,
			commandId: newCommandId(),
			chosen: {
				dealer: 'app',
				cards: 'set',
				seats,
				firstPlayer: 's1',
				missions: 'by-chance'
			}
		}
	);
	expect(laid).toEqual({ ok: true });
	for (let count = 0; count < 10; count++) {
		const { table } = (await house.service.read(id))?.state ?? {};
		if (table) await house.act(id, { type: 'ActAtTable', command: plain(table) });
	}
}

/** A chronicle of one chapter, another one from another seed. */
async function toldOnce(seed: number): Promise<string> {
	const chronicle = await house.found();
	const [, ...commands] = wholeChronicle({ chapters: 1, seed });
	await Promise.all(commands.map((command) => house.act(chronicle, command)));
	return chronicle;
}

async function folded(upTo: number) {
	const envelopes = ((await house.service.events(id, 0)) ?? []).slice(0, upTo);
	return hashOf(follow(game, unfolded(game), envelopes).state);
}

describe('an earlier moment', () => {
	const moments = () => [1, 2, 7, 499, 500, 501, length - 40, length - 3, length - 1, length];

	it('is what its part of the log folds to, and nothing else: no more is known of it than every member may read', async () => {
		expect(length).toBeGreaterThan(1000);
		for (const sequence of moments())
			expect(hashOf(await house.service.readAt(id, sequence)), `${sequence}`).toBe(
				await folded(sequence)
			);
	});

	it('is the same without any snapshot', async () => {
		const before = await Promise.all(moments().map((one) => house.service.readAt(id, one)));
		await house.database.write((transaction) => transaction.delete(snapshots));
		await house.restart();
		const after = await Promise.all(moments().map((one) => house.service.readAt(id, one)));
		expect(after.map(hashOf as (state: unknown) => string)).toEqual(
			before.map(hashOf as (state: unknown) => string)
		);
	});

	it('is the same whichever moment was looked at before', async () => {
		const walk = [length - 1, 101, 100, 99, 750, 749, 801, 1, 999, 100];
		for (const sequence of walk)
			expect(hashOf(await house.service.readAt(id, sequence)), `${sequence}`).toBe(
				await folded(sequence)
			);
	});

	it('is that of the log as it is now, where another one took its place', async () => {
		const [one, other] = [await toldOnce(1), await toldOnce(2)];
		await house.service.readAt(one, 252);
		const theirs = hashOf(await house.service.readAt(other, 253));
		await house.database.write(async (transaction) => {
			await transaction.delete(snapshots);
			await transaction.delete(events).where(eq(events.chronicleId, one));
			await transaction
				.update(events)
				.set({ chronicleId: one })
				.where(eq(events.chronicleId, other));
		});
		expect(hashOf(await house.service.readAt(one, 253))).toBe(theirs);
	});

	it('is found in a log whose chain is broken, too, each time it is looked for', async () => {
		const broken = await toldOnce(2);
		const whole = hashOf(await house.service.readAt(broken, 150));
		await house.database.write(async (transaction) => {
			await transaction.delete(snapshots);
			await transaction
				.update(events)
				.set({ previous: 'nothing' })
				.where(and(eq(events.chronicleId, broken), eq(events.seq, 101)));
		});
		for (let look = 0; look < 2; look++)
			expect(hashOf(await house.service.readAt(broken, 150))).toBe(whole);
	});

	it('is none before the first event, behind the last, or of another chronicle', async () => {
		expect(await house.service.readAt(id, 0)).toBeNull();
		expect(await house.service.readAt(id, length + 1)).toBeNull();
		expect(await house.service.readAt('nobody-has-it', 1)).toBeNull();
	});
});

describe('the past of a chronicle', () => {
	const newPasts = () => {
		const { read } = house.database;
		const pasts = new Pasts(read, 'heritage', workHere(keptHeritage, read));
		return { of: async (log: string) => (await pasts.of(log)) as Past | null };
	};

	it('is read on where the log grew, as if it were read from the beginning', async () => {
		const pasts = newPasts();
		const [once, again] = await Promise.all([pasts.of(id), pasts.of(id)]);
		expect(again).toEqual(once);
		expect(once?.pages.map(({ chapter }) => chapter)).toEqual([0, 1, 2]);
		expect(Object.keys(once?.bloodlines ?? {})).toEqual(['1', '2']);
		const recorded = { ...recordedAnyway(3), reason: 'the box says so' } as Command;
		expect((await house.act(id, recorded)).kind).toBe('accepted');
		const closed = await house.act(id, finished(3));
		expect(closed.kind).toBe('accepted');
		const grown = await pasts.of(id);
		expect(grown).toEqual(await newPasts().of(id));
		expect(grown?.pages.map(({ chapter }) => chapter)).toEqual([0, 1, 2, 3]);
	});

	it('is none of what is not there', async () => {
		expect(await newPasts().of('nobody-has-it')).toBeNull();
	});
});
