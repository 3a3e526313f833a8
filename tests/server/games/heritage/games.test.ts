import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { refuse } from '../../../../src/lib/games/core/decision.ts';
import type {
	AloneCommandOf,
	AloneState
} from '../../../../src/lib/games/heritage/alone/grammar.ts';
import { commandsOf, legalMoves } from '../../../../src/lib/games/heritage/chapter/moves.ts';
import type { TableCommand } from '../../../../src/lib/games/heritage/table/commands.ts';
import type { Table } from '../../../../src/lib/games/heritage/table/table.ts';
import { heritage } from '../../../../src/lib/games/heritage/heritage.ts';
import { alone } from '../../../../src/lib/games/heritage/alone/alone.ts';
import { RULES } from '../../../../src/lib/games/heritage/revision.ts';
import type { Application } from '../../../../src/lib/server/application.ts';
import { bringGame } from '../../../../src/lib/server/games/heritage/bringing.ts';
import { keptAlone } from '../../../../src/lib/server/games/heritage/kept-alone.ts';
import { gameIn } from '../../../../src/lib/server/logs/check-file.ts';
import { createChronicles } from '../../../../src/lib/server/logs/service.ts';
import { REAL_SURROUNDINGS } from '../../../../src/lib/server/logs/surroundings.ts';
import { workHere, type LongWork } from '../../../../src/lib/server/long-work/long-work.ts';
import { logAccess } from '../../../../src/lib/server/tables/access.ts';
import { groupsOf, logsOf } from '../../../../src/lib/server/tables/groups.ts';
import type { KeptGame } from '../../../../src/lib/ui/heritage/stand-alone/kept.ts';
import { GROUP, openGroup, type Group } from '../../../support/group.ts';
import { begun, onShelf, play } from '../../../unit/play/kit.ts';
import { ACTOR, keepingOf, newCommandId } from '../../logs/house.ts';

let group: Group;
let house: Application;
let game: KeptGame;

beforeEach(async () => {
	group = await openGroup([{ ...ACTOR, role: 'keeper' }]);
	house = group.application;
	const { link, store } = await onShelf(await begun());
	game = await play(link, store, 8);
});
afterEach(() => group.close());

const bring = (
	change: Partial<AloneCommandOf<'BringGame'>> = {},
	commandId = newCommandId(),
	games = house.keeping('heritage-alone').logs
) =>
	bringGame(keepingOf(games), {
		groupId: GROUP,
		actor: ACTOR,
		commandId,
		people: game.people,
		command: {
			type: 'BringGame',
			title: game.title,
			steps: game.course.steps,
			sealed: game.sealed,
			...change
		} as AloneCommandOf<'BringGame'>
	});

async function brought(): Promise<string> {
	const answer = await bring();
	if (answer.kind !== 'founded') throw new Error(answer.sentence);
	return answer.chronicle;
}

const act = (chronicle: string, command: TableCommand) =>
	house.keeping('heritage-alone').logs.act({
		chronicle,
		actor: ACTOR,
		seat: null,
		command: { id: newCommandId(), seen: 1, body: { type: 'ActAtTable', command } }
	});

function nextMove(table: Table): TableCommand {
	const seat = table.question?.seat ?? table.turn?.seat ?? '';
	const held = table.hands[seat]?.held.flatMap(({ scheme }) => scheme ?? []) ?? [];
	const [command] = commandsOf(legalMoves(table, seat, held));
	if (!command) throw new Error('somebody can do something');
	return command;
}

describe('a game that goes into a group', () => {
	it('is kept with its names, and its log says where it comes from', async () => {
		const id = await brought();
		const kept = await house.keeping('heritage-alone').logs.read(id);
		expect(kept?.state.course.steps).toEqual(game.course.steps);
		expect(kept).toMatchObject({ title: game.title, groupId: GROUP });
		expect(kept?.names.seats).toEqual(game.people);
		const [first, ...more] = (await house.keeping('heritage-alone').logs.events(id, 0)) ?? [];
		expect(first?.event.type).toBe('GameBrought');
		expect(more).toEqual([]);
	});

	it('counts once however often it is sent', async () => {
		const id = newCommandId();
		const [one, two] = [await bring({}, id), await bring({}, id)];
		expect(one).toEqual(two);
		expect(await logsOf(house.database.read, GROUP, alone)).toHaveLength(1);
	});

	it('is held against the rules where long work is done, before the transaction that keeps it', async () => {
		const asked: string[] = [];
		const { database, vault } = house;
		const work: LongWork<AloneState> = {
			...workHere(keptAlone, database.read),
			first: (command) => {
				asked.push(command.type);
				return Promise.resolve(refuse('newer-rules', {}, 'rules'));
			}
		};
		const means = { ...REAL_SURROUNDINGS, vault };
		const games = createChronicles(database, keptAlone, means, { work });
		expect(await bring({}, newCommandId(), games)).toMatchObject({ reason: 'newer-rules' });
		expect(asked).toEqual(['BringGame']);
		const id = newCommandId();
		const first = await bring({}, id);
		expect(await bring({}, id, games), 'what is kept is found first').toEqual(first);
		expect(asked).toHaveLength(1);
	});

	it('is refused with the step that is wrong, and nothing is kept', async () => {
		const steps = [...game.course.steps.slice(0, 2), ...game.course.steps.slice(4)];
		expect(await bring({ steps: steps as never, rules: RULES })).toMatchObject({
			kind: 'refused',
			reason: 'not-by-the-rules',
			at: 'steps.2',
			sentence: expect.stringContaining('Step 3 of 7') as string
		});
		expect(await logsOf(house.database.read, GROUP, alone)).toEqual([]);
	});

	it('is played on there, dealt from what was sealed, also after a restart', async () => {
		const id = await brought();
		for (let count = 0; count < 6; count++) {
			const table = (await house.keeping('heritage-alone').logs.read(id))?.state.table;
			if (!table) throw new Error('it is kept');
			expect(await act(id, nextMove(table))).toMatchObject({ kind: 'accepted' });
			if (count === 2) {
				await group.restart();
				house = group.application;
			}
		}
		const state = (await house.keeping('heritage-alone').logs.read(id))?.state;
		expect(state?.course.steps).toHaveLength(15);
		expect(state?.elsewhere).toBe(9);
		const { link, store } = await onShelf(game);
		const here = await play(link, store, 6);
		expect(state?.course.steps, 'the same cards came as would have come there').toEqual(
			here.course.steps
		);
	});

	it('goes into a file, which holds, and comes back as it was', async () => {
		const id = await brought();
		const files = house.keeping(alone.name)?.files;
		const written = await files?.export(id);
		if (!files || !written) throw new Error('it is kept');
		const text = new TextDecoder().decode(written.bytes);
		expect(gameIn(text)).toBe(alone.name);
		const imported = await files.import(text, { groupId: GROUP, actor: ACTOR });
		if (imported.kind !== 'imported') throw new Error(JSON.stringify(imported));
		const [there, here] = [
			await house.keeping('heritage-alone').logs.read(imported.chronicle),
			await house.keeping('heritage-alone').logs.read(id)
		];
		expect(there?.state).toEqual(here?.state);
		expect(there?.names).toEqual(here?.names);
		expect(
			(await house.keeping('heritage').files.import(text, { groupId: GROUP, actor: ACTOR })).kind
		).toBe('refused');
	});

	it('is no chronicle: neither is found, opened or sent out as the other', async () => {
		const id = await brought();
		const { read } = house.database;
		expect(await house.keeping('heritage').logs.read(id)).toBeNull();
		expect(await house.keeping('heritage').logs.events(id, 0)).toBeNull();
		expect(await house.keeping('heritage').files.export(id)).toBeNull();
		expect(await logAccess(read, ACTOR.id, id, 'heritage')).toBeNull();
		expect(await logAccess(read, ACTOR.id, id, alone.name)).toMatchObject({ role: 'keeper' });
		expect(await logsOf(read, GROUP, heritage)).toEqual([]);
		expect((await groupsOf(read, ACTOR.id))[0]?.chronicles).toEqual([]);
		expect(
			await house.keeping('heritage').logs.act({
				chronicle: id,
				actor: ACTOR,
				seat: null,
				command: { id: newCommandId(), seen: 0, body: { type: 'RenameChronicle', title: 'x' } }
			})
		).toMatchObject({ reason: 'no-such-chronicle' });
		await house.keeping('heritage').logs.remove(id);
		expect(await house.keeping('heritage-alone').logs.read(id)).not.toBeNull();
		await house.keeping('heritage-alone').logs.remove(id);
		expect(await house.keeping('heritage-alone').logs.read(id)).toBeNull();
	});
});
