import { mkdtempSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { HeritagePhone } from '../server/remote/support/heritage-phone.ts';
import { openBare } from './bare-servers.ts';
import { load, note, post } from './clients.ts';
import { looking, spread, untilKnown, type Spread } from './hearing.ts';
import { median } from './median.ts';
import { portOf, startProgram, type Running } from './program.ts';
import { layTables, type Tables } from './tables.ts';

/** What is measured of tables that many phones play at together, on one program and its file. */
export interface LiveFigures {
	/** Acknowledged commands a second over HTTP, four people at one table. */
	readonly commands: number;
	/** Posts a second of the barest servers that know who posts and write it as one row. */
	readonly bare: {
		/** In SvelteKit, signed in by lucia, as the program is. */
		readonly kit: number;
		/** In Node alone. */
		readonly node: number;
	};
	/** From an acceptance until each other of four phones knows what happened, in milliseconds. */
	readonly four: Spread;
	/** The same for 200 phones that watch one table, while a hundred tables take a command each every five seconds. */
	readonly many: Spread;
	/** Resident then, in megabytes of a million bytes. */
	readonly megabytes: number;
}

const ROUNDS = 3;
const ROUND_MS = 4_000;
const BY_TURNS = 200;
const TABLES = 100;
const WATCHING = 200;
const EVERY_MS = 5_000;
const WATCHED_MS = 30_000;

const commandsOf = ({ url }: Pick<Running, 'url'>, chronicle: string): string =>
	`${url}/api/logs/${chronicle}/commands`;

async function commandRound(program: Running, chronicle: string, { sessions }: Tables) {
	const senders = sessions.map(
		(session) => () => post(commandsOf(program, chronicle), session, note())
	);
	await load(500, senders);
	return (await load(ROUND_MS, senders)).perSecond;
}

/** Somebody acts; answers when each of the others knew, from the acceptance on. */
async function actAndHear(
	program: Running,
	chronicle: string,
	session: string,
	others: readonly HeritagePhone[]
): Promise<number[]> {
	const { version } = JSON.parse(await post(commandsOf(program, chronicle), session, note())) as {
		version: number;
	};
	return untilKnown(version, others);
}

const lookingAt = (
	program: Running,
	chronicle: string,
	sessions: readonly string[],
	count: number
): Promise<HeritagePhone[]> =>
	looking(
		Array.from(
			{ length: count },
			(_, index) =>
				new HeritagePhone(portOf(program), sessions[index % sessions.length] ?? '', chronicle)
		)
	);

async function byTurns(program: Running, chronicle: string, { sessions }: Tables) {
	const phones = await lookingAt(program, chronicle, sessions, sessions.length);
	const took: number[] = [];
	for (let turn = 0; turn < BY_TURNS; turn++) {
		const at = turn % phones.length;
		const others = phones.filter((_, index) => index !== at);
		took.push(...(await actAndHear(program, chronicle, sessions[at] ?? '', others)));
		await sleep(10);
	}
	for (const phone of phones) phone.lookAway();
	return spread(took.slice(phones.length * 5));
}

const residentOf = ({ pid }: Running): number => {
	const status = readFileSync(`/proc/${pid}/status`, 'utf8');
	return (Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) * 1024) / 1e6;
};

async function manyWatching(program: Running, { chronicles, sessions }: Tables) {
	const [watched = '', ...others] = chronicles;
	const [session = ''] = sessions;
	const phones = await lookingAt(program, watched, sessions, WATCHING);
	const until = performance.now() + WATCHED_MS;
	const took: number[] = [];
	let megabytes = 0;
	const each = async (chronicle: string, index: number) => {
		await sleep((index * EVERY_MS) / chronicles.length);
		while (performance.now() < until) {
			const began = performance.now();
			if (chronicle === watched)
				took.push(...(await actAndHear(program, chronicle, session, phones)));
			else await post(commandsOf(program, chronicle), session, note());
			megabytes = Math.max(megabytes, residentOf(program));
			await sleep(Math.max(0, EVERY_MS - (performance.now() - began)));
		}
	};
	await Promise.all([watched, ...others].map(each));
	for (const phone of phones) phone.lookAway();
	return { ...spread(took), megabytes };
}

/** Measures all of it in one run, on tables of their own in a data folder. */
export async function measureLive(dataDir: string): Promise<LiveFigures> {
	const folder = mkdtempSync(path.join(dataDir, 'live-'));
	const databaseUrl = pathToFileURL(path.join(folder, 'elysium.db')).href;
	const tables = await layTables({ databaseUrl }, TABLES + 2);
	const [fast = '', four = '', ...rest] = tables.chronicles;
	const bare = await openBare(folder);
	const program = await startProgram(folder, { BACKUP_DIR: 'off' });
	try {
		const { p50, p99 } = await byTurns(program, four, tables);
		const { megabytes, ...many } = await manyWatching(program, { ...tables, chronicles: rest });
		const [commands, kit, node]: [number[], number[], number[]] = [[], [], []];
		for (let round = 0; round < ROUNDS; round++) {
			node.push(await bare.node(ROUND_MS));
			commands.push(await commandRound(program, fast, tables));
			kit.push(await bare.kit(ROUND_MS));
		}
		return {
			commands: median(commands),
			bare: { kit: median(kit), node: median(node) },
			four: { p50, p99 },
			many,
			megabytes
		};
	} finally {
		await program.stop();
		await bare.stop();
	}
}
