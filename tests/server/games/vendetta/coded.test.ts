import { afterEach, beforeEach, expect, it } from 'vitest';
import { hashOf } from '../../../../src/lib/games/core/hash.ts';
import type { Json } from '../../../../src/lib/games/core/json.ts';
import type { VendettaEvent } from '../../../../src/lib/games/vendetta/events.ts';
import { verifyChoices } from '../../../../src/lib/games/vendetta/fair/verify-choices.ts';
import type { SeatView } from '../../../../src/lib/games/vendetta/players/player.ts';
import type { EveningState } from '../../../../src/lib/games/vendetta/state.ts';
import { EMPTY_TABLE, type Table } from '../../../../src/lib/games/vendetta/table/table.ts';
import { vendetta } from '../../../../src/lib/games/vendetta/vendetta.ts';
import type { Command } from '../../../../src/lib/games/vendetta/commands.ts';
import { newId } from '../../../../src/lib/server/accounts/tokens.ts';
import { layTable } from '../../../../src/lib/server/games/vendetta/laying-table.ts';
import type { AnyKeeping } from '../../../../src/lib/server/logs/keeping.ts';
import { ComputerMoves } from '../../../../src/lib/server/logs/computer.ts';
import { GROUP, openGroup, type Group } from '../../../support/group.ts';
import { begin, seatIds } from '../../../unit/vendetta/evening.ts';

/* The computer at the table of an evening. */

const KEEPER = { id: 'the-keeper', name: 'the-keeper' };
const SEATS = seatIds(3);

let group: Group;
let log: string;
beforeEach(async () => {
	group = await openGroup([{ id: KEEPER.id, role: 'keeper' }]);
	const founded = await logs().found({
		groupId: GROUP,
		seats: SEATS.map((seatId) => ({ seatId, name: seatId, userId: null })),
		actor: KEEPER,
		command: { id: newId(), body: begin(3, { clans: {} }) }
	});
	if (founded.kind !== 'founded') throw new Error(founded.sentence);
	log = founded.chronicle;
});
afterEach(() => group.close());

const logs = () => group.application.keeping('vendetta').logs;
const act = async (body: Command, seat: string | null = null) => {
	const command = { id: newId(), seen: 0, body };
	const answer = await logs().act({ chronicle: log, actor: KEEPER, seat, command });
	expect(answer).toMatchObject({ kind: 'accepted' });
};
const lay = (dealer: 'app' | 'box') =>
	layTable(group.application, {
		group: GROUP,
		evening: log,
		actor: KEEPER,
		commandId: newId(),
		wish: { dealer, shown: { first: 's1' } }
	});
const state = async () => (await logs().read(log))?.state ?? expect.fail('there is no evening');

const publicHash = (table: Table | undefined): string =>
	hashOf({ ...(table ?? EMPTY_TABLE), setting: null } as unknown as Json);

/** All that was asked, as it went to the thread that thinks. */
let asked: { readonly view: SeatView }[] = [];

/** The computer looks so often, each time after every pause. */
async function look(times: number): Promise<void> {
	const { database, vault, keeping } = group.application;
	const kept = keeping('vendetta');
	const code = new ComputerMoves(new Map([['vendetta', kept as unknown as AnyKeeping]]), {
		database,
		vault,
		now: () => new Date(Date.now() + 60_000),
		think: (_game, question) => {
			asked.push(JSON.parse(JSON.stringify(question)) as { view: SeatView });
			return kept.work.think(question);
		}
	});
	for (let time = 0; time < times; time++) await code.look();
}

it('plays on at seats that it is given, each from what that seat knows', async () => {
	asked = [];
	await lay('app');
	for (const seat of SEATS) await act({ type: 'GiveSeatToRival', seat, strength: 'easy' }, seat);
	// A round and more; a whole game of coded players is played without a server elsewhere.
	await look(70);
	expect((await state()).evening.table?.round).toBeGreaterThan(1);
	const events = (await logs().events(log, 0)) ?? [];
	const given = events.findLastIndex(({ event }) => event.type === 'SeatGivenToRival');
	const actors = events.slice(given + 1).map(({ actor }) => actor);
	expect(new Set(actors)).toEqual(new Set(['the-computer']));
	// The server seals what the computer chooses as a phone would.
	const choices = verifyChoices(events.map(({ event }) => event as VendettaEvent));
	expect(new Set(choices.map(({ stands }) => stands))).toEqual(new Set(['held']));
	// Of all that is sealed, a question holds what its own seat knows, and nothing beside it.
	const everybodys = new Set<string>();
	let now: EveningState = vendetta.initial;
	for (const { event } of events) {
		now = vendetta.evolve(now, event as VendettaEvent);
		everybodys.add(publicHash(now.evening.table));
	}
	expect(asked.length).toBeGreaterThan(50);
	for (const { view, ...question } of asked) {
		expect(Object.keys(question)).toEqual(['strength', 'seed', 'refused']);
		expect(Object.keys(view)).toEqual(['seat', 'table', 'own']);
		expect(everybodys.has(publicHash(view.table))).toBe(true);
		expect(view.own.hand).toHaveLength(view.table.players[view.seat]?.hand ?? -1);
	}
});

it('plays none that people play, and agrees to an undo for its own', async () => {
	await lay('app');
	await act({ type: 'GiveSeatToRival', seat: 's2', strength: 'medium' }, 's2');
	await look(3);
	const { clansShown } = (await state()).evening.table ?? expect.fail('no table');
	const [clan = 'ventrue'] = clansShown;
	const before = (await logs().read(log))?.version;
	await act({ type: 'ActAtTable', command: { type: 'ChooseClan', seat: 's1', clan } }, 's1');
	await look(3);
	const last = (await logs().events(log, before ?? 0)) ?? [];
	expect(last.map(({ seat }) => seat)).toEqual(['s1', 's2']);
	await act({ type: 'TakeSeatBack', seat: 's2' }, 's2');
	expect((await state()).rivals).toEqual({});
});

it('is refused where the box deals', async () => {
	await lay('box');
	const command = {
		id: newId(),
		seen: 0,
		body: { type: 'GiveSeatToRival', seat: 's1', strength: 'easy' }
	} as const;
	const answer = await logs().act({ chronicle: log, actor: KEEPER, seat: null, command });
	expect(answer).toMatchObject({ kind: 'refused', reason: 'rival-needs-app' });
});
