import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Wish } from '../../../../src/lib/games/heritage/chronicle-deck/wishes.ts';
import { DEFAULT_RULESET } from '../../../../src/lib/games/heritage/ruleset.ts';
import { startApplication, type Application } from '../../../../src/lib/server/application.ts';
import { turn } from '../../../../src/lib/server/games/heritage/turning.ts';
import { users } from '../../../../src/lib/server/db/schema/accounts.ts';
import { groups, members } from '../../../../src/lib/server/db/schema/groups.ts';
import { logAccess } from '../../../../src/lib/server/tables/access.ts';
import type { Command } from '../../../../src/lib/games/heritage/commands.ts';
import { load as loadAftermath } from '../../../../src/routes/chronicles/[chronicle]/chapters/[chapter]/aftermath/+page.server.ts';
import { load as loadLedger } from '../../../../src/routes/chronicles/[chronicle]/ledger/+page.server.ts';
import { CLEAR, prologue, recorded, start } from '../../../unit/heritage/table.ts';
import { newCommandId } from '../../logs/house.ts';

const PEOPLE = [
	{ id: 'the-claimant', role: 'player', seat: 's1' },
	{ id: 'the-reader', role: 'player', seat: 's2' },
	{ id: 'the-keeper', role: 'keeper', seat: 's3' }
] as const;
const KEEPER = { id: 'the-keeper', name: 'the-keeper' };

let folder: string;
let application: Application;
let chronicle: string;
beforeEach(async () => {
	folder = mkdtempSync(join(tmpdir(), 'elysium-'));
	application = await startApplication({ databaseUrl: `file:${join(folder, 'elysium.db')}` });
	await application.database.write(async (tx) => {
		await tx.insert(groups).values({ id: 'group-one', name: 'One', createdAt: 0 });
		for (const { id, role } of PEOPLE) {
			await tx.insert(users).values({ id, name: id, createdAt: 0 });
			await tx.insert(members).values({ groupId: 'group-one', userId: id, role, joinedAt: 0 });
		}
	});
});
afterEach(async () => {
	await application.close();
	rmSync(folder, { recursive: true });
});

async function act(body: Command): Promise<void> {
	const command = { id: newCommandId(), seen: 0, body };
	const said = await application.chronicles.act({ chronicle, actor: KEEPER, seat: null, command });
	if (said.kind !== 'accepted') throw new Error(said.sentence);
}
async function wish(wanted: Wish): Promise<void> {
	const access = { role: 'keeper', seats: [] } as const;
	const commandId = newCommandId();
	const said = await turn(application, {
		chronicle,
		access,
		actor: KEEPER,
		commandId,
		wish: wanted
	});
	if (said.kind !== 'accepted') throw new Error(said.sentence);
}
const missionsOf = async () =>
	(await application.chronicles.read(chronicle))?.state.deck.chapters[1]?.missions ?? [];

/** A mission that s1 claimed, and the words of its back once it was read aloud. */
async function readAloud(reading: 'without-reward' | 'full-information') {
	const founded = await application.chronicles.found({
		groupId: 'group-one',
		seats: PEOPLE.map(({ id, seat }) => ({ seatId: seat, name: id, userId: id })),
		actor: KEEPER,
		command: {
			id: newCommandId(),
			body: { ...start(3), ruleset: { ...DEFAULT_RULESET, missionReading: reading } } as Command
		}
	});
	if (founded.kind !== 'founded') throw new Error(founded.sentence);
	({ chronicle } = founded);
	for (const { seat } of PEOPLE) await act(prologue(seat));
	await wish({ type: 'ChooseDeck', deck: 'open' });
	await wish({ type: 'OpenChapter', chapter: 1, early: false });
	const missions = (await missionsOf()).map(({ id, name }, index) => ({
		id,
		name,
		claimant: index === 0 ? 's1' : null
	}));
	const mission = missions[0]?.id ?? '';
	await act(recorded(1, { ...CLEAR, missions }));
	await wish({ type: 'ReadMission', chapter: 1, mission });
	const read = (await application.chronicles.read(chronicle))?.state.deck.chapters[1]?.read[
		mission
	];
	if (!read) throw new Error('it was not read');
	return { mission, words: [read.question, ...read.choices.map(({ text }) => text)] };
}

/** Which of these words are sent to somebody who opens the mission's part of the aftermath, and the ledger. */
async function shown(id: string, mission: string, words: readonly string[]) {
	const access = await logAccess(application.database.read, id, chronicle, 'heritage');
	const locals = { user: { id, name: id, guest: false }, denied: null, access };
	const params = { chronicle, chapter: '1' };
	const pageOf = async (load: (event: never) => unknown, search: string) => {
		const url = new URL(`http://localhost/x?${search}`);
		const said = JSON.stringify(await load({ locals, params, url } as never));
		return words.filter((text) => said.includes(JSON.stringify(text).slice(1, -1)));
	};
	return {
		aftermath: await pageOf(loadAftermath, `at=mission:${mission}`),
		ledger: await pageOf(loadLedger, '')
	};
}

it('who claimed a mission has no word of its back on any page, until it is decided', async () => {
	const { mission, words } = await readAloud('without-reward');
	expect(await shown('the-claimant', mission, words)).toEqual({ aftermath: [], ledger: [] });
	expect(await shown('the-reader', mission, words)).toEqual({ aftermath: words, ledger: [] });
	await wish({ type: 'DecideMission', chapter: 1, mission, decided: 'first' });
	const [question = '', first = ''] = words;
	const { ledger } = await shown('the-claimant', mission, [question, first]);
	expect(ledger).toEqual([question, first]);
});

it('nor once the group went over to its own box', async () => {
	const { mission, words } = await readAloud('without-reward');
	await wish({ type: 'ChooseDeck', deck: 'box' });
	expect(await shown('the-claimant', mission, words)).toEqual({ aftermath: [], ledger: [] });
	expect((await shown('the-reader', mission, words)).aftermath).toEqual(words);
});

it('with full information everybody reads it', async () => {
	const { mission, words } = await readAloud('full-information');
	const { aftermath, ledger } = await shown('the-claimant', mission, words);
	expect(aftermath).toEqual(words);
	expect(ledger).toEqual(words.slice(0, 1));
});
