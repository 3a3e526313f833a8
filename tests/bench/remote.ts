import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { HeritagePhone } from '../server/remote/support/heritage-phone.ts';
import { openSqld, type Sqld } from '../server/remote/support/sqld.ts';
import { load, note, post, type Load } from './clients.ts';
import { quantile } from './median.ts';
import { median } from './median.ts';
import { startProgram, type Running } from './program.ts';
import { layTables, type Tables } from './tables.ts';

interface Heard {
	readonly p50: number;
	readonly p99: number;
}

/** How one way to run it does: the medians of several rounds. */
export interface Way {
	readonly what: string;
	readonly commands: Load;
	/** From the answer to whoever acted until a phone at the other process, or at the same where there is one, knows. */
	readonly heard: Heard;
}

const TABLES = 4;
const ROUNDS = 5;
const WARM_MS = 500;
const MEASURED_MS = 3_000;
const HEARD = 15;

const VAULT_KEY = 'c0ffee00'.repeat(8);

const commandsOf = ({ url }: Pick<Running, 'url'>, chronicle: string): string =>
	`${url}/api/logs/${chronicle}/commands`;

/** Four people at each of four tables, spread over the processes, who send as fast as they are answered. */
async function commandRound({ programs, tables }: House): Promise<Load> {
	const senders = tables.chronicles.flatMap((chronicle) =>
		tables.sessions.map((session, index) => () => {
			const program = programs[index % programs.length];
			if (!program) throw new Error('there is a program');
			return post(commandsOf(program, chronicle), session, note());
		})
	);
	await load(WARM_MS, senders);
	return load(MEASURED_MS, senders);
}

/** Now and then somebody acts, and another one hears of it. */
async function heardRound({ programs, tables }: House): Promise<number[]> {
	const [at, other = at] = programs;
	const [chronicle = ''] = tables.chronicles;
	const [session = '', listening = ''] = tables.sessions;
	if (!at || !other) throw new Error('there is a program');
	const phone = new HeritagePhone(Number(new URL(other.url).port), listening, chronicle);
	while (!(await phone.catchUp()));
	await phone.look();
	const took: number[] = [];
	for (let count = 0; count < HEARD; count++) {
		await sleep(50 + Math.random() * 300);
		const { version } = JSON.parse(await post(commandsOf(at, chronicle), session, note())) as {
			version: number;
		};
		const accepted = performance.now();
		await phone.until(version);
		took.push(Math.max(0, (phone.foldedAt.get(version) ?? 0) - accepted));
	}
	phone.lookAway();
	return took;
}

/** One way to run it, ready to be measured. */
interface House {
	readonly what: string;
	readonly programs: readonly Running[];
	readonly tables: Tables;
	close(): Promise<void>;
}

async function open(what: string, processes: number, server: Sqld | null): Promise<House> {
	const folder = mkdtempSync(path.join(os.tmpdir(), 'elysium-remote-'));
	const databaseUrl = server?.url() ?? pathToFileURL(path.join(folder, 'elysium.db')).href;
	const databaseToken = server?.token;
	const tables = await layTables({ databaseUrl, databaseToken, vaultKey: VAULT_KEY }, TABLES);
	const env: Record<string, string> = {
		VAULT_KEY,
		BACKUP_DIR: 'off',
		...(server && { DATABASE_URL: server.url(), DATABASE_TOKEN: server.token })
	};
	const programs = await Promise.all(
		Array.from({ length: processes }, () => startProgram(folder, env))
	);
	return {
		what,
		programs,
		tables,
		async close() {
			await Promise.all(programs.map((program) => program.stop()));
			await server?.dispose();
			rmSync(folder, { recursive: true, force: true });
		}
	};
}

const middle = (loads: readonly Load[]): Load => ({
	perSecond: median(loads.map(({ perSecond }) => perSecond)),
	p50: median(loads.map(({ p50 }) => p50)),
	p99: median(loads.map(({ p99 }) => p99))
});

/** The same people at the same tables: on a file, on a server, and with two processes on a server; by turns. */
export async function measureRemote(): Promise<Way[]> {
	const houses = [
		await open('a file', 1, null),
		await open('a libSQL server', 1, await openSqld()),
		await open('a libSQL server, two processes', 2, await openSqld())
	];
	const found = houses.map((house) => ({ house, loads: [] as Load[], heard: [] as number[] }));
	try {
		for (let round = 0; round < ROUNDS; round++)
			for (const { house, loads, heard } of found) {
				loads.push(await commandRound(house));
				heard.push(...(await heardRound(house)));
			}
	} finally {
		await Promise.all(houses.map((house) => house.close()));
	}
	return found.map(({ house: { what }, loads, heard }) => ({
		what,
		commands: middle(loads),
		heard: { p50: quantile(heard, 0.5), p99: quantile(heard, 0.99) }
	}));
}
