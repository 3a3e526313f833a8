import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
	NOTHING_TOLD,
	toldClanCard,
	type ToldCards
} from '../../../../src/lib/games/vendetta/box/box-set.ts';
import type { Described } from '../../../../src/lib/games/vendetta/table/commands.ts';
import type { ClanCard } from '../../../../src/lib/games/vendetta/cards.ts';
import { openSet } from '../../../../src/lib/games/vendetta/open/open-set.ts';
import type { Depth } from '../../../../src/lib/games/vendetta/vocabulary.ts';
import { clanCardOf, isByHand } from '../../../../src/lib/games/vendetta/table/where.ts';
import { newId } from '../../../../src/lib/server/accounts/tokens.ts';
import { startApplication, type Application } from '../../../../src/lib/server/application.ts';
import {
	boxOf,
	keepBox,
	typeInGroup
} from '../../../../src/lib/server/games/vendetta/group-box.ts';
import { layTable } from '../../../../src/lib/server/games/vendetta/laying-table.ts';
import { give } from '../../../support/endpoints.ts';
import { keeperOf, seated, type Place } from '../../../support/game-cast.ts';
import { begin, seatIds } from '../../../unit/vendetta/evening.ts';
import { newPlace } from '../../rights/support/people.ts';

/* What a group knows of the cards in its own box, on all phones of its members. */

let folder: string;
let house: Application;
let place: Place;
beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), 'elysium-group-box-'));
	const databaseUrl = `file:${join(folder, 'elysium.db')}`;
	house = await startApplication({ databaseUrl, rateLimitFactor: 1_000_000 });
	place = await newPlace(house);
});
beforeEach(() => keepBox(house.database, place.group, NOTHING_TOLD));
afterAll(async () => {
	await house.close();
	rmSync(folder, { recursive: true });
});

const box = () => boxOf(house.database.read, place.group);
const only = (...clanCards: ClanCard[]): Described => ({
	clanCards,
	allies: [],
	relics: [],
	locationCards: []
});
/** A card of our own that acts, as a group types one of its box. */
const typed = openSet.clanCards.find(
	({ clan, kind, starting }) => clan === 'brujah' && kind === 'conflict' && !starting
) as ClanCard;

/** An evening with the box. */
async function withBox(depth: Depth): Promise<string> {
	const actor = keeperOf(place);
	const founded = await house.keeping('vendetta').logs.found({
		groupId: place.group,
		actor,
		seats: seated(place, seatIds(3)),
		command: { id: newId(), body: begin(3, { clans: {} }) }
	});
	if (founded.kind !== 'founded') throw new Error('the evening was refused');
	const { chronicle: evening } = founded;
	const wish = { dealer: 'box', depth, shown: {} } as const;
	await layTable(house, { group: place.group, evening, actor, commandId: newId(), wish });
	return evening;
}

async function tableOf(log: string) {
	const table = (await house.keeping('vendetta').logs.read(log))?.state.evening.table;
	if (!table) throw new Error('no table lies there');
	return table;
}

/** What came of cards that somebody describes at a table. */
async function describes(log: string, who: string, cards: Described, depth?: Depth) {
	const session = place.actors.find((person) => person.who === who)?.session;
	const command = { type: 'DescribeCards', cards, ...(depth && { depth }) } as const;
	return (await give(log, session, { type: 'ActAtTable', command }, { id: newId() })).status;
}

it('a typed card lies in each table that is set up from then on, and does what it says as a whole twin', async () => {
	await typeInGroup(house.database, place.group, only(typed) as ToldCards);
	const twin = await tableOf(await withBox('twin'));
	expect(twin.setting?.depth).toBe('twin');
	expect(clanCardOf(twin, typed.id)).toEqual(typed);
	const conducted = await tableOf(await withBox('conductor'));
	expect(conducted.setting?.depth).toBe('conductor');
	expect(isByHand(conducted, typed.id)).toBe(true);
	expect(isByHand(twin, typed.id)).toBe(false);
});

it('the depth is changed on any phone, and all see it', async () => {
	await typeInGroup(house.database, place.group, only(typed) as ToldCards);
	const log = await withBox('conductor');
	expect(await describes(log, 'player', only(typed), 'twin')).toBe(200);
	const table = await tableOf(log);
	expect(table.setting?.depth).toBe('twin');
	expect(isByHand(table, typed.id)).toBe(false);
});

it('what is told at a table is known to the group, and takes away nothing that was typed', async () => {
	await typeInGroup(house.database, place.group, only(typed) as ToldCards);
	const log = await withBox('conductor');
	const untold = clanCardOf(await tableOf(log), 'gangrel-1') as ClanCard;
	const told = toldClanCard(untold, { kind: 'passive', power: 5 });
	const again = toldClanCard(typed, { kind: typed.kind, power: 6 });
	expect(await describes(log, 'guest who plays', only(told, again))).toBe(200);
	expect((await box()).clanCards).toEqual([told, { ...typed, power: 6 }]);
	const next = await tableOf(await withBox('conductor'));
	expect(clanCardOf(next, 'gangrel-1')).toEqual(told);
});

it('who only looks on tells nothing, and nothing is kept of what a table refused', async () => {
	const log = await withBox('conductor');
	const told = toldClanCard(clanCardOf(await tableOf(log), 'gangrel-1') as ClanCard, {
		kind: 'plain',
		power: 2
	});
	expect(await describes(log, 'spectator', only(told))).toBe(403);
	const strange = { ...told, id: 'of-no-box' };
	expect(await describes(log, 'player', only(strange))).toBe(409);
	expect(await box()).toEqual(NOTHING_TOLD);
});

it('more cards than a box has are kept by nobody', async () => {
	const eight = Array.from({ length: 8 }, (_, nth) => ({
		...typed,
		id: `ours-${nth}`,
		name: `Ours ${nth}`
	}));
	expect(await typeInGroup(house.database, place.group, only(...eight) as ToldCards)).toBeNull();
	expect(await box()).toEqual(NOTHING_TOLD);
});
