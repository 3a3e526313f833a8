import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededChance } from '../../../../src/lib/games/core/chance.ts';
import type { AloneCommand } from '../../../../src/lib/games/heritage/alone/grammar.ts';
import { BATTLEGROUND_MODULES } from '../../../../src/lib/games/heritage/boards/registry.ts';
import { greedyPlayer } from '../../../../src/lib/games/heritage/players/greedy.ts';
import { entryOf } from '../../../../src/lib/games/registry.ts';
import { startApplication, type Application } from '../../../../src/lib/server/application.ts';
import { bringGame } from '../../../../src/lib/server/games/heritage/bringing.ts';
import { changeSeat } from '../../../../src/lib/server/logs/change-seat.ts';
import { joinBy } from '../../../../src/lib/server/logs/sitting-down.ts';
import { judge } from '../../../../src/lib/server/http/gate.ts';
import { sitDown, standUp } from '../../../../src/lib/server/logs/sitting-down.ts';
import { invite, placeOf } from '../../../../src/lib/server/tables/invitations.ts';
import { freeSeats } from '../../../../src/lib/server/tables/seats.ts';
import { POST } from '../../../../src/routes/api/logs/[log]/commands/+server.ts';
import { GET as handOfSeat } from '../../../../src/routes/api/logs/[log]/hands/[seat]/+server.ts';
import { laidAlone } from '../../../e2e/support/laid-alone.ts';
import { newCommandId } from '../../logs/house.ts';
import { newCast, type Cast } from '../../rights/support/cast.ts';

/* A game of a group outside a chronicle: who sits where, whose hands are seen by whom, and who is asked. */

let folder: string;
let house: Application;
let cast: Cast;
beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), 'elysium-game-seats-'));
	house = await startApplication({ databaseUrl: `file:${join(folder, 'elysium.db')}` });
	cast = await newCast(house);
}, 120_000);
afterAll(async () => {
	await house.close();
	rmSync(folder, { recursive: true });
});

const idOf = (who: string): string => {
	const found = cast.actors.find((actor) => actor.who === who);
	if (!found) throw new Error(`nobody is called ${who}`);
	return found.id;
};
const personOf = (who: string) => ({ id: idOf(who), name: who, guest: who.startsWith('guest') });

/** A game of the group in its first turns, with these seats of its keeper. */
async function newGame(mine: readonly string[] = []): Promise<string> {
	const brought = await bringGame(house, {
		groupId: cast.group,
		actor: personOf('keeper'),
		commandId: newCommandId(),
		people: {},
		mine,
		command: { type: 'BringGame', title: 'By the fire', ...laidAlone() }
	});
	if (brought.kind !== 'founded') throw new Error(brought.sentence);
	while ((await tableOf(brought.chronicle)).phase === 'set-up') await goesOn(brought.chronicle);
	return brought.chronicle;
}

async function stateOf(game: string) {
	const found = await house.keeping('heritage-alone').logs.read(game);
	if (!found) throw new Error('the game is there');
	return found.state;
}
const tableOf = async (game: string) => (await stateOf(game)).table;

/** Whoever is to move does something, whoever sits there. */
async function goesOn(game: string): Promise<void> {
	const table = await tableOf(game);
	const seat = table.question?.seat ?? table.turn?.seat ?? '';
	const player = greedyPlayer(BATTLEGROUND_MODULES);
	const command = player({ table, seat, hand: [] }, seededChance(1));
	if (!command) throw new Error(`${seat} has no move`);
	const answer = await house.keeping('heritage-alone').logs.act({
		chronicle: game,
		actor: personOf('keeper'),
		seat: null,
		command: { id: newCommandId(), seen: 0, body: { type: 'ActAtTable', command } }
	});
	if (answer.kind !== 'accepted') throw new Error(answer.sentence);
}

const asks = (who: string, game: string, what: string, seat?: string) =>
	judge(house.database.read, {
		routeId: `/api/logs/[log]/${what}`,
		params: { log: game, seat },
		method: what === 'commands' ? 'POST' : 'GET',
		search: new URLSearchParams(),
		person: personOf(who)
	});

/** The status that somebody is answered with who asks for a hand. */
async function sees(who: string, game: string, seat: string): Promise<number> {
	const verdict = await asks(who, game, 'hands/[seat]', seat);
	if (verdict.kind !== 'open') return verdict.kind === 'denied' ? verdict.status : 401;
	const { access } = verdict;
	const locals = { user: personOf(who), denied: null, access };
	return (await handOfSeat({ params: { log: game, seat }, locals } as never)).status;
}
const seenBy = async (game: string, seat: string): Promise<string[]> => {
	const found: string[] = [];
	for (const { who, id } of cast.actors)
		if (id !== '' && (await sees(who, game, seat)) === 200) found.push(who);
	return found;
};

/** The status and the words with which somebody is answered who gives a command. */
async function gives(who: string, game: string, command: AloneCommand) {
	const verdict = await asks(who, game, 'commands');
	if (verdict.kind !== 'open') return { status: verdict.kind === 'denied' ? verdict.status : 401 };
	const { access } = verdict;
	const request = new Request('http://localhost/x', {
		method: 'POST',
		body: JSON.stringify({ id: newCommandId(), seen: 0, command })
	});
	const locals = { user: personOf(who), denied: null, access };
	const answer = await POST({ request, params: { log: game }, locals } as never);
	return { status: answer.status, said: (await answer.json()) as Record<string, unknown> };
}

const sits = (who: string, game: string, seatId: string) =>
	sitDown(house.database, { groupId: cast.group, chronicleId: game, seatId }, personOf(who), {
		id: idOf(who),
		now: 1
	});
const leaves = (who: string, game: string, seatId: string) =>
	standUp(
		house.database,
		{ groupId: cast.group, chronicleId: game, seatId },
		{ id: idOf(who), now: 2 }
	);

const WRITERS = ['keeper', 'player', 'referee', 'guest who plays', 'stand-in'];
const endTurn = (seat: string): AloneCommand => ({
	type: 'ActAtTable',
	command: { type: 'EndTurn', seat }
});

describe('a game that was begun before its seats could be taken', () => {
	it('is played at every seat by everybody who plays in its group, who see all hands', async () => {
		const game = await newGame();
		for (const seat of ['s1', 's2', 's3']) expect(await seenBy(game, seat)).toEqual(WRITERS);
		for (const who of WRITERS)
			for (const seat of ['s1', 's3'])
				expect((await gives(who, game, endTurn(seat))).status, `${who} at ${seat}`).not.toBe(403);
		expect((await gives('spectator', game, endTurn('s1'))).status).toBe(403);
		expect((await gives('someone without a group', game, endTurn('s1'))).status).toBe(404);
	});

	it('is undone as phones of 0.1.0 undo it: nobody is asked', async () => {
		const game = await newGame();
		const { length } = (await stateOf(game)).course.steps;
		const undo: AloneCommand = { type: 'UndoAtTable', kept: length - 1, of: length };
		expect((await gives('referee', game, undo)).status).toBe(200);
	});
});

describe('a seat that somebody took', () => {
	it('is free before, and goes by their name afterwards', async () => {
		const game = await newGame();
		const free = async () =>
			(await freeSeats(house.database.read, cast.group)).filter((one) => one.chronicleId === game);
		expect((await free()).map(({ name }) => name)).toEqual(['Player 1', 'Player 2', 'Player 3']);
		expect(await sits('player', game, 's1')).toBe(true);
		expect(await sits('stand-in', game, 's1')).toBe(false);
		expect(await sits('player', game, 's9')).toBe(false);
		expect((await free()).map(({ seatId }) => seatId)).toEqual(['s2', 's3']);
		expect((await house.keeping('heritage-alone').logs.read(game))?.names.seats.s1).toBe('player');
	});

	it('is played by them alone, and its hand is seen by them alone', async () => {
		const game = await newGame();
		await sits('player', game, 's1');
		expect(await seenBy(game, 's1')).toEqual(['player']);
		expect(await seenBy(game, 's2')).toEqual(WRITERS);
		for (const who of ['referee', 'guest who plays', 'stand-in']) {
			expect((await gives(who, game, endTurn('s1'))).status, who).toBe(403);
			expect((await gives(who, game, endTurn('s2'))).status, who).not.toBe(403);
		}
		expect((await gives('player', game, endTurn('s1'))).status).not.toBe(403);
		// As in a chronicle, the keeper plays for whoever is away, and not out of a hand that lies face down.
		expect((await gives('keeper', game, endTurn('s1'))).status).not.toBe(403);
		const hand = (await tableOf(game)).hands.s1?.held ?? [];
		expect(hand.some(({ scheme }) => scheme === null)).toBe(true);
		const [scheme = ''] = Object.keys((await tableOf(game)).schemes);
		const plays: AloneCommand = {
			type: 'ActAtTable',
			command: { type: 'PlayScheme', seat: 's1', scheme, leader: '', borrowed: null } as never
		};
		const { status } = await gives('keeper', game, plays);
		expect([400, 403]).toContain(status);
	});

	it('is taken by a guest by an invitation, which leads to the game', async () => {
		const game = await newGame();
		const made = await invite(
			house.database,
			{
				groupId: cast.group,
				invitedBy: idOf('keeper'),
				role: 'player',
				seat: { chronicleId: game, seatId: 's2' },
				lifetime: 'day',
				maxUses: 1
			},
			1
		);
		if (!made.ok) throw new Error(made.sentence);
		const joined = await joinBy(house, made.token, idOf('guest who plays'), 2);
		if (!joined.ok) throw new Error(joined.sentence);
		expect(placeOf(joined)).toBe(`${entryOf('heritage-alone')?.at ?? ''}/${game}`);
		expect(await seenBy(game, 's2')).toEqual(['guest who plays']);
	});

	it('is given by the keeper, and belongs from the beginning to whoever began the game', async () => {
		const game = await newGame(['s3']);
		expect(await seenBy(game, 's3')).toEqual(['keeper']);
		const seat = { seatId: 's1', name: 'Ben', userId: idOf('player') };
		const by = { ...personOf('keeper'), now: 1 };
		expect(await changeSeat(house, game, seat, by)).toEqual({ ok: true });
		expect(await seenBy(game, 's1')).toEqual(['player']);
		expect(await changeSeat(house, game, { ...seat, seatId: 's9' }, by)).toMatchObject({
			refusal: 'no-such-seat'
		});
	});

	it('keeps its hand face down once it is left, until that is passed on', async () => {
		const game = await newGame();
		await sits('player', game, 's1');
		expect(await leaves('keeper', game, 's1')).toBe(false);
		expect(await leaves('player', game, 's1')).toBe(true);
		expect(await seenBy(game, 's1')).toEqual(['player']);
		await sits('stand-in', game, 's1');
		expect(await seenBy(game, 's1')).toEqual([]);
		const [from, to] = [idOf('player'), idOf('stand-in')];
		const passes: AloneCommand = { type: 'PassHand', seat: 's1', from, to };
		expect((await gives('stand-in', game, passes)).status).toBe(403);
		expect((await gives('player', game, passes)).status).toBe(200);
		expect(await seenBy(game, 's1')).toEqual(['stand-in']);
	});
});

describe('what made something known, where others sit at the table', () => {
	/** A game in which player and guest sit, and cards came up last; and how many steps it has. */
	async function known() {
		const game = await newGame();
		await sits('player', game, 's1');
		await sits('guest who plays', game, 's2');
		const last = async () => (await stateOf(game)).course.steps.at(-1) ?? [];
		while (!(await last()).some(({ type }) => type === 'QueueRefilled')) await goesOn(game);
		return { game, steps: (await stateOf(game)).course.steps.length };
	}

	it('is undone once those who hold the other seats agree', async () => {
		const { game, steps } = await known();
		const kept = steps - 1;
		const by = ['s1', 's3'];
		expect(await gives('player', game, { type: 'UndoAtTable', kept, by })).toMatchObject({
			status: 409,
			said: { reason: 'undo-needs-consent' }
		});
		expect((await gives('player', game, { type: 'UndoAtTable', kept })).status).toBe(403);
		expect((await gives('player', game, { type: 'ProposeUndo', kept, by })).status).toBe(200);
		const proposal = (await stateOf(game)).course.proposal?.id ?? NaN;
		const agrees: AloneCommand = { type: 'AnswerUndo', proposal, seats: ['s2'], agrees: true };
		expect((await gives('player', game, agrees)).status).toBe(403);
		expect((await gives('stand-in', game, agrees)).status).toBe(403);
		expect((await gives('guest who plays', game, agrees)).status).toBe(200);
		expect((await stateOf(game)).course.steps).toHaveLength(kept);
	});

	it('is undone by the keeper, who gives a reason, and by nobody else', async () => {
		const { game, steps } = await known();
		const undo: AloneCommand = {
			type: 'UndoAtTable',
			kept: steps - 1,
			by: ['s3'],
			reason: 'A slip.'
		};
		expect((await gives('referee', game, undo)).status).toBe(403);
		expect((await gives('player', game, undo)).status).toBe(403);
		expect((await gives('keeper', game, undo)).status).toBe(200);
	});
});
