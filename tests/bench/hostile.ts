import { mkdtempSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { asBytes, formWithFile, hostileValues } from '../support/hostile-bodies.ts';
import { note, post, quantile } from './clients.ts';
import { startProgram, type Running } from './program.ts';
import { layTables } from './tables.ts';

/** What other people felt while one kind of hostile body was posted ten times. */
export interface Attack {
	readonly what: string;
	/** Of other people's commands, from sending to answer, in milliseconds. */
	readonly p99: number;
	readonly worst: number;
	/** The largest answer, in bytes. */
	readonly answer: number;
	/** How the posts were answered; 0: the line broke. */
	readonly statuses: readonly number[];
}

export interface HostileFigures {
	readonly attacks: readonly Attack[];
	/** The most that was ever resident, worker threads included, in megabytes of a million bytes. */
	readonly megabytes: number;
}

const MEGABYTE = 1024 * 1024;
const HEAP_MB = 512;
const TIMES = 10;
const PAUSE_MS = 5;
/** Long enough that the hundredth part of the commands is more than one. */
const AT_LEAST_MS = 1_500;

interface Body {
	readonly what: string;
	readonly where: string;
	readonly type: string;
	readonly body: Uint8Array<ArrayBuffer>;
}

const inSteps = (value: string): string =>
	`{"id":"hostile-hostile","people":{},"command":{"type":"BringGame","title":"x","steps":${value},"sealed":null}}`;

/** A command that reads like one up to the value. */
const inCommand = (value: string): string =>
	`{"id":"hostile-hostile","seen":0,"command":{"type":"AddCards","characters":${value},"schemes":[]}}`;

/** A file that reads like a chronicle up to its events. */
const inFile = (value: string): string =>
	`{"format":"elysium-chronicle","version":1,"header":{},"names":{"seats":{},"people":{}},"ruleset":{},"events":${value},"chain":{}}`;

/** Each hostile value at each door that takes much. */
function* bodies(chronicle: string): Generator<Body> {
	const json = 'application/json';
	for (const [what, value] of Object.entries(hostileValues)) {
		const of = (megabytes: number) => value(megabytes * MEGABYTE - 4096);
		yield { what: `import: ${what}`, ...file('/groups/group/chronicles/import', of(16)) };
		yield {
			what: `import, among its events: ${what}`,
			...file('/groups/group/chronicles/import', inFile(of(16)))
		};
		yield { what: `deck: ${what}`, ...file(`/chronicles/${chronicle}/deck?/import`, of(3)) };
		const posted = (where: string, text: string) => ({ where, type: json, body: asBytes(text) });
		yield {
			what: `steps of a game: ${what}`,
			...posted('/api/groups/group/games', inSteps(of(4)))
		};
		yield {
			what: `commands: ${what}`,
			...posted(`/api/chronicles/${chronicle}/commands`, inCommand(of(0.5)))
		};
	}
}

const file = (where: string, text: string): Omit<Body, 'what'> => ({
	where,
	...formWithFile('file', 'hostile.json', asBytes(text))
});

async function attackOnce(program: Running, session: string, { where, type, body }: Body) {
	try {
		const answer = await fetch(program.url + where, {
			method: 'POST',
			redirect: 'manual',
			headers: {
				'content-type': type,
				origin: program.url,
				accept: 'application/json',
				...(type === 'application/json' ? {} : { 'x-sveltekit-action': 'true' }),
				cookie: `session=${session}`
			},
			body
		});
		const text = await answer.text();
		// The answer to a form says its status itself.
		const said = /^\{"type":"(?:failure|error)","status":(\d+)/.exec(text)?.[1];
		return { status: Number(said ?? answer.status), length: Buffer.byteLength(text) };
	} catch {
		return { status: 0, length: 0 };
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
	body: Body
): Promise<Attack> {
	let over = false;
	const writing = Promise.all(
		sessions.slice(1).map((session) => write(commands, session, () => over))
	);
	const until = performance.now() + AT_LEAST_MS;
	const answers: Awaited<ReturnType<typeof attackOnce>>[] = [];
	for (let time = 0; time < TIMES; time++)
		answers.push(await attackOnce(program, sessions[0] ?? '', body));
	await sleep(Math.max(0, until - performance.now()));
	over = true;
	const took = (await writing).flat();
	return {
		what: body.what,
		p99: quantile(took, 0.99),
		worst: Math.max(...took),
		answer: Math.max(...answers.map(({ length }) => length)),
		statuses: [...new Set(answers.map(({ status }) => status))]
	};
}

/** The most that was ever resident. */
const mostResident = ({ pid }: Running): number => {
	const status = readFileSync(`/proc/${pid}/status`, 'utf8');
	return (Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1]) * 1024) / 1e6;
};

/** Posts each hostile body ten times to a program of little memory, while others at a table go on writing. */
export async function measureHostile(dataDir: string): Promise<HostileFigures> {
	const folder = mkdtempSync(path.join(dataDir, 'hostile-'));
	const databaseUrl = pathToFileURL(path.join(folder, 'elysium.db')).href;
	const { chronicles, sessions } = await layTables({ databaseUrl }, 2);
	const [honest = '', attacked = ''] = chronicles;
	const program = await startProgram(folder, {
		BACKUP_DIR: 'off',
		RATE_LIMIT_FACTOR: '1000',
		QUOTA_FACTOR: '1000',
		NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}`
	});
	try {
		const commands = `${program.url}/api/chronicles/${honest}/commands`;
		const attacks: Attack[] = [];
		for (const body of bodies(attacked))
			attacks.push(await attack(program, commands, sessions, body));
		return { attacks, megabytes: mostResident(program) };
	} finally {
		await program.stop();
	}
}
