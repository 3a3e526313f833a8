import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededChance } from '../../../../src/lib/games/core/chance.ts';
import { numberCommitment } from '../../../../src/lib/games/core/fair/protocol.ts';
import { hashOf } from '../../../../src/lib/games/core/hash.ts';
import { eveningIn } from '../../../../src/lib/games/vendetta/fair/reading.ts';
import { mixingFrom, termsOf } from '../../../../src/lib/games/vendetta/mixing/state.ts';
import type { MixingCommand } from '../../../../src/lib/games/vendetta/mixing/steps.ts';
import { greedyPlayer } from '../../../../src/lib/games/vendetta/players/greedy.ts';
import type { TableCommand } from '../../../../src/lib/games/vendetta/table/commands.ts';
import type { OwnView } from '../../../../src/lib/games/vendetta/table/own-view.ts';
import { sealing } from '../../../../src/lib/games/vendetta/table/seals.ts';
import { waitedFor } from '../../../../src/lib/games/vendetta/table/waiting.ts';
import { newId } from '../../../../src/lib/server/accounts/tokens.ts';
import { startApplication, type Application } from '../../../../src/lib/server/application.ts';
import { layTable } from '../../../../src/lib/server/games/vendetta/laying-table.ts';
import { ask, give } from '../../../support/endpoints.ts';
import { keeperOf, seated, type Place } from '../../../support/game-cast.ts';
import { begin, seatIds } from '../../../unit/vendetta/evening.ts';
import { newPlace } from '../../rights/support/people.ts';

/* An evening whose cards all devices mix, from the first number to the file that proves each card. */

let folder: string;
let house: Application;
let place: Place;
let log: string;
beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), 'elysium-vendetta-mixing-'));
	const databaseUrl = `file:${join(folder, 'elysium.db')}`;
	house = await startApplication({ databaseUrl, rateLimitFactor: 1_000_000 });
	place = await newPlace(house);
	const actor = keeperOf(place);
	const founded = await logs().found({
		groupId: place.group,
		actor,
		seats: seated(place, seatIds(3)),
		command: { id: newId(), body: begin(3, { clans: {} }) }
	});
	if (founded.kind !== 'founded') throw new Error(founded.sentence);
	log = founded.chronicle;
	const wish = { dealer: 'app', shown: {}, mixing: true } as const;
	const laid = await layTable(house, {
		group: place.group,
		evening: log,
		actor,
		commandId: newId(),
		wish
	});
	expect(laid).toEqual({ ok: true });
});
afterAll(async () => {
	await house.close();
	rmSync(folder, { recursive: true });
});

const logs = () => house.keeping('vendetta').logs;
const state = async () => (await logs().read(log))?.state ?? expect.fail('there is no evening');
const mixingNow = async () => mixingFrom((await state()).mixing ?? expect.fail('nothing is mixed'));

const sitting = (seat: string) =>
	place.actors.find(({ seats }) => seats.includes(seat)) ??
	place.actors.find(({ role }) => role === 'keeper') ??
	expect.fail('there is a keeper');
const sent = async (session: string | undefined, body: object) => {
	const answer = await give(log, session, body, { id: newId() });
	return { status: answer.status, said: await answer.text() };
};
const mixes = (session: string | undefined, command: MixingCommand) =>
	sent(session, { type: 'MixCards', command });
const acts = async (seat: string, command: TableCommand) => {
	const answer = await sent(sitting(seat).session, { type: 'ActAtTable', command });
	expect(answer.status, answer.said).toBe(200);
};

const contribution = (device: string): string => hashOf(['number of', device]);
async function sealedBy(device: string): Promise<MixingCommand> {
	const mixing = await mixingNow();
	const { attempt, saw } = mixing;
	const commitment = numberCommitment(termsOf(mixing), attempt, device, contribution(device));
	return { type: 'SealNumber', attempt, device, saw, commitment };
}

describe('an evening whose cards all devices mix', () => {
	it('takes each number from its own device alone, and leaves out others for its keeper alone', async () => {
		const [player, other] = [sitting('s1'), sitting('s2')];
		const keeper = place.actors.find(({ role }) => role === 'keeper');
		const spectator = place.actors.find(({ role }) => role === 'spectator');
		expect((await mixes(other.session, await sealedBy('s1'))).status).toBe(403);
		expect((await mixes(spectator?.session, await sealedBy('s1'))).status).toBe(403);
		expect((await mixes(keeper?.session, await sealedBy('s1'))).status).toBe(403);
		for (const [device, session] of [
			['s1', player.session],
			['s2', other.session],
			['table', keeper?.session]
		] as const)
			expect((await mixes(session, await sealedBy(device))).status).toBe(200);
		expect((await mixes(player.session, { type: 'CloseNumbers', attempt: 1 })).status).toBe(200);
		const opens = (device: string): MixingCommand => ({
			type: 'OpenNumber',
			attempt: 1,
			device,
			contribution: contribution(device)
		});
		await mixes(player.session, opens('s1'));
		await mixes(keeper?.session, opens('table'));
		// The device of s2 is gone: that stalls nobody.
		const gives = { type: 'VoidNumbers', attempt: 1 } as const;
		expect((await mixes(player.session, gives)).status).toBe(403);
		expect((await mixes(keeper?.session, gives)).status).toBe(200);
		expect((await mixingNow()).without).toEqual(['s2']);
	});

	it('is dealt once all numbers are open, and its file proves every card once the game is over', async () => {
		const session = sitting('s1').session;
		await mixes(session, await sealedBy('s1'));
		await mixes(session, { type: 'CloseNumbers', attempt: 2 });
		const opening = { attempt: 2, device: 's1', contribution: contribution('s1') } as const;
		await mixes(session, { type: 'OpenNumber', ...opening });
		const { question } = (await state()).evening.table ?? {};
		const answer = { question: question?.id ?? -1, seat: null, choice: ['done'] };
		await acts('s1', { type: 'AnswerQuestion', ...answer });
		const chance = seededChance(4);
		for (let moves = 0; moves < 400; moves++) {
			const { table } = (await state()).evening;
			const [seat] = table ? waitedFor(table) : [];
			if (!table || seat === undefined) break;
			const at = `/api/logs/${log}/hands/${seat}`;
			const hand = await ask(at, { session: sitting(seat).session });
			const own = (await hand.json()) as OwnView;
			const command = greedyPlayer({ seat, table, own }, chance);
			await acts(
				seat,
				sealing(table, command, () => hashOf([moves, seat]))
			);
		}
		const { evening } = await state();
		expect(evening.table?.phase).toBe('finished');
		// Nothing is hidden any more: the server opened its seed by itself.
		expect((await mixingNow()).seed).toMatch(/^[0-9a-f]{64}$/);
		const spectator = place.actors.find(({ role }) => role === 'spectator');
		const file = await (
			await ask(`/api/logs/${log}/export`, { session: spectator?.session })
		).text();
		const read = eveningIn(file);
		expect(read.faults).toEqual([]);
		expect(read.evening?.mixings).toMatchObject([{ by: ['s1'], stands: 'held', faults: [] }]);
		expect(read.evening?.mixings[0]?.moves).toBeGreaterThan(50);
		expect(new Set(read.evening?.choices.map(({ stands }) => stands))).toEqual(new Set(['held']));
	}, 120_000);

	it('says nothing of the seed before', async () => {
		const events = (await logs().events(log, 0)) ?? [];
		const { seed } = await mixingNow();
		const opened = events.findIndex((entry) => JSON.stringify(entry).includes(seed ?? '-'));
		expect(opened).toBe(events.length - 1);
	});
});
