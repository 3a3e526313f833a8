import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededChance } from '../../../../src/lib/games/core/chance.ts';
import { leagueOf } from '../../../../src/lib/games/rivals/tally.ts';
import type { TableCommand } from '../../../../src/lib/games/rivals/table/commands.ts';
import { legalCommands } from '../../../../src/lib/games/rivals/table/legal.ts';
import type { OwnView, SeatView } from '../../../../src/lib/games/rivals/table/own-view.ts';
import { waitedFor } from '../../../../src/lib/games/rivals/table/waiting.ts';
import { newId } from '../../../../src/lib/server/accounts/tokens.ts';
import { startApplication, type Application } from '../../../../src/lib/server/application.ts';
import { matchesOf } from '../../../../src/lib/server/games/rivals/matches.ts';
import { changeSeat } from '../../../../src/lib/server/logs/change-seat.ts';
import { checkFile } from '../../../../src/lib/server/logs/check-file.ts';
import { ComputerMoves } from '../../../../src/lib/server/logs/computer.ts';
import type { AnyKeeping } from '../../../../src/lib/server/logs/keeping.ts';
import { ask, give } from '../../../support/endpoints.ts';
import { keeperOf, type Place } from '../../../support/game-cast.ts';
import { someCommand } from '../../../unit/rivals/table/random-match.ts';
import { newPlace } from '../../rights/support/people.ts';
import { at, beginDealt } from './dealt-cast.ts';

/* A match that Elysium deals, on many phones: who sees which cards, a whole match through the door, and the computer. */

const SEATS = ['s1', 's2', 's3'];
const PLAYER = 'player';

let folder: string;
let databaseUrl: string;
let house: Application;
let place: Place;
const start = () => startApplication({ databaseUrl, rateLimitFactor: 1_000_000 });
beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), 'elysium-dealt-'));
	databaseUrl = `file:${join(folder, 'elysium.db')}`;
	house = await start();
	place = await newPlace(house);
});
afterAll(async () => {
	await house.close();
	rmSync(folder, { recursive: true });
});

const sessionOf = (who: string) => place.actors.find((person) => person.who === who)?.session;
/** Who plays a seat: the keeper where nobody sits. */
const holderOf = (seat: string) =>
	(place.actors.find(({ seats }) => seats.includes(seat)) ?? place.actors[0])?.session;
const kept = () => house.keeping('rivals-dealt');
async function tableOf(log: string) {
	const found = await kept().logs.read(log);
	return found?.state.table ?? expect.fail('no table lies there');
}
async function handOf(log: string, seat: string): Promise<OwnView> {
	const answer = await ask(`/api/logs/${log}/hands/${seat}`, { session: holderOf(seat) });
	expect(answer.status).toBe(200);
	return (await answer.json()) as OwnView;
}

/** Plays on through the door by chance, each on their own phone, until `stop` says so. */
async function playOn(
	log: string,
	seed: number,
	stop: (steps: number) => boolean
): Promise<number> {
	const chance = seededChance(seed);
	for (let steps = 0; ; steps++) {
		const table = await tableOf(log);
		const seat = waitedFor(table);
		if (seat === null || stop(steps)) return steps;
		const view: SeatView = { table, seat, own: await handOf(log, seat) };
		const command: TableCommand = someCommand(legalCommands(view), chance);
		const id = newId();
		const sent = await give(log, holderOf(seat), at(command), { id });
		expect(sent.status, `${JSON.stringify(command)} ${await sent.clone().text()}`).toBe(200);
		if (steps % 20 > 0) continue;
		// An answer that was lost: what is sent again counts once.
		const before = (await kept().logs.read(log))?.version;
		const again = await give(log, holderOf(seat), at(command), { id });
		expect(await again.json()).toEqual(await sent.json());
		expect((await kept().logs.read(log))?.version).toBe(before);
	}
}

describe('a hand', () => {
	it('is shown to who holds its seat alone, and a free one to the keeper', async () => {
		const log = await beginDealt(house, place);
		const seen: string[] = [];
		for (const { who, session } of place.actors)
			for (const seat of SEATS) {
				const { status } = await ask(`/api/logs/${log}/hands/${seat}`, { session });
				if (status === 200) seen.push(`${who} ${seat}`);
			}
		expect(seen).toEqual(['keeper s3', 'player s1', 'guest who plays s2']);
		expect((await handOf(log, 's1')).hand.length).toBeGreaterThan(4);
	});

	it('stays hidden from who gets a seat whose player was dealt it', async () => {
		const log = await beginDealt(house, place);
		const by = { ...keeperOf(place), now: Date.now() };
		await changeSeat(house, log, { seatId: 's1', name: 'Seat s1', userId: null }, by);
		const { status } = await ask(`/api/logs/${log}/hands/s1`, { session: sessionOf('keeper') });
		expect(status).toBe(404);
		const command = at({ type: 'Recruit', seat: 's1', card: 'brujah-a' });
		expect((await give(log, sessionOf('keeper'), command, { id: newId() })).status).toBe(403);
		// The computer goes on for it, without anybody seeing the hand.
		const toCode = { type: 'GiveSeatToRival', seat: 's1', strength: 'easy' } as const;
		expect((await give(log, sessionOf(PLAYER), toCode, { id: newId() })).status).toBe(200);
	});
});

describe('a whole match', () => {
	it('is played through the door to its end, over a restart, is checked from its file, and counts in the league', async () => {
		const log = await beginDealt(house, place);
		await playOn(log, 3, (steps) => steps >= 60);
		const [before, hands] = [
			await tableOf(log),
			await Promise.all(SEATS.map((seat) => handOf(log, seat)))
		];
		await house.close();
		house = await start();
		expect(await tableOf(log)).toEqual(before);
		expect(await Promise.all(SEATS.map((seat) => handOf(log, seat)))).toEqual(hands);
		await playOn(log, 4, () => false);
		const { result } = await tableOf(log);
		expect(result).not.toBeNull();
		const file = await kept().files.export(log);
		const text = new TextDecoder().decode(file?.bytes);
		expect(await checkFile(kept().kept, text)).toMatchObject({ ok: true });
		const matches = await matchesOf(house, place.group);
		const listed = matches.find(({ id }) => id === log) ?? expect.fail('it is not listed');
		expect(listed.href).toBe(`/rivals/tables/${log}`);
		const { matches: played, rows, byDeck } = leagueOf([listed]);
		expect(played).toBe(1);
		expect(rows.map(({ name }) => name).sort()).toEqual(SEATS.map((seat) => `Seat ${seat}`));
		expect(rows.filter(({ won }) => won > 0)).toHaveLength(result?.winner === null ? 0 : 1);
		expect(byDeck.map(({ title }) => title).sort()).toEqual([
			'Elysium’s Brujah',
			'Elysium’s Toreador',
			'Elysium’s Ventrue'
		]);
	});

	it('goes on from its file, where what lay face down is dealt anew', async () => {
		const log = await beginDealt(house, place);
		await playOn(log, 5, (steps) => steps >= 20);
		const file = await kept().files.export(log);
		if (!file) throw new Error('nothing was written');
		const actor = keeperOf(place);
		const taken = await kept().files.import(file.bytes, { groupId: place.group, actor });
		if (taken.kind !== 'imported') throw new Error(taken.kind);
		const table = await tableOf(taken.chronicle);
		for (const seat of SEATS) {
			const answer = await ask(`/api/logs/${taken.chronicle}/hands/${seat}`, {
				session: sessionOf('keeper')
			});
			const { hand } = (await answer.json()) as OwnView;
			const { library, faction } = table.seats[seat]?.hand ?? { library: 0, faction: 0 };
			expect(hand).toHaveLength(library + faction);
		}
	});
});

describe('the computer', () => {
	it('plays the seats it is given, each from what that seat knows', async () => {
		const log = await beginDealt(house, place);
		const actor = keeperOf(place);
		for (const seat of SEATS) {
			const body = { type: 'GiveSeatToRival', seat, strength: 'easy' } as const;
			const command = { id: newId(), seen: 0, body };
			const answer = await kept().logs.act({ chronicle: log, actor, seat, command });
			expect(answer.kind).toBe('accepted');
		}
		const asked: { readonly view: SeatView }[] = [];
		const { database, vault } = house;
		const code = new ComputerMoves(new Map([['rivals-dealt', kept() as unknown as AnyKeeping]]), {
			database,
			vault,
			now: () => new Date(Date.now() + 60_000),
			think: (_game, question) => {
				asked.push(JSON.parse(JSON.stringify(question)) as { view: SeatView });
				return kept().work.think(question);
			}
		});
		for (let time = 0; time < 40; time++) await code.look();
		expect((await tableOf(log)).turn?.number).toBeGreaterThan(2);
		const mine = asked.filter(({ view }) => view.table.setting !== null);
		expect(mine.length).toBeGreaterThan(20);
		for (const { view, ...question } of mine) {
			expect(Object.keys(question).sort()).toEqual(['refused', 'seed', 'strength']);
			expect(Object.keys(view).sort()).toEqual(['own', 'seat', 'table']);
			const { hand } = view.table.seats[view.seat] ?? expect.fail('nobody sits there');
			expect(view.own.hand).toHaveLength(hand.library + hand.faction);
		}
	});
});
