import { afterEach, beforeEach, expect, it } from 'vitest';
import type { AloneCommand } from '../../../../src/lib/games/heritage/alone/grammar.ts';
import { RULES } from '../../../../src/lib/games/heritage/revision.ts';
import type { AnyKeeping } from '../../../../src/lib/server/logs/keeping.ts';
import { ComputerMoves } from '../../../../src/lib/server/logs/computer.ts';
import { gameUpTo } from '../../../e2e/support/played-to.ts';
import { GROUP, openGroup, type Group } from '../../../support/group.ts';
import { newCommandId } from '../../logs/house.ts';

/* Code at a game of a group, which was brought from a device. */

const KEEPER = { id: 'the-keeper', name: 'the-keeper' };
const { steps, sealed } = gameUpTo({ at: 'turn', round: 1 });

let group: Group;
beforeEach(async () => {
	group = await openGroup([{ id: KEEPER.id, role: 'keeper' }]);
});
afterEach(() => group.close());

const logs = () => group.application.keeping('heritage-alone').logs;

/** Whose turn it is in the game that is brought, which code goes on playing. */
const seat = (() => {
	const turn = steps.flat().findLast((event) => event.type === 'TurnBegan');
	if (!turn) throw new Error('somebody has the turn');
	return turn.seat;
})();

async function bring(rivals: Record<string, 'easy'>): Promise<string> {
	const body = { type: 'BringGame', title: 'By the fire', steps, sealed, rules: RULES, rivals };
	const founded = await logs().found({
		groupId: GROUP,
		seats: ['s1', 's2', 's3'].map((seatId) => ({ seatId, name: seatId, userId: null })),
		actor: KEEPER,
		command: { id: newCommandId(), body: body as unknown as AloneCommand }
	});
	if (founded.kind !== 'founded') throw new Error(founded.sentence);
	return founded.chronicle;
}

const act = (game: string, body: AloneCommand) =>
	logs().act({
		chronicle: game,
		actor: KEEPER,
		seat: null,
		command: { id: newCommandId(), seen: 0, body }
	});

/** Code looks once, after every pause. */
async function look(): Promise<void> {
	const { database, vault, keeping } = group.application;
	const kept = keeping('heritage-alone');
	const code = new ComputerMoves(new Map([['heritage-alone', kept as unknown as AnyKeeping]]), {
		database,
		vault,
		now: () => new Date(Date.now() + 60_000),
		think: (_game, question) => kept.work.think(question)
	});
	await code.look();
}

const last = async (game: string) => (await logs().events(game, 0))?.at(-1);

it('goes on at the seats it played, as the game was brought, and agrees to an undo', async () => {
	const game = await bring({ [seat]: 'easy' });
	await look();
	expect(await last(game)).toMatchObject({ actor: 'the-computer', seat });
	const { course } = (await logs().read(game))?.state ?? {};
	const others = ['s1', 's2', 's3'].filter((one) => one !== seat);
	const asks = {
		type: 'ProposeUndo',
		kept: (course?.steps.length ?? 0) - 1,
		by: others
	} as const;
	const asked = await act(game, { ...asks, by: others });
	expect(asked.kind).toBe('accepted');
	await look();
	expect((await last(game))?.event.type).toBe('UndoneAtTable');
});

it('plays a free seat that it is given, and none that people play', async () => {
	const game = await bring({});
	await look();
	expect((await last(game))?.actor).toBe(KEEPER.id);
	await act(game, { type: 'GiveSeatToRival', seat, strength: 'medium' });
	await look();
	expect(await last(game)).toMatchObject({ actor: 'the-computer', seat });
});

it('is refused at a seat that is none', async () => {
	await expect(bring({ s9: 'easy' })).rejects.toThrow('Nobody plays at s9 in this chapter.');
});
