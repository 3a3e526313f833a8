import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { canonicalJson } from '../../../../src/lib/games/core/json.ts';
import { draw as drawGame } from '../../../../src/lib/games/heritage/draw/draw.ts';
import { notSealed } from '../../../../src/lib/games/heritage/draw/evolve.ts';
import type { DrawCommand } from '../../../../src/lib/games/heritage/draw/grammar.ts';
import type { DrawState } from '../../../../src/lib/games/heritage/draw/state.ts';
import { numberCommitment } from '../../../../src/lib/games/core/fair/protocol.ts';
import { termsOf } from '../../../../src/lib/games/heritage/draw/hashes.ts';
import { proofOf } from '../../../../src/lib/games/heritage/draw/proof.ts';
import type { DrawTie } from '../../../../src/lib/games/heritage/draw/steps.ts';
import { verifyDraw } from '../../../../src/lib/games/heritage/draw/verify.ts';
import type { Application } from '../../../../src/lib/server/application.ts';
import {
	announceDraw,
	drawsOf,
	removeDraws
} from '../../../../src/lib/server/games/heritage/drawing.ts';
import { logAccess } from '../../../../src/lib/server/tables/access.ts';
import { GROUP, openGroup, type Group } from '../../../support/group.ts';
import { start } from '../../../unit/heritage/table.ts';
import { ACTOR, newCommandId } from '../../logs/house.ts';

const TIE: DrawTie = { over: { kind: 'chapter', chapter: 1 }, seats: ['s1', 's2'], level: [] };
const NUMBER = 'a'.repeat(64);

let group: Group;
let house: Application;
let chronicle: string;

beforeEach(async () => {
	group = await openGroup([{ ...ACTOR, role: 'keeper', seat: 's1' }]);
	house = group.application;
	chronicle = await group.found(['s1', 's2'], start(2));
});
afterEach(() => group.close());

async function announced(commandId = newCommandId(), tie = TIE): Promise<string> {
	const there = await house.keeping('heritage').logs.read(chronicle);
	if (!there) throw new Error('the chronicle is there');
	const answer = await announceDraw(house, { chronicle: there, actor: ACTOR, commandId, tie });
	if (answer.kind !== 'founded') throw new Error(answer.sentence);
	return answer.chronicle;
}

async function stateOf(id: string): Promise<DrawState> {
	const there = await house.keeping('heritage-draw').logs.read(id);
	if (!there) throw new Error('the draw is there');
	return there.state;
}

const act = (id: string, body: DrawCommand, commandId = newCommandId()) =>
	house.keeping('heritage-draw').logs.act({
		chronicle: id,
		actor: ACTOR,
		seat: null,
		command: { id: commandId, seen: 1, body }
	});

async function declared(id: string): Promise<void> {
	await act(id, { type: 'DeclareArchetype', seat: 's1', archetype: 'warlike' });
	await act(id, { type: 'DeclareArchetype', seat: 's2', archetype: 'wealthy' });
}

async function committed(id: string): Promise<string[]> {
	const { announced, declared, attempt, ...state } = await stateOf(id);
	if (!announced) throw new Error('nothing is announced');
	const terms = termsOf(announced, declared);
	const { saw } = terms;
	const devices = notSealed({ announced, declared, attempt, ...state });
	for (const device of devices) {
		const commitment = numberCommitment(terms, attempt, device, NUMBER);
		await act(id, { type: 'CommitContribution', device, attempt, saw, commitment });
	}
	return devices;
}

const open = (id: string, device: string, attempt = 1) =>
	act(id, { type: 'OpenContribution', device, attempt, contribution: NUMBER });

describe('a draw that is announced', () => {
	it('is a log of its own, with the cards and people of its chronicle', async () => {
		const id = await announced();
		const there = await house.keeping('heritage-draw').logs.read(id);
		expect(there).toMatchObject({
			title: 'A draw for victory in chapter 1',
			groupId: GROUP,
			names: { seats: { s1: 's1', s2: 's2' } }
		});
		expect(there?.state.announced).toMatchObject({ chronicle, expected: ['s1', 'table'] });
		expect(there?.state.announced?.deck.length).toBeGreaterThan(30);
		expect(await house.keeping('heritage').logs.read(id)).toBeNull();
		expect(await logAccess(house.database.read, ACTOR.id, id, 'heritage')).toBeNull();
		expect(await logAccess(house.database.read, ACTOR.id, id, drawGame.name)).toMatchObject({
			role: 'keeper',
			seats: ['s1']
		});
	});

	it('counts once however often it is sent', async () => {
		const id = newCommandId();
		expect(await announced(id)).toBe(await announced(id));
	});

	it('goes into a file, which holds, and comes back as it was', async () => {
		const id = await announced();
		await declared(id);
		const { files, work } = house.keeping(drawGame.name) ?? {};
		if (!files || !work) throw new Error('it is kept');
		// A copy of one under way would be sent the numbers that are sealed here.
		await expect(files.export(id)).rejects.toThrow('This is still under way.');
		const early = await work.writeFile({ chronicle: id, at: new Date().toISOString() });
		if (!early) throw new Error('it is there');
		expect(await files.import(early.bytes, { groupId: GROUP, actor: ACTOR })).toMatchObject({
			kind: 'refused',
			faults: [{ where: 'events' }]
		});
		await act(id, { type: 'AbandonDraw' });
		const written = await files.export(id);
		if (!written) throw new Error('it is there');
		const imported = await files.import(written.bytes, { groupId: GROUP, actor: ACTOR });
		if (imported.kind !== 'imported') throw new Error(JSON.stringify(imported));
		expect(await stateOf(imported.chronicle)).toEqual(await stateOf(id));
		expect((await drawsOf(house, { id: chronicle, groupId: GROUP })).map((one) => one.id)).toEqual([
			id
		]);
	});

	it('is listed with its chronicle, and goes with it', async () => {
		const id = await announced();
		const here = { id: chronicle, groupId: GROUP };
		expect(await drawsOf(house, here)).toEqual([{ id, tie: TIE, stands: 'under-way' }]);
		await act(id, { type: 'AbandonDraw' });
		expect(await drawsOf(house, here)).toMatchObject([{ stands: 'abandoned' }]);
		expect(await drawsOf(house, { ...here, id: 'another' })).toEqual([]);
		await removeDraws(house, here);
		expect(await house.keeping('heritage-draw').logs.read(id)).toBeNull();
	});
});

describe('the seed', () => {
	it('leaves in nothing before every number is open', async () => {
		const id = await announced();
		const sealed = await house.vault.open(house.database.read, { chronicleId: id, key: 'dealing' });
		const { seed } = sealed as { seed: string };
		expect(seed).toMatch(/^[0-9a-f]{64}$/);
		const everything = async () =>
			canonicalJson([
				await stateOf(id),
				(await house.keeping('heritage-draw').logs.events(id, 0)) as never,
				await house.keeping('heritage-draw').logs.readAt(id, 1)
			]);
		await declared(id);
		expect(await everything()).not.toContain(seed);
		const devices = await committed(id);
		expect(await everything()).not.toContain(seed);
		const [first = 'table', last = 'table'] = devices;
		expect(await open(id, first)).toMatchObject({ kind: 'accepted' });
		expect(await everything()).not.toContain(seed);
		expect(await open(id, last)).toMatchObject({ kind: 'accepted' });
		expect(await everything()).toContain(seed);
		expect(
			await house.vault.open(house.database.read, { chronicleId: id, key: 'dealing' })
		).toBeUndefined();
	});

	it('outlives a program that was killed, and two last numbers at once', async () => {
		const id = await announced();
		await declared(id);
		const devices = await committed(id);
		await group.restart();
		house = group.application;
		await Promise.all([...devices, ...devices].map((device) => open(id, device)));
		const { order } = await stateOf(id);
		expect(order).not.toBeNull();
		while (!(await stateOf(id)).ended)
			await act(id, { type: 'TurnCard', turn: (await stateOf(id)).turned.length + 1 });
		expect(verifyDraw(proofOf(await stateOf(id)))).toEqual([]);
	});

	it('is put back for the next attempt where a number does not open', async () => {
		const id = await announced();
		await declared(id);
		await committed(id);
		await open(id, 's1');
		expect(await act(id, { type: 'VoidAttempt', attempt: 1 })).toMatchObject({ kind: 'accepted' });
		await committed(id);
		await open(id, 's1', 2);
		const { order, without } = await stateOf(id);
		expect(without).toEqual(['table']);
		expect(order).not.toBeNull();
	});

	it('that does not open any more refuses in words, and the table goes on with real cards', async () => {
		const id = await announced();
		await declared(id);
		const devices = await committed(id);
		await house.database.write((tx) => house.vault.clear(tx, { chronicleId: id, key: 'dealing' }));
		await open(id, devices[0] ?? 'table');
		expect(await open(id, devices[1] ?? 'table')).toMatchObject({ reason: 'seed-lost' });
		expect(await act(id, { type: 'AbandonDraw' })).toMatchObject({ kind: 'accepted' });
	});
});
