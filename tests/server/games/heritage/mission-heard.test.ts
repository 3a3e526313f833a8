import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Wish } from '../../../../src/lib/games/heritage/chronicle-deck/wishes.ts';
import { DEFAULT_RULESET } from '../../../../src/lib/games/heritage/ruleset.ts';
import { turn } from '../../../../src/lib/server/games/heritage/turning.ts';
import { logAccess } from '../../../../src/lib/server/tables/access.ts';
import type { Command } from '../../../../src/lib/games/heritage/commands.ts';
import { load as loadAftermath } from '../../../../src/routes/heritage/chronicles/[chronicle]/chapters/[chapter]/aftermath/+page.server.ts';
import { load as loadLedger } from '../../../../src/routes/heritage/chronicles/[chronicle]/ledger/+page.server.ts';
import { openGroup, type Group } from '../../../support/group.ts';
import { CLEAR, prologue, recorded, start } from '../../../unit/heritage/table.ts';
import { newCommandId } from '../../logs/house.ts';

const PEOPLE = [
	{ id: 'the-claimant', role: 'player', seat: 's1' },
	{ id: 'the-reader', role: 'player', seat: 's2' },
	{ id: 'the-keeper', role: 'keeper', seat: 's3' }
] as const;
const KEEPER = { id: 'the-keeper', name: 'the-keeper' };

let group: Group;
let chronicle: string;
beforeEach(async () => {
	group = await openGroup(PEOPLE);
});
afterEach(() => group.close());

const act = (body: Command) => group.act(chronicle, body);
async function wish(wanted: Wish): Promise<void> {
	const access = { role: 'keeper', seats: [] } as const;
	const commandId = newCommandId();
	const said = await turn(group.application, {
		chronicle,
		access,
		actor: KEEPER,
		commandId,
		wish: wanted
	});
	if (said.kind !== 'accepted') throw new Error(said.sentence);
}
const missionsOf = async () =>
	(await group.application.keeping('heritage').logs.read(chronicle))?.state.deck.chapters[1]
		?.missions ?? [];

/** A mission that s1 claimed, and the words of its back once it was read aloud. */
async function readAloud(reading: 'without-reward' | 'full-information') {
	chronicle = await group.found(
		PEOPLE.map(({ seat }) => seat),
		{ ...start(3), ruleset: { ...DEFAULT_RULESET, missionReading: reading } } as Command
	);
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
	const read = (await group.application.keeping('heritage').logs.read(chronicle))?.state.deck
		.chapters[1]?.read[mission];
	if (!read) throw new Error('it was not read');
	return { mission, words: [read.question, ...read.choices.map(({ text }) => text)] };
}

/** Which of these words are sent to somebody who opens the mission's part of the aftermath, and the ledger. */
async function shown(id: string, mission: string, words: readonly string[]) {
	const access = await logAccess(group.application.database.read, id, chronicle, 'heritage');
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
