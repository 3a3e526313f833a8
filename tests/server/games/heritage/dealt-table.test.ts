import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seededChance, type Chance } from '../../../../src/lib/games/core/chance.ts';
import { fold } from '../../../../src/lib/games/core/game.ts';
import type { Command } from '../../../../src/lib/games/heritage/commands.ts';
import type { Event } from '../../../../src/lib/games/heritage/events.ts';
import { heritage } from '../../../../src/lib/games/heritage/heritage.ts';
import { openCharacters } from '../../../../src/lib/games/heritage/open/open-set.ts';
import type { ChronicleState } from '../../../../src/lib/games/heritage/state.ts';
import { keptHeritage } from '../../../../src/lib/server/games/heritage/kept-heritage.ts';
import { checkFile } from '../../../../src/lib/server/logs/check-file.ts';
import { createFiles } from '../../../../src/lib/server/logs/files.ts';
import { createChronicles } from '../../../../src/lib/server/logs/service.ts';
import { REAL_SURROUNDINGS } from '../../../../src/lib/server/logs/surroundings.ts';

import { prologue } from '../../../unit/heritage/table.ts';
import { laid, plain } from './dealt-table.ts';
import {
	ACTOR,
	meansIn,
	newCommandId,
	openHeritage,
	SEATS,
	writtenText
} from '../../logs/house.ts';

let house: Awaited<ReturnType<typeof openHeritage>>;
beforeEach(async () => {
	house = await openHeritage();
});
afterEach(() => house.dispose());

const toLay: readonly Command[] = [
	...SEATS.map((seat) => prologue(seat)),
	{ type: 'ActAtTable', command: { type: 'SetTable', setting: laid() } }
];

/** Plays some commands with a chance of its own; answers the state and all that was answered. */
async function play(commands: number, chance: Chance) {
	const means = { ...meansIn(house.folder), chance };
	const service = createChronicles(house.database, keptHeritage, means);
	const chronicle = await house.found();
	let state: ChronicleState = (await house.audit(chronicle)).state;
	const said: Event[] = [];
	const act = async (body: Command) => {
		const answer = await service.act({
			chronicle,
			actor: ACTOR,
			seat: null,
			command: { id: newCommandId(), seen: 0, body }
		});
		if (answer.kind !== 'accepted') throw new Error(answer.sentence);
		const events = answer.events.map(({ event }) => event as Event);
		said.push(...events);
		state = fold(heritage.evolve, state, events);
	};
	for (const body of toLay) await act(body);
	for (let count = 0; count < commands; count++) {
		if (!state.table) throw new Error('no table is set');
		await act({ type: 'ActAtTable', command: plain(state.table) });
	}
	return { chronicle, state, said };
}

const sealedOf = (chronicleId: string) =>
	meansIn(house.folder).vault.open(house.database.read, { chronicleId, key: 'dealing' });

describe('a chapter that the app deals', () => {
	it('keeps the order of the deck and the hands in the vault', async () => {
		const { chronicle, state } = await play(30, REAL_SURROUNDINGS.chance);
		const sealed = await sealedOf(chronicle);
		expect(sealed).toMatchObject({ orders: { 0: expect.any(Array) } });
		expect(state.table?.round).toBeGreaterThan(1);
		const held = SEATS.flatMap((seat) => state.table?.hands[seat]?.held ?? []);
		expect(held.length).toBeGreaterThanOrEqual(8);
		expect(held.every(({ scheme }) => scheme === null)).toBe(true);
		const { fault, stateHash } = await house.audit(chronicle);
		expect(fault).toBeNull();
		await house.restart();
		expect((await house.audit(chronicle)).stateHash).toBe(stateHash);
		expect(await sealedOf(chronicle)).toEqual(sealed);
	});

	it('says the same whatever lies face down', async () => {
		const deck = openCharacters.length;
		/** The deck is shuffled first; what comes after may fall otherwise. */
		const falling = (seed: number): Chance => {
			const [first, after] = [seededChance(7), seededChance(seed)];
			let rolled = 0;
			return { below: (limit) => (rolled++ < deck ? first : after).below(limit) };
		};
		const one = await play(12, falling(1));
		const other = await play(12, falling(2));
		expect(await sealedOf(one.chronicle)).not.toEqual(await sealedOf(other.chronicle));
		expect(JSON.stringify(one.said)).toBe(JSON.stringify(other.said));
		expect(one.state.course).toEqual(other.state.course);
		expect(one.said.some(({ type }) => type === 'HappenedAtTable')).toBe(true);
	});

	it('can be exported and read again, without what is sealed', async () => {
		const { chronicle } = await play(8, REAL_SURROUNDINGS.chance);
		const files = createFiles(house.database, keptHeritage, meansIn(house.folder));
		const exported = await files.export(chronicle);
		if (!exported) throw new Error('there is such a chronicle');
		const text = writtenText(exported);
		expect(text).not.toContain('"orders"');
		expect(await checkFile(keptHeritage, text)).toMatchObject({ ok: true });
	});
});
