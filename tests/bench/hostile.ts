import { mkdtempSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { asBytes, formWithFile, hostileValues } from '../support/hostile-bodies.ts';
import { note, post } from './clients.ts';
import { quantile } from './median.ts';
import { longWork, type Work } from './honest-work.ts';
import { startProgram, type Running } from './program.ts';
import { layTables } from './tables.ts';

/** What other people felt while one thing was asked for again and again. */
export interface Attack {
	readonly what: string;
	/** Of other people's commands, from sending to answer, in milliseconds. */
	readonly p99: number;
	readonly worst: number;
	/** The largest answer, in bytes. */
	readonly answer: number;
	/** How it was answered; 0: the line broke. */
	readonly statuses: readonly number[];
	/** Whether all was answered as it should be: what is honest is granted, all else refused. */
	readonly asItShould: boolean;
	/** The slowest answer to what was asked, in milliseconds. */
	readonly took: number;
	/** The most resident since the start, in megabytes of a million bytes. */
	readonly megabytes: number;
}

export interface HostileFigures {
	/** Hostile bodies, ten times each. */
	readonly attacks: readonly Attack[];
	/** Work that takes long, three times each. */
	readonly work: readonly Attack[];
	/** The most that was ever resident, worker threads included, in megabytes of a million bytes. */
	readonly megabytes: number;
}

const MEGABYTE = 1024 * 1024;
const HEAP_MB = 512;
const TIMES = 10;
const TIMES_OF_WORK = 3;
const PAUSE_MS = 5;
/** Long enough that the hundredth part of the commands is more than one. */
const AT_LEAST_MS = 1_500;

const inSteps = (value: string): string =>
	`{"id":"hostile-hostile","people":{},"command":{"type":"BringGame","title":"x","steps":${value},"sealed":null}}`;

/** A command that reads like one up to the value. */
const inCommand = (value: string): string =>
	`{"id":"hostile-hostile","seen":0,"command":{"type":"AddCards","characters":${value},"schemes":[]}}`;

/** A file that reads like a chronicle up to its events. */
const inFile = (value: string): string =>
	`{"format":"elysium-chronicle","version":1,"header":{},"names":{"seats":{},"people":{}},"ruleset":{},"events":${value},"chain":{}}`;

/** Each hostile value at each door that takes much. */
function* bodies(chronicle: string): Generator<Work> {
	const json = 'application/json';
	const refused = { honest: false, method: 'POST' } as const;
	for (const [what, value] of Object.entries(hostileValues)) {
		const of = (megabytes: number) => value(megabytes * MEGABYTE - 4096);
		yield {
			...refused,
			what: `import: ${what}`,
			...file('/groups/group/import', of(16))
		};
		yield {
			...refused,
			what: `import, among its events: ${what}`,
			...file('/groups/group/import', inFile(of(16)))
		};
		yield {
			...refused,
			what: `deck: ${what}`,
			...file(`/heritage/chronicles/${chronicle}/deck?/import`, of(3))
		};
		const posted = (where: string, text: string) => ({
			...refused,
			where,
			type: json,
			body: () => asBytes(text)
		});
		yield {
			what: `steps of a game: ${what}`,
			...posted('/api/groups/group/games', inSteps(of(4)))
		};
		yield {
			what: `commands: ${what}`,
			...posted(`/api/logs/${chronicle}/commands`, inCommand(of(0.5)))
		};
	}
}

function file(where: string, text: string) {
	const { type, body } = formWithFile('file', 'hostile.json', asBytes(text));
	return { where, type, body: () => body };
}

async function askOnce(program: Running, session: string, work: Work, time: number) {
	const { method, where, type, body } = work;
	const began = performance.now();
	try {
		const answer = await fetch(program.url + where, {
			method,
			redirect: 'manual',
			headers: {
				...(type !== undefined && { 'content-type': type }),
				origin: program.url,
				accept: method === 'GET' ? '*/*' : 'application/json',
				...(type?.startsWith('multipart/') && { 'x-sveltekit-action': 'true' }),
				cookie: `session=${session}`
			},
			...(body && { body: body(time) })
		});
		const text = await answer.text();
		// The answer to a form says its status itself.
		const said = /^\{"type":"(?:success|failure|error)","status":(\d+)/.exec(text)?.[1];
		const took = performance.now() - began;
		return { status: Number(said ?? answer.status), length: Buffer.byteLength(text), took };
	} catch {
		return { status: 0, length: 0, took: performance.now() - began };
	}
}

/** Somebody writes notes, one after the other, until it is over. */
async function write(url: string, session: string, isOver: () => boolean): Promise<number[]> {
	const took: number[] = [];
	while (!isOver()) {
		const began = performance.now();
		await post(url, session, note());
		took.push(performance.now() - began);
		await sleep(PAUSE_MS);
	}
	return took;
}

async function attack(
	program: Running,
	commands: string,
	sessions: readonly string[],
	work: Work,
	times: number
): Promise<Attack> {
	let over = false;
	const writing = Promise.all(
		sessions.slice(1).map((session) => write(commands, session, () => over))
	);
	const until = performance.now() + AT_LEAST_MS;
	const answers: Awaited<ReturnType<typeof askOnce>>[] = [];
	for (let time = 0; time < times; time++)
		answers.push(await askOnce(program, sessions[0] ?? '', work, time));
	await sleep(Math.max(0, until - performance.now()));
	over = true;
	const felt = (await writing).flat();
	const statuses = [...new Set(answers.map(({ status }) => status))];
	const answer = Math.max(...answers.map(({ length }) => length));
	return {
		what: work.what,
		p99: quantile(felt, 0.99),
		worst: Math.max(...felt),
		answer,
		statuses,
		asItShould: work.honest
			? statuses.every((status) => status >= 200 && status < 300)
			: statuses.every((status) => status >= 400 && status < 500) && answer <= 65_536,
		took: Math.max(...answers.map(({ took }) => took)),
		megabytes: mostResident(program)
	};
}

/** The most that was ever resident. */
const mostResident = ({ pid }: Running): number => {
	const status = readFileSync(`/proc/${pid}/status`, 'utf8');
	return (Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1]) * 1024) / 1e6;
};

/**
 * Asks a program of little memory for long work, and posts each hostile body to it ten times, while others at a table go on
 * writing. `workAlone`: without the hostile bodies.
 */
export async function measureHostile(dataDir: string, workAlone = false): Promise<HostileFigures> {
	const folder = mkdtempSync(path.join(dataDir, 'hostile-'));
	const databaseUrl = pathToFileURL(path.join(folder, 'elysium.db')).href;
	const { chronicles, sessions } = await layTables({ databaseUrl }, 2);
	const [honest = '', attacked = ''] = chronicles;
	const long = await longWork({ databaseUrl });
	const program = await startProgram(folder, {
		BACKUP_DIR: 'off',
		RATE_LIMIT_FACTOR: '1000',
		QUOTA_FACTOR: '1000',
		NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}`
	});
	try {
		const commands = `${program.url}/api/logs/${honest}/commands`;
		const [work, attacks]: [Attack[], Attack[]] = [[], []];
		for (const one of long)
			work.push(await attack(program, commands, sessions, one, TIMES_OF_WORK));
		for (const one of workAlone ? [] : bodies(attacked))
			attacks.push(await attack(program, commands, sessions, one, TIMES));
		return { work, attacks, megabytes: mostResident(program) };
	} finally {
		await program.stop();
	}
}
