import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seededChance, shuffled } from '../../../../src/lib/games/core/chance.ts';
import type { Json } from '../../../../src/lib/games/core/json.ts';
import type { Command } from '../../../../src/lib/games/vendetta/commands.ts';
import type { OwnView } from '../../../../src/lib/games/vendetta/table/own-view.ts';
import type { SealedTable } from '../../../../src/lib/games/vendetta/table/dealing.ts';
import { eveningIn } from '../../../../src/lib/games/vendetta/fair/reading.ts';
import type { Change } from '../../../../src/lib/games/vendetta/table/changes.ts';
import type { Table } from '../../../../src/lib/games/vendetta/table/table.ts';
import type { TableCommand } from '../../../../src/lib/games/vendetta/table/commands.ts';
import { startApplication, type Application } from '../../../../src/lib/server/application.ts';
import { keepSealed, openSealed } from '../../../../src/lib/server/logs/dealing.ts';
import { logAccess } from '../../../../src/lib/server/tables/access.ts';
import { load } from '../../../../src/routes/vendetta/evenings/[evening]/+page.server.ts';
import { ask, give, hear } from '../../../support/endpoints.ts';
import type { Place } from '../../../support/game-cast.ts';
import { newPlace } from '../../rights/support/people.ts';
import { beginEvening } from './cast.ts';

/*
 * One evening, and a copy of it in which one seat holds other cards and chooses otherwise: whoever does not sit there cannot tell
 * them apart. Ids are the same in both; times, and the hashes that cover them, are left out.
 */

const HIDDEN = 's1';
/** Nobody can guess it, so a seal over it tells nothing. */
const NONCE = 'c'.repeat(64);
/** What the hidden seat might hold. */
const CARD = 'brujah-hunt';
/** By hand, with the first card that lies there, which is the hidden seat's. */
const HANDLED: readonly Change[] = [
	{ change: 'turn-up', slot: 1 },
	{ change: 'home', slot: 1 },
	{ change: 'move', slot: 1, at: '2', position: HIDDEN },
	{ change: 'withdraw', seat: HIDDEN }
];
const tells = (change: Change): TableCommand => ({
	type: 'TellChanges',
	by: null,
	card: null,
	changes: [change]
});

const LOOKED_AT = ['events?after=0', 'steps', 'hands/s1', 'hands/s2', 'hands/s3', 'export'];

const folders: string[] = [];
const newFolder = (): string => {
	const folder = mkdtempSync(join(tmpdir(), 'elysium-told-apart-'));
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
	log = await beginEvening(house, place);
	await house.close();
	const copy = newFolder();
	cpSync(folder, copy, { recursive: true });
	pair = [folder, copy];
});
afterAll(() => {
	for (const folder of folders) rmSync(folder, { recursive: true });
});

const at = (command: TableCommand): Command => ({ type: 'ActAtTable', command });

/** An answer without what no two logs have in common: ids of envelopes, times, and hashes, seals among them. */
const plain = (text: string): string =>
	text
		.replace(/"(H4sI[^"]+)"/g, (_, packed: string) =>
			gunzipSync(Buffer.from(packed, 'base64')).toString()
		)
		.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
		.replace(/"(id|hash|head|previous)":\s*"[^"]*"/g, '"$1":""')
		// What opens a seal is none: that stays, and would be found.
		.replace(/[0-9a-f]{64}/g, (hash) => (hash === NONCE ? NONCE : 'HASH'));

const isNews = (said: string): boolean => /^event: (happened|version)/.test(said);

/** The same evening once: what everybody else is told at each moment of it, and which cards the hidden seat held. */
class Run {
	readonly #house: Application;
	readonly told: string[] = [];
	readonly held: string[] = [];
	/** The file of the evening, as its keeper saves it in the end. */
	file = '';
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
		const found = await this.#house.keeping('vendetta').logs.read(log);
		return found?.state.evening.table ?? expect.fail('no table lies there');
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

	/** What their streams said, once nothing more comes. Who comes and goes follows a clock of its own. */
	async leave(): Promise<void> {
		const version = (await this.#house.keeping('vendetta').logs.read(log))?.version ?? 0;
		const last = `event: version\ndata: ${version}`;
		for (const { who, heard } of this.#streams) {
			await expect.poll(() => heard.said().filter(isNews).at(-1), { timeout: 5_000 }).toBe(last);
			for (const said of heard.said().filter(isNews)) this.told.push(`${who} hears ${plain(said)}`);
			await heard.leave();
		}
	}

	async save(): Promise<void> {
		const keeper = place.actors.find(({ role }) => role === 'keeper');
		this.file = await (await ask(`/api/logs/${log}/export`, { session: keeper?.session })).text();
	}

	/** Everybody but who sits at the hidden seat looks at everything, and tries what is not theirs. */
	async lookAround(): Promise<void> {
		const { question, deployed } = await this.table();
		const sayings: readonly TableCommand[] = [
			{ type: 'AnswerQuestion', question: question?.id ?? 0, seat: null, choice: ['stay'] },
			{ type: 'TellTokens', location: '1', tokens: { s1: 'stay', s2: 'stay' } },
			{ type: 'TellTokens', location: 'haven', tokens: { s1: 'stay' } },
			...HANDLED.map((change) => tells(change)),
			{
				type: 'CorrectTable',
				corrections: [{ set: 'card', card: CARD, from: 'hand', to: 'deck' }]
			}
		];
		// Nothing lies there to be turned up before.
		const byHand = deployed.length > 0 ? sayings : [];
		for (const { who, session, seats, id } of place.actors) {
			if (seats.includes(HIDDEN)) continue;
			for (const where of LOOKED_AT) {
				const answer = await ask(`/api/logs/${log}/${where}`, { session });
				this.told.push(`${who} ${where} ${answer.status} ${plain(await answer.text())}`);
			}
			const tries: readonly TableCommand[] = [
				{ type: 'KeepCards', seat: HIDDEN, cards: ['brujah-a', 'brujah-b'] },
				{ type: 'TakeBackChoice', seat: HIDDEN },
				{ type: 'PlayCard', seat: HIDDEN, card: 'brujah-a', at: '1', face: 'up' },
				{ type: 'AnswerQuestion', question: 0, seat: HIDDEN, choice: ['stay'] },
				...byHand,
				{
					type: 'DescribeCards',
					cards: { clanCards: [], allies: [], relics: [], locationCards: [] }
				}
			];
			// The keeper may, and everybody would see it.
			const box: readonly TableCommand[] =
				who === 'keeper' ? [] : [{ type: 'ChangeDealer', dealer: 'box' }];
			for (const command of [...tries, ...box]) {
				const answer = await give(log, session, at(command), { id: this.#id() });
				this.told.push(`${who} ${command.type} ${answer.status} ${plain(await answer.text())}`);
			}
			const access = await logAccess(this.#house.database.read, id, log, null);
			if (!access) continue;
			const locals = { user: { id, name: who, guest: false }, denied: null, access };
			const page: unknown = await load({ locals } as never);
			this.told.push(`${who} page ${plain(JSON.stringify(page))}`);
		}
	}
}

/** The hidden seat holds other cards from here on. */
const dealOtherwise = ({ database, vault }: Application) =>
	database.write(async (tx) => {
		const known = await openSealed(tx, vault, log);
		const sealed = known?.sealed as unknown as SealedTable;
		const secrets = Object.entries(sealed.seats[HIDDEN] ?? {}).map(([changes, secret]) => [
			changes,
			{ ...secret, deck: shuffled(seededChance(5), secret.deck) }
		]);
		const seats = { ...sealed.seats, [HIDDEN]: Object.fromEntries(secrets) };
		await keepSealed(tx, vault, log, { sealed: { ...sealed, seats } as unknown as Json });
	});

async function playedIn(folder: string, isOther: boolean): Promise<Run> {
	const house = await open(folder);
	if (isOther) await dealOtherwise(house);
	const run = new Run(house);
	await run.listen();
	await run.lookAround();
	const keep = async (seat: string, from: number) => {
		const { offered } = await run.hand(seat);
		await run.does(seat, { type: 'KeepCards', seat, cards: offered.slice(from, from + 2) });
	};
	await keep(HIDDEN, isOther ? 1 : 0);
	await run.lookAround();
	await keep('s2', 0);
	await keep('s3', 0);
	// Another card in each, face down.
	const [card = ''] = (await run.hand(HIDDEN)).hand.slice(-1);
	const down = { at: '1', face: 'down', blood: 1, flip: 0 } as const;
	await run.does(HIDDEN, { type: 'PlayCard', seat: HIDDEN, card, ...down });
	await run.lookAround();
	await run.does(HIDDEN, { type: 'EndTurn', seat: HIDDEN });
	await run.does('s2', {
		type: 'PlayCard',
		seat: 's2',
		card: (await run.hand('s2')).hand[0] ?? '',
		...down
	});
	for (let turns = 0; turns < 60; turns++) {
		const { turn } = await run.table();
		if (!turn) break;
		const { seat, played } = turn;
		const [next] = (await run.hand(seat)).hand;
		if (played || next === undefined) await run.does(seat, { type: 'EndTurn', seat });
		else await run.does(seat, { type: 'PlayCard', seat, card: next, ...down, blood: 0 });
	}
	const { question, together } = await run.table();
	expect([question?.prompt, together?.seats]).toEqual(['token', ['s1', 's2', 's3']]);
	await run.lookAround();
	const token = isOther ? 'withdraw' : 'stay';
	await run.does(HIDDEN, { type: 'ChooseToken', seat: HIDDEN, location: '1', token, nonce: NONCE });
	await run.lookAround();
	expect((await run.table()).together?.chosen).toEqual([HIDDEN]);
	await run.hand(HIDDEN);
	await run.leave();
	// What they hold and chose is told once all are in, and not before.
	for (const seat of ['s2', 's3'])
		await run.does(seat, { type: 'ChooseToken', seat, location: '1', token: 'stay', nonce: NONCE });
	await run.save();
	expect((await run.table()).together?.chosen ?? []).toEqual([]);
	await house.close();
	return run;
}

it('two evenings that differ only in what one seat holds and chooses answer everybody else alike', async () => {
	const [folder, copy] = pair;
	const one = await playedIn(folder, false);
	const other = await playedIn(copy, true);
	expect(one.told.length).toBeGreaterThan(250);
	expect(one.told.filter((told) => told.includes(' hears event: happened')).length).toBeGreaterThan(
		40
	);
	expect(one.told.filter((told) => told.includes(NONCE))).toEqual([]);
	expect(other.told).toHaveLength(one.told.length);
	expect(other.told.filter((told, nth) => told !== one.told[nth])).toEqual([]);
	for (const [nth, view] of one.held.entries()) expect(other.held[nth]).not.toBe(view);
	// The tokens that opened in the end are those that were sealed, as the saved file proves to anybody.
	for (const { file } of [one, other]) {
		const { evening, faults } = eveningIn(file);
		expect(faults).toEqual([]);
		expect(evening?.choices.map(({ seat, stands }) => [seat, stands])).toEqual(
			['s1', 's2', 's3'].map((seat) => [seat, 'held'])
		);
	}
}, 120_000);
