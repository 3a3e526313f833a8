import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findChainFault, CHAIN_START } from '../../../../src/lib/games/core/envelope.ts';
import type { Json } from '../../../../src/lib/games/core/json.ts';
import type { Command } from '../../../../src/lib/games/heritage/commands.ts';
import { sealedSchema, type Sealed } from '../../../../src/lib/games/heritage/dealing/sealed.ts';
import { parsedOwn } from '../../../../src/lib/games/core/parse.ts';
import type { ChronicleState } from '../../../../src/lib/games/heritage/state.ts';
import type { AnyKeeping } from '../../../../src/lib/server/logs/keeping.ts';
import type { Chronicle } from '../../../../src/lib/server/logs/chronicles.ts';
import { openApplication } from '../../../../src/lib/server/application.ts';
import { codedChronicle } from '../../../../src/lib/server/games/heritage/coded.ts';
import { codedSince } from '../../../../src/lib/server/games/heritage/coded-since.ts';
import { NotNow, TookTooLong } from '../../../../src/lib/server/long-work/undone.ts';
import { isOfRival } from '../../../../src/lib/ui/heritage/computer/own-steps.ts';
import { ComputerMoves } from '../../../../src/lib/server/logs/computer.ts';
import { REAL_SURROUNDINGS } from '../../../../src/lib/server/logs/surroundings.ts';
import { saidUntilKilled } from '../../../bench/until-killed.ts';
import { openGroup, type Group } from '../../../support/group.ts';
import { start } from '../../../unit/heritage/table.ts';
import { limit } from '../../../support/long.ts';
import { atTable, dealTable, plain } from './dealt-table.ts';

const SEATS = ['s1', 's2', 's3'];
const KILLED = fileURLToPath(new URL('../../../bench/coded-acting.ts', import.meta.url));

let group: Group;
let chronicle: string;
let now: number;
beforeEach(async () => {
	group = await openGroup([{ id: 'the-keeper', role: 'keeper', seat: 's1' }]);
	chronicle = await group.found(SEATS, { ...start(3), dealer: 'app' });
	await dealTable(group, chronicle, SEATS);
	now = Date.now();
});
afterEach(() => group.close());

const failing = (code: string) => Object.assign(new Error('failing'), { code });
const act = (body: Command) => group.act(chronicle, body);
const give = (seat: string) => act({ type: 'GiveSeatToRival', seat, strength: 'easy' });

/** Code that plays in a process with a clock of its own. */
function rivals(think?: (question: Json) => Promise<Json>) {
	const { database, vault, keeping } = group.application;
	const kept = keeping('heritage');
	return new ComputerMoves(new Map([['heritage', kept as unknown as AnyKeeping]]), {
		database,
		vault,
		now: () => new Date(now),
		think: (_game, question) => think?.(question) ?? kept.work.think(question)
	});
}

async function log(): Promise<Chronicle<ChronicleState>> {
	const read = await group.application.keeping('heritage').logs.read(chronicle);
	if (!read) throw new Error('the log is gone');
	return read;
}
const tableNow = async () => {
	const { table } = (await log()).state;
	if (!table) throw new Error('a table lies there');
	return table;
};
const envelopes = async () =>
	(await group.application.keeping('heritage').logs.events(chronicle, 0)) ?? [];

/** People play until a seat has the turn and nothing is asked. */
async function until(seat: string): Promise<void> {
	for (let table = await tableNow(); ; table = await tableNow()) {
		if (!table.question && table.turn?.seat === seat) return;
		await act(atTable(plain(table)));
	}
}

/** Lets code move until nothing more is due to it; each look comes after the pause. */
async function letMove(code: ComputerMoves, times = Infinity): Promise<void> {
	for (let count = 0; count < times; count++) {
		const { version } = await log();
		now += 60_000;
		await code.look();
		if ((await log()).version === version) return;
	}
}

describe('code that plays a seat on the server', () => {
	it('moves once people had time to see what was done, and not before', async () => {
		await until('s2');
		await give('s2');
		const { version } = await log();
		await rivals().look();
		expect((await log()).version).toBe(version);
		await letMove(rivals());
		const table = await tableNow();
		expect(table.turn?.seat).not.toBe('s2');
		const moves = (await envelopes()).slice(version);
		expect(moves.length).toBeGreaterThan(0);
		for (const { actor, seat, command } of moves) {
			expect({ actor, seat }).toEqual({ actor: 'the-computer', seat: 's2' });
			expect(command).toMatch(/^rival-\d+-s2$/);
		}
	});

	it('counts once, whichever process thinks of it', async () => {
		await until('s2');
		await give('s2');
		now += 60_000;
		const { version } = await log();
		await Promise.all([rivals().look(), rivals().look()]);
		const moves = (await envelopes()).slice(version);
		expect(new Set(moves.map(({ command }) => command)).size).toBe(1);
	});

	it('is due after a restart, by the database alone', async () => {
		await until('s2');
		await give('s2');
		const { version } = await log();
		await group.restart();
		await letMove(rivals(), 1);
		expect((await log()).version).toBeGreaterThan(version);
	});

	it('loses nothing where a thought never comes to its end: another process thinks again', async () => {
		await until('s2');
		await give('s2');
		const { version } = await log();
		now += 60_000;
		void rivals(() => new Promise(() => undefined)).look();
		await letMove(rivals(), 1);
		expect((await log()).version).toBeGreaterThan(version);
	});

	it('moves quickly where nothing thinks for it', async () => {
		await until('s2');
		await give('s2');
		const { version } = await log();
		await letMove(
			rivals(() => Promise.reject(new Error('lost'))),
			1
		);
		expect((await log()).version).toBeGreaterThan(version);
	});

	it('gives way to a person who moves for it meanwhile', async () => {
		await until('s2');
		await give('s2');
		const table = await tableNow();
		const { version } = await log();
		const code = rivals(async (question) => {
			await act(atTable(plain(table)));
			return group.application.keeping('heritage').work.think(question);
		});
		await letMove(code, 1);
		const moves = (await envelopes()).slice(version);
		expect(new Set(moves.map(({ actor }) => actor))).toEqual(new Set(['the-keeper']));
	});

	/** Code whose move at this chronicle comes to what `move` says; elsewhere it plays as ever. */
	function movingHere(move: () => Promise<string | null>): ComputerMoves {
		const { database, vault, keeping } = group.application;
		const { kept, ...here } = keeping('heritage') as unknown as AnyKeeping;
		const usual = kept.coded;
		if (!usual) throw new Error('code plays this game');
		const coded: typeof usual = {
			...usual,
			move: (house, at) => (at.id === chronicle ? move() : usual.move(house, at))
		};
		return new ComputerMoves(new Map([['heritage', { ...here, kept: { ...kept, coded } }]]), {
			database,
			vault,
			now: () => new Date(now),
			think: (_game, question) => here.work.think(question)
		});
	}

	/** A second table, at which code has the turn. */
	async function another(): Promise<string> {
		const other = await group.found(SEATS, { ...start(3), dealer: 'app' });
		await dealTable(group, other, SEATS);
		for (const seat of SEATS)
			await group.act(other, { type: 'GiveSeatToRival', seat, strength: 'easy' });
		return other;
	}
	const versionOf = async (id: string) =>
		(await group.application.keeping('heritage').logs.read(id))?.version ?? 0;

	it('that breaks at one table says so there to everybody, and goes on at others', async () => {
		await until('s2');
		await give('s2');
		const other = await another();
		const before = await versionOf(other);
		let tries = 0;
		const broken = movingHere(() => {
			tries++;
			return Promise.reject(new TypeError('broken'));
		});
		now += 60_000;
		await broken.look();
		expect((await log()).state.rivals).toEqual({ s2: { strength: 'easy', stuck: true } });
		expect((await envelopes()).at(-1)?.event.type).toBe('RivalHalted');
		expect(await versionOf(other)).toBeGreaterThan(before);
		now += 60_000;
		await broken.look();
		expect(tries).toBe(1);
	});

	it.each([
		['the database is busy', () => Promise.reject(failing('SQLITE_BUSY'))],
		['the disk is full', () => Promise.reject(failing('SQLITE_FULL'))],
		['work was left undone', () => Promise.reject(new NotNow(503, 'Later.'))],
		['a quota is reached', () => Promise.resolve('quota-reached')]
	])('is tried again where %s, after ever longer pauses', async (_why, fails) => {
		await until('s2');
		await give('s2');
		const { version } = await log();
		const tried: number[] = [];
		const code = movingHere(() => {
			tried.push(now);
			return fails();
		});
		now += 60_000;
		for (let seconds = 0; seconds < 300; seconds++) {
			now += 1_000;
			await code.look();
		}
		const pauses = tried.slice(1).map((at, index) => at - (tried[index] ?? 0));
		expect(pauses.slice(0, 3)).toEqual([2_000, 4_000, 8_000]);
		expect(Math.max(...pauses)).toBe(60_000);
		// Nothing was said of it, and code moves once it can.
		expect((await log()).version).toBe(version);
		await letMove(rivals(), 1);
		expect((await log()).version).toBeGreaterThan(version);
	});

	it('is stopped in the middle of a thought and writes nothing of it; after the start it thinks again', async () => {
		await until('s2');
		await give('s2');
		const other = await another();
		const versions = async () => [(await log()).version, await versionOf(other)];
		const before = await versions();
		now += 60_000;
		let begun = 0;
		const code = rivals(() => {
			begun++;
			return new Promise(() => undefined);
		});
		code.start();
		await vi.waitFor(() => expect(begun).toBe(1));
		await code.stop();
		expect(await versions()).toEqual(before);
		// Nor does it begin to think at the next table.
		expect(begun).toBe(1);
		await letMove(rivals(), 1);
		expect((await log()).version).toBeGreaterThan(before[0] ?? 0);
	});

	it('is not asked a second time where a thought took too long', async () => {
		await until('s2');
		await give('s2');
		let asked = 0;
		const { version } = await log();
		const slow = rivals(() => {
			asked++;
			return Promise.reject(new TookTooLong());
		});
		await letMove(slow, 1);
		expect(asked).toBe(1);
		expect((await log()).version).toBeGreaterThan(version);
	});

	it('says to everybody that it is stuck, where the rules refuse all that it finds', async () => {
		await until('s2');
		await give('s2');
		const { database, vault, keeping } = group.application;
		const { logs, work } = keeping('heritage');
		const asked: string[] = [];
		const refusing: typeof logs = {
			...logs,
			act(request) {
				const { type } = request.command.body;
				asked.push(type);
				if (type === 'HaltRival') return logs.act(request);
				return Promise.resolve({ kind: 'refused', reason: 'not-your-turn', sentence: '' });
			}
		};
		const house = {
			database,
			vault,
			logs: refusing,
			think: (it: Json) => work.think(it),
			unwanted: new AbortController().signal
		};
		expect(await codedChronicle.move(house, await log())).toBeNull();
		expect(new Set(asked.slice(0, -1))).toEqual(new Set(['ActAtTable']));
		expect(asked.length).toBeGreaterThan(2);
		expect((await log()).state.rivals).toEqual({ s2: { strength: 'easy', stuck: true } });
		const { version } = await log();
		await letMove(rivals());
		expect((await log()).version).toBe(version);
	});

	it('stops once its seat is taken back', async () => {
		await until('s2');
		await give('s2');
		await act({ type: 'TakeSeatBack', seat: 's2' });
		const { version } = await log();
		await letMove(rivals());
		expect((await log()).version).toBe(version);
	});

	it('agrees to an undo that people ask for, and moves again from there', async () => {
		await until('s2');
		await give('s2');
		await give('s3');
		await letMove(rivals());
		const { steps } = (await log()).state.course;
		// Back to where s2 had the turn, so that code moves again.
		const kept = steps.findIndex(
			([first]) => first && 'seat' in first && first.seat === 's2' && first.type !== 'TurnBegan'
		);
		expect(kept).toBeGreaterThan(0);
		await act({ type: 'ProposeUndo', kept, by: ['s1'] });
		now += 60_000;
		await rivals().look();
		now += 60_000;
		await rivals().look();
		expect((await log()).state.course.steps).toHaveLength(kept);
		await letMove(rivals());
		const again = (await log()).state.course.steps;
		expect(again.length).toBeGreaterThan(kept);
		expect((await envelopes()).at(-1)?.actor).toBe('the-computer');
	});

	it('leaves it to the person at a seat that it plays whether steps are undone', async () => {
		await until('s1');
		await give('s1');
		await give('s2');
		const kept = (await log()).state.course.steps.length;
		await letMove(rivals());
		await act({ type: 'ProposeUndo', kept, by: ['s3'] });
		await letMove(rivals());
		// The keeper sits at s1; nobody at s2.
		expect((await log()).state.course.proposal).toMatchObject({ agreed: ['s2'], waits: ['s1'] });
		const { id = 0 } = (await log()).state.course.proposal ?? {};
		await act({ type: 'AnswerUndo', proposal: id, seats: ['s1'], agrees: true });
		expect((await log()).state.course.steps).toHaveLength(kept);
	});

	it('is known from a person who played the seat before', async () => {
		await until('s2');
		await act(atTable(plain(await tableNow())));
		await until('s2');
		await give('s2');
		const { length } = (await log()).state.course.steps;
		await letMove(rivals());
		const now = await log();
		const since = await codedSince(group.application, 'heritage', now, now.state);
		expect(since['s2']).toBeGreaterThan(0);
		expect(since['s2']).toBeLessThanOrEqual(length);
		const sittings = [
			{ seat: 's2', name: 's2', mine: false, rival: 'x', rivalSince: since['s2'] ?? 0 }
		];
		const { steps } = now.state.course;
		const coded = steps.flatMap((step, at) => (isOfRival(sittings, step, at) ? at : []));
		expect(coded.length).toBeGreaterThan(0);
		expect(Math.min(...coded)).toBeGreaterThanOrEqual(length);
	});

	it(
		'plays a chapter to its end, where it plays every seat',
		{ timeout: limit(120_000) },
		async () => {
			for (const seat of SEATS) await give(seat);
			await letMove(rivals());
			const { phase, question } = await tableNow();
			// What the table is asked, people answer.
			expect(phase === 'finished' || question?.seat === null).toBe(true);
			const all = await envelopes();
			expect(findChainFault(all as never, { previous: CHAIN_START, sequence: 1 })).toBeNull();
		}
	);
});

describe('what code may know', () => {
	const mapped = <T>(record: Readonly<Record<string, T>>, change: (one: T) => T) =>
		Object.fromEntries(Object.entries(record).map(([key, one]) => [key, change(one)]));

	/** What code is asked where this lies sealed. */
	async function asked(change: (sealed: Sealed) => Sealed): Promise<string> {
		const { logs } = group.application.keeping('heritage');
		let question = '';
		const now = await log();
		await codedChronicle.move(
			{
				database: group.application.database,
				vault: group.application.vault,
				unwanted: new AbortController().signal,
				think: (about) => {
					question = JSON.stringify(about);
					return Promise.resolve(null);
				},
				logs: {
					...logs,
					look: (id, look) =>
						logs.look(id, (state, circumstances) => ({
							seen: look(state, {
								...circumstances,
								sealed: change(parsedOwn(sealedSchema, circumstances.sealed ?? null))
							}).seen
						})),
					act: () => Promise.resolve({ kind: 'refused', reason: 'version-passed', sentence: '' })
				}
			},
			now
		);
		return question;
	}

	it('is its own hand, and not a byte of anything else that lies sealed', async () => {
		await until('s2');
		await give('s2');
		const honest = await asked((sealed) => sealed);
		const otherwise = await asked(({ orders, schemes: { s2 = [], ...others }, ...rest }) => ({
			...rest,
			orders: mapped(orders, (order) => [...order].reverse()),
			schemes: { ...mapped(others, (all) => all.map((order) => [...order].reverse())), s2 }
		}));
		expect(honest.length).toBeGreaterThan(100);
		expect(otherwise).toBe(honest);
		const own = await asked(({ schemes, ...rest }) => ({
			...rest,
			schemes: { ...schemes, s2: (schemes['s2'] ?? []).map((order) => [...order].reverse()) }
		}));
		// The test can tell: another own hand is another question.
		expect(own).not.toBe(honest);
	});
});

/** What happened in a log, but for when it was written and under which ids. */
const told = (all: Awaited<ReturnType<typeof envelopes>>) =>
	all.map(({ sequence, actor, seat, command, event }) => ({
		sequence,
		actor,
		seat,
		command,
		event
	}));

/** The same events, as they come where nobody kills code: played in a copy of the folder, with lots that fall alike. */
async function untilVersion(folder: string, version: number) {
	const lots = vi.spyOn(REAL_SURROUNDINGS.chance, 'below').mockReturnValue(0);
	const { database, vault, keeping, close } = await openApplication({
		databaseUrl: `file:${join(folder, 'elysium.db')}`
	});
	try {
		const { kept, logs, ...here } = keeping('heritage');
		const code = new ComputerMoves(
			new Map([['heritage', { ...here, kept, logs } as unknown as AnyKeeping]]),
			{
				database,
				vault,
				now: () => new Date(Date.now() + 60_000),
				think: (_game, question) => here.work.think(question)
			}
		);
		while (((await logs.read(chronicle))?.version ?? version) < version) await code.look();
		return ((await logs.events(chronicle, 0)) ?? []).slice(0, version);
	} finally {
		await close();
		lots.mockRestore();
	}
}

it(
	'makes the moves of a twin that nobody kills, killed in the middle of its thoughts again and again',
	async () => {
		for (const seat of SEATS) await give(seat);
		const { folder } = group;
		await group.application.close();
		const twin = mkdtempSync(join(tmpdir(), 'elysium-twin-'));
		cpSync(folder, twin, { recursive: true });
		await group.reopen();
		for (let kill = 0; kill < 2; kill++) {
			const { version } = await log();
			await group.application.close();
			const lines = await saidUntilKilled(KILLED, [folder, chronicle], {
				lines: 8,
				within: () => 60
			});
			await group.reopen();
			const said = Number(lines.at(-1));
			expect(said).toBeGreaterThan(version);
			const all = await envelopes();
			expect(all.length).toBeGreaterThanOrEqual(said);
			expect(findChainFault(all as never, { previous: CHAIN_START, sequence: 1 })).toBeNull();
		}
		const all = await envelopes();
		expect(told(all)).toEqual(told(await untilVersion(twin, all.length)));
		rmSync(twin, { recursive: true });
		await letMove(rivals(), 1);
		expect((await log()).version).toBeGreaterThan(all.length);
	},
	limit(120_000)
);
