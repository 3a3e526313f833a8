import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AnyKeeping } from '../../../src/lib/server/logs/keeping.ts';
import { Clocks, isDueId } from '../../../src/lib/server/logs/clocks.ts';
import { createChronicles } from '../../../src/lib/server/logs/service.ts';
import { keptRooms } from '../../support/toy/kept.ts';
import { EVENING, rooms, VOTES, type RoomsCommand } from '../../support/toy/rooms.ts';
import { meansIn, openHouseOf, SEATS } from './house.ts';

const open = (title: string): RoomsCommand => ({ type: 'Open', title, seats: SEATS });

type House = Awaited<ReturnType<typeof openHouse>>;
const openHouse = () => openHouseOf(keptRooms, open);

let house: House;
let log: string;
let now: number;
beforeEach(async () => {
	house = await openHouse();
	now = Date.now();
	log = await house.found();
});
afterEach(() => house.dispose());

/** A process with a clock of its own, which says that it is that late. */
function clockOf({ database, folder, service }: House, logs = service, game = rooms) {
	const keeping = { kept: { game }, logs } as unknown as AnyKeeping;
	const clocks = new Clocks(database, new Map([[game.name, keeping]]), () => new Date(now));
	return { clocks, means: { ...meansIn(folder), now: () => new Date(now) } };
}

/** Another service over the same database, as in another process, at whatever time it is. */
function another(of: House) {
	const means = { ...meansIn(of.folder), now: () => new Date(now) };
	return createChronicles(of.database, keptRooms, means);
}

const stateOf = async ({ service }: House) => {
	const found = await service.read(log);
	if (!found) throw new Error('the log is gone');
	return found;
};
const ended = async () => (await stateOf(house)).state.votes !== null;
const vote = (seat: string): RoomsCommand => ({ type: 'Vote', seat, vote: VOTES[0] ?? '' });

describe('what is due', () => {
	it('happens once its time has come, and not before', async () => {
		const { clocks } = clockOf(house, another(house));
		await clocks.look();
		expect(await ended()).toBe(false);
		now += EVENING + 1_000;
		await clocks.look();
		expect(await ended()).toBe(true);
	});

	it('counts once, whichever process asks for it', async () => {
		const [one, other] = [clockOf(house, another(house)), clockOf(house, another(house))];
		now += EVENING + 1_000;
		await Promise.all([one.clocks.look(), other.clocks.look()]);
		await one.clocks.look();
		const { envelopes } = await house.audit(log);
		expect(envelopes.map(({ event }) => event.type)).toEqual(['Opened', 'VotesOpened']);
		expect(envelopes.at(-1)).toMatchObject({ actor: 'the-clock', seat: null });
		expect(isDueId(envelopes.at(-1)?.command ?? '')).toBe(true);
	});

	it('is known after a restart, by the database alone', async () => {
		now += EVENING + 1_000;
		await house.restart();
		await clockOf(house, another(house)).clocks.look();
		expect(await ended()).toBe(true);
	});

	it('gives way to somebody who was faster', async () => {
		const { clocks } = clockOf(house, {
			...another(house),
			// As if somebody acted between the look at the log and what is due there.
			async read(id) {
				const found = await another(house).read(id);
				await house.act(id, { type: 'Say', seat: 's1', text: 'One more word' });
				return found;
			}
		});
		now += EVENING + 1_000;
		await clocks.look();
		expect(await ended()).toBe(false);
		expect((await stateOf(house)).version).toBe(2);
		await clockOf(house, another(house)).clocks.look();
		expect(await ended()).toBe(true);
	});

	it('opens what was sealed until then', async () => {
		await house.act(log, vote('s3'));
		now += EVENING + 1_000;
		await clockOf(house, another(house)).clocks.look();
		expect((await stateOf(house)).state.votes).toEqual({ s3: VOTES[0] });
	});

	it('is nothing any more once the game is over', async () => {
		for (const seat of SEATS) await house.act(log, vote(seat));
		now += EVENING + 1_000;
		expect(await clockOf(house, another(house)).clocks.look()).toBeGreaterThan(0);
		expect((await stateOf(house)).version).toBe(6);
	});
});

describe('a clock', () => {
	it('stands still where its command is refused, until somebody acts', async () => {
		const early = createChronicles(house.database, keptRooms, meansIn(house.folder));
		now += EVENING + 1_000;
		// A process whose time differs: it asks, and its rules refuse.
		const { clocks } = clockOf(house, early);
		await clocks.look();
		expect(await clocks.look()).toBeGreaterThan(0);
		await house.act(log, { type: 'Say', seat: 's1', text: 'Is it late?' });
		await clockOf(house, another(house)).clocks.look();
		expect(await ended()).toBe(true);
	});

	it('that its own command does not move stands still, until the log changes or at the next start', async () => {
		const due = (): RoomsCommand => ({ type: 'Say', seat: 's1', text: 'It is late.' });
		const game = { ...rooms, clock: { dueAt: () => 1, due } };
		const logs = createChronicles(house.database, { ...keptRooms, game }, meansIn(house.folder));
		const { clocks } = clockOf(house, logs, game);
		const version = async () => (await stateOf(house)).version;
		now += EVENING + 1_000;
		for (let look = 0; look < 3; look++) await clocks.look();
		expect(await version()).toBe(2);
		await house.act(log, { type: 'Say', seat: 's1', text: 'Is it late?' });
		for (let look = 0; look < 3; look++) await clocks.look();
		expect(await version()).toBe(4);
		await clockOf(house, logs, game).clocks.look();
		expect(await version()).toBe(5);
	});

	it('of a game that this program does not know, or by newer rules, is left to one that does', async () => {
		now += EVENING + 1_000;
		for (const game of [
			{ ...rooms, name: 'another-game' },
			{ ...rooms, rules: rooms.rules - 1 }
		])
			await clockOf(house, another(house), game).clocks.look();
		expect(await ended()).toBe(false);
		await clockOf(house, another(house)).clocks.look();
		expect(await ended()).toBe(true);
	});

	it('runs by itself, and no more once it is stopped', async () => {
		const { clocks } = clockOf(house, another(house));
		now += EVENING + 1_000;
		clocks.start();
		await expect.poll(ended).toBe(true);
		await clocks.stop();
		log = await house.found('Another night');
		now += EVENING + 1_000;
		clocks.start();
		await clocks.stop();
		await new Promise((resolve) => setTimeout(resolve, 50));
		expect(await ended()).toBe(false);
	});
});
