import type { RequestEvent } from '@sveltejs/kit';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashOf } from '../../../src/lib/games/core/hash.ts';
import { newId } from '../../../src/lib/server/accounts/tokens.ts';
import { startApplication, type Application } from '../../../src/lib/server/application.ts';
import { findingsIn } from '../../../src/lib/server/backup/trial.ts';
import { exportedSealed } from '../../../src/lib/server/http/export.ts';
import { deletion, seatActions } from '../../../src/lib/server/http/seats.ts';
import { checkFile, gameIn } from '../../../src/lib/server/logs/check-file.ts';
import { foundLog } from '../../../src/lib/server/logs/founding.ts';
import { seating } from '../../../src/lib/server/logs/seating.ts';
import { logAccess } from '../../../src/lib/server/tables/access.ts';
import { toldBy } from '../../../src/lib/ui/offline/told.ts';
import { CASTS } from '../../support/casts.ts';
import { ask, give, hear } from '../../support/endpoints.ts';
import { keeperOf, type GameCast, type Place } from '../../support/game-cast.ts';
import { keptIn, openEvening, roomsCast, SEATS, WITH_TOY } from '../../support/toy/cast.ts';
import { rooms, VOTES, type RoomsCommand } from '../../support/toy/rooms.ts';
import { newPlace } from '../rights/support/people.ts';

/** What each game has from the house, for the price of its row: asked of all of them, and of a toy with all a game can ask for. */
const ALL = [...Object.values(CASTS), roomsCast];

let folder: string;
let house: Application;
let place: Place;
beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), 'elysium-every-game-'));
	const databaseUrl = `file:${join(folder, 'elysium.db')}`;
	house = await startApplication({ databaseUrl, rateLimitFactor: 1_000 }, WITH_TOY);
	place = await newPlace(house);
});
afterAll(async () => {
	await house.close();
	rmSync(folder, { recursive: true });
});

const sessionOf = (who: string) => place.actors.find((person) => person.who === who)?.session;
const keepingOf = ({ name }: GameCast) => {
	const keeping = house.keeping(name);
	if (!keeping) throw new Error(`${name} is not kept`);
	return keeping;
};

describe.each(ALL.map((cast) => ({ name: cast.name, cast })))('$name', ({ cast }) => {
	let log: string;
	let version: number;
	const { who, command } = cast.move;
	beforeAll(async () => {
		log = await cast.begin(house, place);
		const found = await keepingOf(cast).logs.read(log);
		version = found?.version ?? 0;
	});

	it('takes a command once, however often it is sent, and says so over a stream', async () => {
		const stream = hear(await ask(`/api/logs/${log}/live?events`, { session: sessionOf(who) }));
		const id = newId();
		const first = await give(log, sessionOf(who), command, { id });
		expect(first.status).toBe(200);
		const again = await give(log, sessionOf(who), command, { id });
		expect(await again.json()).toEqual(await first.json());
		const after = await keepingOf(cast).logs.read(log);
		expect(after?.version).toBeGreaterThan(version);
		await expect.poll(() => stream.said().at(-1)).toBe(`event: version\ndata: ${after?.version}`);
		expect(stream.said().some((event) => event.startsWith('event: happened'))).toBe(true);
		await stream.leave();
	});

	it('tells a phone what it may keep without a network', async () => {
		const told = async (where: string) =>
			toldBy((await ask(`/api/logs/${log}/${where}`, { session: sessionOf(who) })).headers);
		expect((await told('events?after=0'))?.keeping).toBe('news');
		expect((await told('hands/s1'))?.keeping ?? 'never').toBe('never');
	});

	it('is nothing to people outside its group', async () => {
		for (const where of ['events', 'hands/s1', 'steps']) {
			const answer = await ask(`/api/logs/${log}/${where}`, {
				session: sessionOf('someone without a group')
			});
			expect(answer.status).toBe(404);
		}
		const answer = await give(log, sessionOf('spectator'), command, { id: newId() });
		expect(answer.status).toBe(403);
	});

	it('lets each person give what is theirs to give', async () => {
		const wrong: string[] = [];
		for (const { command, may } of cast.commands)
			for (const person of place.actors) {
				const { status } = await give(log, person.session, command, { id: newId() });
				const isLet = status === 200 || status === 409;
				if (isLet !== may(person)) wrong.push(`${command.type}, ${person.who}: ${status}`);
			}
		expect(wrong).toEqual([]);
	});

	it('goes into a file and comes back, checked, as it was', async () => {
		const { files, logs, kept } = keepingOf(cast);
		const exported = () => ask(`/api/logs/${log}/export`, { session: sessionOf(who) });
		if (cast.end) {
			const early = await exported();
			expect(early.status).toBe(409);
			expect(await early.text()).toMatch(/(Finish the game|Finish it), then export it\./);
			await cast.end(house, place, log);
		}
		expect((await exported()).status).toBe(200);
		const before = await logs.read(log);
		const file = await files.export(log);
		if (!file || !before) throw new Error('nothing was written');
		const text = new TextDecoder().decode(file.bytes);
		// What `npm run replay` goes by: the game is found in the file, and checked by its row.
		expect(gameIn(text)).toBe(cast.name);
		expect(await checkFile(kept, text)).toMatchObject({ ok: true });
		const taking = { groupId: place.group, actor: { id: 'actor-imports', name: 'Ida' } };
		const taken = await files.import(file.bytes, taking);
		if (taken.kind !== 'imported') throw new Error(taken.kind);
		expect(taken.wentOn).toEqual(kept.dealt?.goOnWithout(before.state)?.note ?? null);
		const back = await logs.readAt(taken.chronicle, before.version);
		expect(hashOf(back)).toBe(hashOf(before.state));
	});

	it('takes along what is sealed under a passphrase, where it has any', async () => {
		const { files, kept } = keepingOf(cast);
		const passphrase = 'candle harbour winter oath';
		const keeper = keeperOf(place);
		const access = await logAccess(house.database.read, keeper.id, log, null);
		const answering = exportedSealed({
			request: new Request('http://localhost/x', {
				method: 'POST',
				body: new URLSearchParams({ passphrase })
			}),
			locals: { user: { ...keeper, guest: false }, denied: null, access },
			getClientAddress: () => '127.0.0.1'
		} as unknown as RequestEvent);
		if (!kept.sealed) return expect(answering).rejects.toMatchObject({ status: 404 });
		const answer = await answering;
		expect(answer.status).toBe(200);
		const bytes = new Uint8Array(await answer.arrayBuffer());
		expect(new TextDecoder().decode(bytes)).not.toContain('sealed-ballots-marker');
		const taking = { groupId: place.group, actor: { id: 'actor-imports', name: 'Ida' } };
		expect(await files.import(bytes, taking)).toEqual({ kind: 'passphrase-asked' });
		expect(await files.import(bytes, { ...taking, passphrase })).toMatchObject({
			kind: 'imported'
		});
	});
});

describe('all together', () => {
	it('pass the trial of a backup: each log is replayed, and all that is sealed opens', async () => {
		await openEvening(house, place);
		const found = await findingsIn(house, () => undefined);
		expect(found.events).toBeGreaterThan(20);
	});

	it('begin by a form, and are sat down at and deleted by one', async () => {
		const { id } = keeperOf(place);
		const founding = (named: string[]) =>
			foundLog(house, rooms.name, {
				groupId: place.group,
				founder: keeperOf(place),
				players: SEATS.map((seat) => ({ seat, name: `Guest ${seat}`, user: null })),
				commandId: newId(),
				command: { type: 'Open', title: 'A full house', seats: named }
			});
		expect(await founding(SEATS.slice(1))).toMatchObject({ ok: false });
		const founded = await founding(SEATS);
		if (!founded.ok) throw new Error(JSON.stringify(founded.problems));
		const { chronicle: log } = founded;
		const sent = async (action: (event: never) => Promise<unknown>, fields: object) => {
			const access = await logAccess(house.database.read, id, log, null);
			const body = new URLSearchParams(Object.entries(fields));
			const request = new Request('http://localhost/x', { method: 'POST', body });
			const locals = { user: { ...keeperOf(place), guest: false }, denied: null, access };
			return action({ request, locals } as never);
		};
		const sitting = async () =>
			(await seating(house.database.read, { id: log, groupId: place.group })).seats
				.filter(({ userId }) => userId === id)
				.map(({ seatId, name }) => [seatId, name]);
		await sent(seatActions.take, { seat: 's2' });
		expect(await sitting()).toEqual([['s2', 'Guest s2']]);
		expect(await sent(seatActions.take, { seat: 's2' })).toMatchObject({ status: 409 });
		await sent(seatActions.leave, { seat: 's2' });
		const named = { seat: 's3', name: 'Ida', person: id };
		expect(await sent(seatActions.seat, named)).toEqual({ saved: 's3' });
		expect(await sitting()).toEqual([['s3', 'Ida']]);
		expect(await sent(deletion(), { typed: 'Another' })).toMatchObject({ status: 400 });
		await expect(sent(deletion(), { typed: 'a full house' })).rejects.toMatchObject({
			location: `/groups/${place.group}`
		});
		expect(await keptIn(house).logs.read(log)).toBeNull();
	});

	it('stand in a game of forty seats, each with a hand for its holder alone', async () => {
		const seats = Array.from({ length: 40 }, (_, at) => `s${at + 1}`);
		const log = await openEvening(house, place, { seats });
		const hands = async (who: string) => {
			const answers = await Promise.all(
				seats.map((seat) => ask(`/api/logs/${log}/hands/${seat}`, { session: sessionOf(who) }))
			);
			return seats.filter((_, at) => answers[at]?.status === 200);
		};
		expect(await hands('player')).toEqual(['s1']);
		expect(await hands('referee')).toEqual([]);
		const { logs } = keptIn(house);
		for (const seat of seats) {
			const body: RoomsCommand = { type: 'Vote', seat, vote: VOTES[0] ?? '' };
			const command = { id: newId(), seen: 1, body };
			await logs.act({ chronicle: log, actor: { id: 'actor-votes', name: 'V' }, seat, command });
		}
		expect((await logs.read(log))?.state).toMatchObject({ votes: { s40: VOTES[0] } });
	});
});
