import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { fold } from '../../../src/lib/games/core/game.ts';
import type { Json } from '../../../src/lib/games/core/json.ts';
import { ownData } from '../../../src/lib/server/accounts/own-data.ts';
import { seats } from '../../../src/lib/server/db/schema/chronicles.ts';
import { runs } from '../../support/long.ts';
import { ask, give, hear, LOG_ROUTES } from '../../support/endpoints.ts';
import { SEATS } from '../../support/toy/cast.ts';
import { openToy, PEOPLE, type ToyHouse, type Who } from '../../support/toy/house.ts';
import {
	rooms,
	VOTES,
	type RoomsCommand,
	type RoomsEvent,
	type RoomsState
} from '../../support/toy/rooms.ts';

let house: ToyHouse;
let log: string;
beforeEach(async () => {
	// Time stands still, so that two evenings differ in what happens and in nothing else.
	vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_000_000 });
	house = await openToy();
	log = await house.found('Night');
});
afterEach(async () => {
	await house.close();
	vi.useRealTimers();
});

let sent = 0;
async function says(who: Who, command: RoomsCommand) {
	const id = `command-${String(++sent).padStart(4, '0')}`;
	const answer = await give(log, house.sessions[who], command, { id });
	return { status: answer.status, body: (await answer.json()) as Json };
}
const seatOf = (who: Who) => PEOPLE[who].seats[0] ?? 's1';
const say = (who: Who, text: string) => says(who, { type: 'Say', seat: seatOf(who), text });
const vote = (who: Who) => says(who, { type: 'Vote', seat: seatOf(who), vote: VOTES[0] ?? '' });

const eventsAfter = (who: Who, after: number, view: string) =>
	ask(`/api/logs/${log}/events?after=${after}&view=${view}`, { session: house.sessions[who] });

async function told(who: Who, after = 0) {
	const session = house.sessions[who];
	const answer = await ask(`/api/logs/${log}/events?after=${after}`, { session });
	const { events } = (await answer.json()) as { events: { sequence: number; event: RoomsEvent }[] };
	return events;
}

/** What went on in room b, or not. */
async function evening(busy: boolean) {
	const other = async (what: () => Promise<{ status: number }>) => {
		if (busy) expect((await what()).status).toBe(200);
	};
	const answers = [await say('ada', 'Good evening')];
	await other(() => say('ben', 'Can they hear us?'));
	answers.push(await says('cleo', { type: 'Show', seat: 's3' }));
	await other(() => says('dora', { type: 'Show', seat: 's4' }));
	await other(() => vote('ben'));
	answers.push(await vote('ada'));
	await other(() => says('dora', { type: 'AskUndo', seat: 's4', kept: 1 }));
	answers.push(await says('ada', { type: 'Undo', seat: 's1', kept: 1 }));
	answers.push(await says('ada', { type: 'AskUndo', seat: 's1', kept: 1 }));
	await other(() => says('ben', { type: 'AnswerUndo', seat: 's2', proposal: 0, agrees: true }));
	answers.push(await says('cleo', { type: 'AnswerUndo', seat: 's3', proposal: 0, agrees: true }));
	await other(() => say('ben', 'Nobody can.'));
	answers.push(await say('cleo', 'What was that?'));
	return answers;
}

/** All that a log answers to somebody, byte for byte, and what they heard meanwhile. */
async function allSeen(who: Who, during: () => Promise<unknown>): Promise<readonly string[]> {
	const session = house.sessions[who];
	const stream = hear(await ask(`/api/logs/${log}/live?events`, { session }));
	const answers = await during();
	const seen = [JSON.stringify(answers)];
	for (const route of LOG_ROUTES) {
		if (/\/live$/.test(route)) continue;
		const where = route.replace('[log]', log).replace('[seat]', 's1').replace('[key]', 'a-draft');
		const answer = await ask(where, { session });
		const headers = [...answer.headers].filter(([name]) => name !== 'date');
		seen.push(`${route} ${answer.status} ${JSON.stringify(headers)} ${await answer.text()}`);
	}
	// What an evening later says last has been heard by then.
	await say('ada', 'The last word');
	const last = (await told('ada')).length;
	if (who === 'ada')
		await expect.poll(() => stream.said().at(-1)).toBe(`event: version\ndata: ${last}`);
	else await new Promise((resolve) => setTimeout(resolve, 50));
	await stream.leave();
	return [...seen, ...stream.said()];
}

describe('who sits in one room', () => {
	it.each(['ada', 'watcher'] as const)(
		'%s is answered the same whatever happens in the other',
		async (who) => {
			const quiet = await allSeen(who, () => evening(false));
			await house.close();
			house = await openToy();
			log = await house.found('Night');
			sent = 0;
			// The same ids for what room a sends.
			const busy = await allSeen(who, () => evening(true));
			const unnumbered = (lines: readonly string[]) =>
				lines.map((line) => line.replace(/card-\w+-marker/g, 'card'));
			expect(unnumbered(busy)).toEqual(unnumbered(quiet));
			expect(quiet.join('\n')).not.toMatch(/vote-|Can they hear us/);
		}
	);

	it('hears numbers without a gap, and of no time that is left', async () => {
		await evening(true);
		for (const who of ['ada', 'ben', 'keeper', 'watcher'] as const) {
			const events = await told(who);
			expect(events.map(({ sequence }) => sequence)).toEqual(events.map((_, at) => at + 1));
			expect(events[0]?.event).toMatchObject({
				endsAt: who === 'keeper' ? expect.any(Number) : null
			});
		}
		expect((await told('ada')).length).toBe(7);
		expect((await told('keeper')).length).toBe(13);
		expect((await told('watcher')).length).toBe(1);
	});

	it('gets a number of its own back, and may send what it saw', async () => {
		await evening(true);
		const seen = (await told('ada')).length;
		const command: RoomsCommand = { type: 'Say', seat: 's1', text: 'On top' };
		const answer = await give(log, house.sessions.ada, command, { id: 'own-number-1', seen });
		expect(await answer.json()).toEqual({ kind: 'accepted', on: seen, version: seen + 1 });
		const ahead = await give(log, house.sessions.ada, command, {
			id: 'own-number-2',
			seen: seen + 2
		});
		expect(await ahead.json()).toMatchObject({ reason: 'version-unknown' });
	});

	it('is told what it hears as it happens, and nothing else, until the stream ends with the evening', async () => {
		const stream = hear(await ask(`/api/logs/${log}/live?events`, { session: house.sessions.ada }));
		await say('ben', 'Nobody hears this');
		await say('ada', 'This is heard');
		await expect.poll(() => stream.said().at(-1)).toBe('event: version\ndata: 2');
		expect(stream.said().filter((event) => event.startsWith('event: happened'))).toHaveLength(1);
		expect(stream.said().join()).not.toMatch(/Nobody hears|event: here/);
		for (const who of ['ada', 'ben', 'cleo', 'dora'] as const) await vote(who);
		const all = await told('ada');
		expect(all.map(({ event }) => event.type)).toContain('VotesOpened');
		expect(all.some(({ event }) => JSON.stringify(event).includes('Nobody hears'))).toBe(true);
	});
});

describe('who comes to sit elsewhere', () => {
	const viewOf = async (who: Who) =>
		((await (await eventsAfter(who, 0, '')).json()) as { view: string }).view;

	it('begins again: the numbers known until then were others', async () => {
		await evening(true);
		const view = await viewOf('ada');
		expect((await eventsAfter('ada', 3, view)).status).toBe(200);
		await house.application.database.write((tx) =>
			tx.update(seats).set({ userId: 'person-ada' }).where(eq(seats.seatId, 's2'))
		);
		await house.application.database.write((tx) =>
			tx.update(seats).set({ userId: null }).where(eq(seats.seatId, 's1'))
		);
		expect(await viewOf('ada')).not.toBe(view);
		const answer = await eventsAfter('ada', 3, view);
		expect(answer.status).toBe(409);
		expect(await answer.json()).toMatchObject({ reason: 'another-view' });
		expect((await eventsAfter('ada', 3, await viewOf('ada'))).status).toBe(200);
		const without = `/api/logs/${log}/events?after=3`;
		expect((await ask(without, { session: house.sessions.ada })).status).toBe(200);
	});

	it('and so does everybody once the evening is over', async () => {
		await evening(true);
		const view = await viewOf('ada');
		for (const who of ['cleo', 'dora'] as const) await vote(who);
		expect((await eventsAfter('ada', 3, view)).status).toBe(409);
		expect((await eventsAfter('ada', 3, '')).status).toBe(200);
	});
});

describe('what somebody is told of themselves', () => {
	it('is numbered as they see it, and tells nothing of another room', async () => {
		const deeds = async () => {
			let text = '';
			for await (const piece of ownData(house.application, 'person-ada', 0)) text += piece;
			return (JSON.parse(text) as { deeds: unknown }).deeds;
		};
		await evening(false);
		const quiet = await deeds();
		await house.close();
		house = await openToy();
		log = await house.found('Night');
		sent = 0;
		await evening(true);
		const named = (all: unknown) => JSON.stringify(all).replaceAll(/"chronicle":"[^"]+"/g, '');
		expect(named(await deeds())).toBe(named(quiet));
		expect(quiet).not.toEqual([]);
	});
});

describe('a file', () => {
	it('is written once the evening is over', async () => {
		await evening(true);
		const { files } = house.keeping;
		expect(await files.whyNot(log)).toContain('Finish the game');
		await expect(files.export(log)).rejects.toThrow('Finish the game');
		for (const who of ['cleo', 'dora'] as const) await vote(who);
		expect(await files.whyNot(log)).toBeNull();
		expect(await files.export(log)).not.toBeNull();
	});
});

describe('what an audience is told', () => {
	const command = fc.oneof(
		fc.record({
			type: fc.constant('Say' as const),
			seat: fc.constantFrom(...SEATS),
			text: fc.constant('x')
		}),
		fc.record({
			type: fc.constant('Undo' as const),
			seat: fc.constantFrom(...SEATS),
			kept: fc.nat(3)
		}),
		fc.record({ type: fc.constant('Redo' as const), seat: fc.constantFrom(...SEATS) })
	);

	it('leads from each view of a state to the next', () => {
		const { sight } = rooms;
		fc.assert(
			fc.property(fc.array(command, { maxLength: 30 }), (commands) => {
				const opened: RoomsEvent = { type: 'Opened', title: 'x', seats: SEATS, endsAt: 9 };
				let state = fold(rooms.evolve, rooms.initial, [opened]);
				for (const one of commands) {
					const decision = rooms.decide(state, one, { chance: { below: () => 0 }, sealed: null });
					for (const event of decision.accepted ? decision.events : [])
						for (const audience of ['house', 'room-a', 'room-b', 'street']) {
							const heard = sight?.told(state, event, audience) as RoomsEvent | null;
							const view = sight?.viewFor(state, audience) as RoomsState;
							const next = sight?.viewFor(rooms.evolve(state, event), audience);
							expect(heard ? rooms.evolve(view, heard) : view).toEqual(next);
						}
					if (decision.accepted) state = fold(rooms.evolve, state, decision.events);
				}
			}),
			{ numRuns: runs(50) }
		);
	});
});
