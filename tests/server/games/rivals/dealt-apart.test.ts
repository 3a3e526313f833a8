import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seededChance, shuffled } from '../../../../src/lib/games/core/chance.ts';
import type { Json } from '../../../../src/lib/games/core/json.ts';
import type { TableCommand } from '../../../../src/lib/games/rivals/table/commands.ts';
import type { SealedTable } from '../../../../src/lib/games/rivals/table/dealing.ts';
import { legalCommands } from '../../../../src/lib/games/rivals/table/legal.ts';
import type { OwnView } from '../../../../src/lib/games/rivals/table/own-view.ts';
import type { SeatSecret } from '../../../../src/lib/games/rivals/table/secrets.ts';
import type { Table } from '../../../../src/lib/games/rivals/table/table.ts';
import { waitedFor } from '../../../../src/lib/games/rivals/table/waiting.ts';
import { startApplication, type Application } from '../../../../src/lib/server/application.ts';
import { keepSealed, openSealed } from '../../../../src/lib/server/logs/dealing.ts';
import { logAccess } from '../../../../src/lib/server/tables/access.ts';
import { load } from '../../../../src/routes/rivals/tables/[table]/+page.server.ts';
import { ask, give, hear } from '../../../support/endpoints.ts';
import type { Place } from '../../../support/game-cast.ts';
import { newPlace } from '../../rights/support/people.ts';
import { at, beginDealt } from './dealt-cast.ts';

/*
 * One match, and a copy of it in which one seat holds other cards, draws others and lays another one face down: whoever does not sit
 * there cannot tell them apart. Ids are the same in both; times, and the hashes that cover them, are left out.
 */

const HIDDEN = 's1';
const ANOTHER = 'neutral-pull-the-rug';
const LOOKED_AT = ['events?after=0', 'steps', 'hands/s1', 'hands/s2', 'hands/s3', 'export'];

const folders: string[] = [];
const newFolder = (): string => {
	const folder = mkdtempSync(join(tmpdir(), 'elysium-dealt-apart-'));
	folders.push(folder);
	return folder;
};
const open = (folder: string): Promise<Application> =>
	startApplication({
		databaseUrl: `file:${join(folder, 'elysium.db')}`,
		rateLimitFactor: 1_000_000
	});

let place: Place;
let log: string;
let pair: readonly [string, string];
beforeAll(async () => {
	const folder = newFolder();
	const house = await open(folder);
	place = await newPlace(house);
	const { logs } = house.keeping('rivals-dealt');
	// No Event of the first City cards asks anything.
	do log = await beginDealt(house, place, { s1: 'malkavian', s2: 'toreador', s3: 'ventrue' });
	while ((await logs.read(log))?.state.table?.question);
	await house.close();
	const copy = newFolder();
	cpSync(folder, copy, { recursive: true });
	pair = [folder, copy];
});
afterAll(() => {
	for (const folder of folders) rmSync(folder, { recursive: true });
});

/** An answer without what no two logs have in common: ids of envelopes, times, and hashes. */
const plain = (text: string): string =>
	text
		.replace(/"(H4sI[^"]+)"/g, (_, packed: string) =>
			gunzipSync(Buffer.from(packed, 'base64')).toString()
		)
		.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
		.replace(/"(id|hash|head|previous)":\s*"[^"]*"/g, '"$1":""')
		.replace(/[0-9a-f]{64}/g, 'HASH');

const isNews = (said: string): boolean => /^event: (happened|version)/.test(said);

/** The same match once: what everybody else is told at each moment of it, and what the hidden seat held. */
class Run {
	readonly #house: Application;
	readonly told: string[] = [];
	readonly held: string[] = [];
	/** Cards that the hidden seat laid face down. */
	readonly laid: string[] = [];
	readonly #streams: { readonly who: string; readonly heard: ReturnType<typeof hear> }[] = [];
	#ids = 0;

	constructor(house: Application) {
		this.#house = house;
	}

	#id(): string {
		return `the-same-id-${++this.#ids}`;
	}

	#sessionOf(seat: string): string | undefined {
		const sits = place.actors.find(({ seats }) => seats.includes(seat));
		return (sits ?? place.actors[0])?.session;
	}

	async hand(seat: string): Promise<OwnView> {
		const answer = await ask(`/api/logs/${log}/hands/${seat}`, { session: this.#sessionOf(seat) });
		const view = (await answer.json()) as OwnView;
		if (seat === HIDDEN) this.held.push(JSON.stringify(view));
		return view;
	}

	async table(): Promise<Table> {
		const found = await this.#house.keeping('rivals-dealt').logs.read(log);
		return found?.state.table ?? expect.fail('no table lies there');
	}

	async does(seat: string, command: TableCommand): Promise<void> {
		const answer = await give(log, this.#sessionOf(seat), at(command), { id: this.#id() });
		expect(answer.status, await answer.clone().text()).toBe(200);
	}

	/** Everybody but who sits at the hidden seat listens from here on. */
	async listen(): Promise<void> {
		for (const { who, session, seats } of place.actors) {
			if (seats.includes(HIDDEN)) continue;
			const stream = await ask(`/api/logs/${log}/live?events`, { session });
			if (stream.status === 200) this.#streams.push({ who, heard: hear(stream) });
		}
	}

	/** What their streams said, once nothing more comes. */
	async leave(): Promise<void> {
		const version = (await this.#house.keeping('rivals-dealt').logs.read(log))?.version ?? 0;
		const last = `event: version\ndata: ${version}`;
		for (const { who, heard } of this.#streams) {
			await expect.poll(() => heard.said().filter(isNews).at(-1), { timeout: 5_000 }).toBe(last);
			for (const said of heard.said().filter(isNews)) this.told.push(`${who} hears ${plain(said)}`);
			await heard.leave();
		}
	}

	/** Everybody but who sits at the hidden seat looks at everything, and tries what is not theirs. */
	async lookAround(): Promise<void> {
		const seat = HIDDEN;
		const { question } = await this.table();
		const tries: readonly TableCommand[] = [
			{ type: 'Recruit', seat, card: 'brujah-a' },
			{ type: 'PlayCard', seat, card: 'neutral-pull-the-rug', vampire: 's1v1' },
			{ type: 'Attack', seat, attacker: 's1v1', target: 's2v1', attack: 'physical', card: 'x' },
			{ type: 'AnswerQuestion', question: question?.id ?? 0, seat, choice: ['x'] },
			{ type: 'AnswerScheme', seat, side: 'yes', exert: [], hold: 1 },
			{ type: 'ResolveConspiracy', seat, slot: 1 },
			{ type: 'FlipAgenda', seat }
		];
		for (const { who, session, seats, id } of place.actors) {
			if (seats.includes(HIDDEN)) continue;
			for (const where of LOOKED_AT) {
				const answer = await ask(`/api/logs/${log}/${where}`, { session });
				this.told.push(`${who} ${where} ${answer.status} ${plain(await answer.text())}`);
			}
			for (const command of tries) {
				const answer = await give(log, session, at(command), { id: this.#id() });
				expect(answer.status).toBeGreaterThanOrEqual(400);
				this.told.push(`${who} ${command.type} ${answer.status} ${plain(await answer.text())}`);
			}
			const access = await logAccess(this.#house.database.read, id, log, null);
			if (!access) continue;
			const locals = { user: { id, name: who, guest: false }, denied: null, access };
			const page: unknown = await load({ locals } as never);
			this.told.push(`${who} page ${plain(JSON.stringify(page))}`);
		}
	}

	/** A turn of whoever has it: the hidden seat lays a Conspiracy face down, others draw. */
	async turn(): Promise<string> {
		const { turn } = await this.table();
		const seat = turn?.seat ?? '';
		const own = await this.hand(seat);
		const { setting } = await this.table();
		const conspiracy = own.hand.find(
			(card) => setting?.cards.find(({ id }) => id === card)?.kind === 'conspiracy'
		);
		if (seat === HIDDEN && conspiracy !== undefined) {
			this.laid.push(conspiracy);
			await this.does(seat, { type: 'PlayCard', seat, card: conspiracy, vampire: 's1v1' });
			await this.lookAround();
		} else await this.does(seat, { type: 'DrawCard', seat, from: 'library' });
		await this.does(seat, { type: 'EndActions', seat });
		for (let asked = 0; asked < 20; asked++) {
			const table = await this.table();
			if (!table.question) break;
			const waits = waitedFor(table) ?? '';
			// What is asked of the hidden seat here depends on nothing that it holds.
			const [answer] = legalCommands({ table, seat: waits, own: await this.hand(waits) });
			if (!answer) break;
			await this.does(waits, answer);
		}
		return seat;
	}
}

/** The hidden seat holds other cards from here on, with another Conspiracy in hand, and will draw others. */
const dealOtherwise = ({ database, vault }: Application, table: Table, isOther: boolean) =>
	database.write(async (tx) => {
		const known = await openSealed(tx, vault, log);
		const sealed = known?.sealed as unknown as SealedTable;
		const kindOf = (id: string): string =>
			table.setting?.cards.find((card) => card.id === id)?.kind ?? '';
		const otherwise = (secret: SeatSecret): SeatSecret => {
			const backs = secret.hand.filter((card) => kindOf(card) === 'vampire');
			const held = secret.hand.length - backs.length;
			const all = [...secret.hand.filter((card) => kindOf(card) !== 'vampire'), ...secret.library];
			// The deck has one kind of Conspiracy: in the other match it is one of a neighbour's.
			const own = all.find((card) => kindOf(card) === 'conspiracy') ?? expect.fail('it has one');
			const first = isOther ? ANOTHER : own;
			const others = all.toSpliced(all.indexOf(own), 1);
			const rest = shuffled(
				seededChance(isOther ? 5 : 6),
				others.filter((card) => kindOf(card) !== 'conspiracy')
			);
			// No further one is drawn: each seat lays one.
			const last = others.filter((card) => kindOf(card) === 'conspiracy');
			const hand = [first, ...rest.slice(0, held - 1), ...backs];
			return { ...secret, hand, library: [...rest.slice(held - 1), ...last] };
		};
		const secrets = Object.entries(sealed.seats[HIDDEN] ?? {}).map(([changes, secret]) => [
			changes,
			otherwise(secret)
		]);
		const seats = { ...sealed.seats, [HIDDEN]: Object.fromEntries(secrets) };
		// Events come last: what they ask would be answered out of a hand.
		const isEvent = (card: string): boolean => kindOf(card) === 'event';
		const city = Object.fromEntries(
			Object.entries(sealed.city).map(([changes, order]) => [
				changes,
				[...order.filter((card) => !isEvent(card)), ...order.filter(isEvent)]
			])
		);
		await keepSealed(tx, vault, log, { sealed: { ...sealed, seats, city } as unknown as Json });
	});

async function playedIn(folder: string, isOther: boolean): Promise<Run> {
	const house = await open(folder);
	const run = new Run(house);
	await dealOtherwise(house, await run.table(), isOther);
	await run.listen();
	await run.lookAround();
	for (let turns = 0; turns < 3; turns++) await run.turn();
	await run.hand(HIDDEN);
	await run.lookAround();
	await run.leave();
	await house.close();
	return run;
}

it('two matches that differ only in what one seat holds, draws and lays answer everybody else alike', async () => {
	const [folder, copy] = pair;
	const one = await playedIn(folder, false);
	const other = await playedIn(copy, true);
	expect(one.told.length).toBeGreaterThan(120);
	expect(one.told.filter((told) => told.includes(' hears event: happened')).length).toBeGreaterThan(
		12
	);
	expect(other.told).toHaveLength(one.told.length);
	expect(other.told.filter((told, nth) => told !== one.told[nth])).toEqual([]);
	expect(one.laid).toHaveLength(1);
	expect(other.laid).not.toEqual(one.laid);
	for (const [nth, view] of one.held.entries()) expect(other.held[nth]).not.toBe(view);
}, 300_000);
