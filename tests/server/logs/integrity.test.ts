import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startApplication, type Application } from '../../../src/lib/server/application.ts';
import { pageFault } from '../../../src/lib/server/logs/integrity.ts';
import { judge } from '../../../src/lib/server/http/gate.ts';
import { load } from '../../../src/routes/heritage/chronicles/[chronicle]/+layout.server.ts';
import { load as loadDraw } from '../../../src/routes/heritage/draws/[draw]/+page.server.ts';
import { load as loadGame } from '../../../src/routes/heritage/games/[game]/+page.server.ts';
import { about, putData } from '../../support/left-by-0-1-0.ts';
import { emptyFolder, flipIn, forgetEmptyFolders, inDatabase } from '../backup/support/kit.ts';

/* A log whose chain is broken is only read from then on, and says so; others go on. */

const { keeper, chronicles, game } = about;

let folder: string;
let application: Application | undefined;
beforeEach(() => {
	folder = emptyFolder();
	putData(folder);
});
afterEach(async () => {
	await application?.close();
	application = undefined;
	forgetEmptyFolders();
});

const database = () => path.join(folder, 'elysium.db');

/** One bit of an event is another. */
const damage = (column: string, log: string, sequence: number) =>
	inDatabase(database(), (client) =>
		flipIn(client, 'events', column, `WHERE chronicle_id = '${log}' AND seq = ${String(sequence)}`)
	);

async function opened(): Promise<Application> {
	application = await startApplication({ databaseUrl: `file:${database()}` });
	return application;
}

let sent = 0;
async function note({ keeping }: Application, chronicle: string) {
	const body = { type: 'WriteNote' as const, chapter: null, text: 'Still here.' };
	const command = { id: `a-note-${String(++sent)}`, seen: 0, body };
	return keeping('heritage').logs.act({
		chronicle,
		actor: { id: keeper.id, name: keeper.name },
		seat: null,
		command
	});
}

/** What every page of a chronicle is given. */
async function pageOf({ database: { read } }: Application, chronicle: string) {
	const user = { id: keeper.id, name: keeper.name, guest: false };
	const verdict = await judge(read, {
		routeId: '/heritage/chronicles/[chronicle]',
		params: { chronicle },
		method: 'GET',
		search: new URLSearchParams(),
		person: user
	});
	if (verdict.kind !== 'open') throw new Error('the keeper may not look');
	return load({ locals: { user, denied: null, access: verdict.access } } as never);
}

describe('a house that is whole', () => {
	it('is found to be, and everything goes on', async () => {
		const house = await opened();
		await house.integrity.check();
		for (const log of [...Object.values(chronicles), game.id, ...about.draws])
			expect(house.integrity.brokenAt(log)).toBeNull();
		expect(await note(house, chronicles.story)).toMatchObject({ kind: 'accepted' });
		expect(await pageOf(house, chronicles.story)).toMatchObject({ brokenAt: null });
	});
});

describe('a chronicle whose chain is broken', () => {
	it.each([
		['an event was changed', 'actor'],
		['an event is not what follows', 'previous']
	])('%s: nothing more is written, and its pages say where', async (_, column) => {
		await damage(column, chronicles.story, 7);
		const house = await opened();
		expect(house.integrity.brokenAt(chronicles.story)).toBeNull();
		await house.integrity.check();
		expect(house.integrity.brokenAt(chronicles.story)).toBe(7);
		const before = (await house.keeping('heritage').logs.read(chronicles.story))?.version;
		expect(await note(house, chronicles.story)).toMatchObject({
			kind: 'refused',
			reason: 'chain-broken',
			sentence: expect.stringMatching(/^The saved data is damaged\./) as string
		});
		expect((await house.keeping('heritage').logs.read(chronicles.story))?.version).toBe(before);
		expect(await pageOf(house, chronicles.story)).toMatchObject({ brokenAt: 7 });
		expect(await note(house, chronicles.aftermath)).toMatchObject({ kind: 'accepted' });
	});

	it('so is a game outside a chronicle, and a draw: their pages say where, and they take nothing more', async () => {
		const [draw = ''] = about.draws;
		await damage('actor', game.id, 2);
		await damage('actor', draw, 1);
		const house = await opened();
		await house.integrity.check();
		const user = { id: keeper.id, name: keeper.name, guest: false };
		const page = async (kind: 'game' | 'draw', id: string) => {
			const verdict = await judge(house.database.read, {
				routeId: kind === 'game' ? '/heritage/games/[game]' : '/heritage/draws/[draw]',
				params: { [kind]: id },
				method: 'GET',
				search: new URLSearchParams(),
				person: user
			});
			if (verdict.kind !== 'open') throw new Error('the keeper may not look');
			const event = { locals: { user, denied: null, access: verdict.access } } as never;
			return kind === 'game' ? loadGame(event) : loadDraw(event);
		};
		expect(await page('game', game.id)).toMatchObject({ brokenAt: 2 });
		expect(await page('draw', draw)).toMatchObject({ brokenAt: 1 });
		const sent = { actor: keeper, seat: null };
		const body = { type: 'CorrectTable', change: {}, reason: 'x' } as never;
		const command = { id: 'a-command', seen: 0, body };
		const refused = { kind: 'refused', reason: 'chain-broken' };
		expect(
			await house.keeping('heritage-alone').logs.act({ ...sent, chronicle: game.id, command })
		).toMatchObject(refused);
		expect(
			await house.keeping('heritage-draw').logs.act({ ...sent, chronicle: draw, command })
		).toMatchObject(refused);
	});

	it('answers what was written before as it did', async () => {
		const house = await opened();
		const body = { type: 'WriteNote' as const, chapter: null, text: 'Once.' };
		const act = () =>
			house.keeping('heritage').logs.act({
				chronicle: chronicles.story,
				actor: { id: keeper.id, name: keeper.name },
				seat: null,
				command: { id: 'sent-twice', seen: 0, body }
			});
		const first = await act();
		await damage('event', chronicles.story, 7);
		await house.integrity.check();
		expect(await act()).toEqual(first);
	});

	it('is found where an event cannot even be read', async () => {
		await damage('event', chronicles.aftermath, 5);
		await inDatabase(database(), (client) =>
			client.execute(`UPDATE events SET event = '{' WHERE chronicle_id = '${game.id}' AND seq = 3`)
		);
		const house = await opened();
		await house.integrity.check();
		expect(house.integrity.brokenAt(game.id)).toBe(3);
		expect(house.integrity.brokenAt(chronicles.aftermath)).toBe(5);
	});

	it('is found though its end is missing', async () => {
		await inDatabase(database(), (client) =>
			client.execute(
				`DELETE FROM events WHERE chronicle_id = '${game.id}' AND seq = ${game.version}`
			)
		);
		const house = await opened();
		await house.integrity.check();
		expect(house.integrity.brokenAt(game.id)).toBe(game.version);
		expect(await house.keeping('heritage-alone').logs.prove(game.id)).toMatchObject({
			brokenAt: game.version
		});
	});
});

it('the pages of a file are checked too', async () => {
	expect(await pageFault(database())).toBeNull();
	const content = readFileSync(database());
	// Some pages in the middle, each from its beginning.
	for (let page = 40; page < 60; page++) content.fill(0xff, page * 4096, page * 4096 + 64);
	writeFileSync(database(), content);
	expect(await pageFault(database()).catch(({ code }: { code: string }) => code)).not.toBeNull();
});
