import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededChance } from '../../../../src/lib/games/core/chance.ts';
import type { Command } from '../../../../src/lib/games/vendetta/commands.ts';
import type { OwnView } from '../../../../src/lib/games/vendetta/table/own-view.ts';
import type { TableCommand } from '../../../../src/lib/games/vendetta/table/commands.ts';
import { newId } from '../../../../src/lib/server/accounts/tokens.ts';
import { startApplication, type Application } from '../../../../src/lib/server/application.ts';
import { layTable } from '../../../../src/lib/server/games/vendetta/laying-table.ts';
import { changeSeat } from '../../../../src/lib/server/logs/change-seat.ts';
import { runs } from '../../../support/long.ts';
import { ask, give } from '../../../support/endpoints.ts';
import { keeperOf, type Place } from '../../../support/game-cast.ts';
import { begin, seatIds } from '../../../unit/vendetta/evening.ts';
import { newPlace } from '../../rights/support/people.ts';
import { chosenAtOnce } from './at-once.ts';
import { beginEvening } from './cast.ts';

/* A game at the table of an evening, on many phones: who sees which cards, and what arrives at once. */

let folder: string;
let house: Application;
let place: Place;
beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), 'elysium-vendetta-table-'));
	const databaseUrl = `file:${join(folder, 'elysium.db')}`;
	house = await startApplication({ databaseUrl, rateLimitFactor: 1_000_000 });
	place = await newPlace(house);
});
afterAll(async () => {
	await house.close();
	rmSync(folder, { recursive: true });
});

const sessionOf = (who: string) => place.actors.find((person) => person.who === who)?.session;
const PLAYER = 'player';
const OTHER = 'guest who plays';
const logs = () => house.keeping('vendetta').logs;

const at = (command: TableCommand): Command => ({ type: 'ActAtTable', command });
const gives = (log: string, who: string, command: Command, id = newId()) =>
	give(log, sessionOf(who), command, { id });
async function handOf(log: string, who: string, seat: string): Promise<OwnView> {
	const answer = await ask(`/api/logs/${log}/hands/${seat}`, { session: sessionOf(who) });
	expect(answer.status).toBe(200);
	return (await answer.json()) as OwnView;
}
async function stateOf(log: string) {
	const found = await logs().read(log);
	if (!found) throw new Error('there is no such evening');
	return found.state;
}
const tableOf = async (log: string) => {
	const { table } = (await stateOf(log)).evening;
	if (!table) throw new Error('no table lies there');
	return table;
};
const keeps = (seat: string, { offered }: OwnView): Command =>
	at({ type: 'KeepCards', seat, cards: offered.slice(0, 2) });

describe('a hand', () => {
	it('is shown to who holds its seat alone, and a free one to the keeper', async () => {
		const log = await beginEvening(house, place);
		const seen: string[] = [];
		for (const { who, session } of place.actors)
			for (const seat of seatIds(3)) {
				const { status } = await ask(`/api/logs/${log}/hands/${seat}`, { session });
				if (status === 200) seen.push(`${who} ${seat}`);
			}
		expect(seen).toEqual(['keeper s3', 'player s1', 'guest who plays s2']);
		const { hand, offered } = await handOf(log, PLAYER, 's1');
		expect([hand.length, offered.length]).toEqual([2, 3]);
	});

	it('goes along to the first person who sits down at a free seat, and from nobody else', async () => {
		const log = await beginEvening(house, place);
		const keeper = keeperOf(place);
		const referee = place.actors.find(({ who }) => who === 'stand-in');
		const by = { ...keeper, now: Date.now() };
		const sits = (seatId: string, userId: string | null) =>
			changeSeat(house, log, { seatId, name: `Seat ${seatId}`, userId }, by);
		const sees = async (who: string, seat: string) =>
			(await ask(`/api/logs/${log}/hands/${seat}`, { session: sessionOf(who) })).status === 200;
		await sits('s3', referee?.id ?? '');
		expect(await sees('stand-in', 's3')).toBe(true);
		expect(await sees('keeper', 's3')).toBe(false);
		// A seat that somebody was dealt a hand at, and was made free: nobody sees it, not even the keeper.
		await sits('s1', null);
		expect(await sees('keeper', 's1')).toBe(false);
		const keep = keeps('s1', { offered: ['a-card', 'another-card'] } as unknown as OwnView);
		expect((await gives(log, 'keeper', keep)).status).toBe(403);
	});

	it('comes back as it was where an undo leads to it, and is dealt anew where a table is set up again', async () => {
		const log = await beginEvening(house, place);
		const before = await handOf(log, PLAYER, 's1');
		for (const [who, seat] of [
			[PLAYER, 's1'],
			[OTHER, 's2'],
			['keeper', 's3']
		] as const)
			expect((await gives(log, who, keeps(seat, await handOf(log, who, seat)))).status).toBe(200);
		const after = await handOf(log, PLAYER, 's1');
		expect(after.hand).toEqual([...before.hand, ...before.offered.slice(0, 2)]);
		const undo = { type: 'UndoAtTable', kept: 4, reason: 'for the test' } as const;
		expect((await gives(log, PLAYER, undo)).status).toBe(403);
		expect((await gives(log, 'keeper', undo)).status).toBe(200);
		const { hand, offered } = await handOf(log, PLAYER, 's1');
		expect({ hand, offered }).toEqual({ hand: before.hand, offered: before.offered });
	});
});

describe('what arrives at once', () => {
	it('is neither lost nor doubled, in any order, and comes to what each seat chose', async () => {
		const seats = seatIds(6);
		const keeper = keeperOf(place);
		const founded = await logs().found({
			groupId: place.group,
			actor: keeper,
			seats: seats.map((seatId) => ({ seatId, name: seatId, userId: null })),
			command: { id: newId(), body: begin(6, { clans: {}, teams: true }) }
		});
		if (founded.kind !== 'founded') throw new Error(founded.sentence);
		const log = founded.chronicle;
		const wish = { dealer: 'app', shown: { first: 's1' } } as const;
		await layTable(house, {
			group: place.group,
			evening: log,
			actor: keeper,
			commandId: newId(),
			wish
		});
		const act = (seat: string, body: Command, id = newId()) =>
			logs().act({ chronicle: log, actor: keeper, seat, command: { id, seen: 0, body } });
		const { clansShown } = await tableOf(log);
		for (const [index, seat] of seats.entries())
			await act(seat, at({ type: 'ChooseClan', seat, clan: clansShown[index] ?? 'ventrue' }));
		const kept = (await stateOf(log)).course.steps.length;
		const back: Command = { type: 'UndoAtTable', kept, reason: 'once more' };
		const table = {
			seats,
			send: act,
			own: (seat: string) => handOf(log, 'keeper', seat),
			version: async () => (await logs().read(log))?.version ?? 0,
			since: async (version: number) =>
				((await logs().events(log, version)) ?? []).map(
					({ event }) => event['event'] as { type: string }
				),
			undo: () =>
				logs().act({
					chronicle: log,
					actor: keeper,
					seat: null,
					command: { id: newId(), seen: 0, body: back }
				})
		};
		const counts = await chosenAtOnce(table, runs(4, 25), seededChance(3));
		expect(counts).toEqual({ lost: 0, doubled: 0, wrong: 0 });
	});
});

describe('the box of a group', () => {
	it('lies there with cards of which nothing is known, and each is told when it opens', async () => {
		const seats = seatIds(4);
		const keeper = keeperOf(place);
		const founded = await logs().found({
			groupId: place.group,
			actor: keeper,
			seats: seats.map((seatId) => ({ seatId, name: seatId, userId: null })),
			command: { id: newId(), body: begin(4, { clans: {} }) }
		});
		if (founded.kind !== 'founded') throw new Error(founded.sentence);
		const log = founded.chronicle;
		const wish = { dealer: 'box', shown: { first: 's1' } } as const;
		await layTable(house, {
			group: place.group,
			evening: log,
			actor: keeper,
			commandId: newId(),
			wish
		});
		const cards = (await tableOf(log)).setting?.cards;
		expect(cards?.clanCards).toHaveLength(63);
		expect(cards?.clanCards.every(({ untold }) => untold === true)).toBe(true);
		const { untold: _, ...card } = cards?.clanCards[0] ?? expect.fail('no cards');
		const told = { clanCards: [{ ...card, power: 4 }], allies: [], relics: [], locationCards: [] };
		const body = at({ type: 'DescribeCards', cards: told });
		const command = { id: newId(), seen: 0, body };
		const answer = await logs().act({ chronicle: log, actor: keeper, seat: null, command });
		expect(answer.kind).toBe('accepted');
		expect((await tableOf(log)).setting?.cards.clanCards[0]).toMatchObject({ power: 4 });
	});
});
