import { mkdtempSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { pick, seededChance, type Chance } from '../../src/lib/games/core/chance.ts';
import { hashOf } from '../../src/lib/games/core/hash.ts';
import type { Command } from '../../src/lib/games/heritage/commands.ts';
import { randomPlayer } from '../../src/lib/games/heritage/players/random.ts';
import type { TableCommand } from '../../src/lib/games/heritage/table/commands.ts';
import { openApplication } from '../../src/lib/server/application.ts';
import { replayLog } from '../../src/lib/server/backup/replay.ts';
import { keptHeritage } from '../../src/lib/server/games/heritage/kept-heritage.ts';
import { chronicles as chronicleRows } from '../../src/lib/server/db/schema/chronicles.ts';
import { SEATS } from '../server/logs/house.ts';
import { HeritagePhone } from '../server/remote/support/heritage-phone.ts';
import { median } from './median.ts';
import { startProgram, type Running } from './program.ts';
import { layTables } from './tables.ts';

/** What tables that play for long leave behind. */
export interface SoakReport {
	readonly commands: number;
	/** Chapters that were played to their end. */
	readonly chapters: number;
	readonly pages: number;
	/** What was not answered as it should be, each kind once with how often. */
	readonly errors: readonly string[];
	/** Logs that replay to what every phone at their table folded, of all. */
	readonly replayed: number;
	readonly tables: number;
	readonly broken: readonly string[];
	/** Resident, in megabytes of a million bytes: early and late after the warm-up (medians), and at most. */
	readonly megabytes: { readonly early: number; readonly late: number; readonly most: number };
}

const TABLES = 20;
/** So long a table thinks about each step. */
const THINKS_MS = 1_000;
const SAMPLED_EVERY_MS = 2_000;
/** Of the time, until the program has loaded and compiled what it needs. */
const WARM = 0.2;
/** Once in so many steps somebody loads the page of the table, or lays a phone aside and takes it up again. */
const LOADS_ONE_IN = 20;
const SLEEPS_ONE_IN = 30;

class Tally {
	commands = 0;
	chapters = 0;
	pages = 0;
	readonly #errors = new Map<string, number>();

	wrong(what: string): void {
		this.#errors.set(what, (this.#errors.get(what) ?? 0) + 1);
	}

	get errors(): string[] {
		return [...this.#errors].map(([what, times]) => `${times} × ${what}`);
	}
}

/** Four phones at one table, and the script that plays there. */
class Table {
	readonly #at: string;
	readonly #sessions: readonly string[];
	readonly #chance: Chance;
	readonly #tally: Tally;
	#count = 0;
	readonly phones: readonly HeritagePhone[];

	constructor(
		{ url }: Running,
		readonly chronicle: string,
		sessions: readonly string[],
		seed: number,
		tally: Tally
	) {
		this.#at = url;
		this.#sessions = sessions;
		this.#chance = seededChance(seed);
		this.#tally = tally;
		const port = Number(new URL(url).port);
		this.phones = sessions.map((session) => new HeritagePhone(port, session, chronicle));
	}

	async playUntil(over: () => boolean): Promise<void> {
		for (const phone of this.phones) {
			await phone.catchUp();
			await phone.look();
		}
		await sleep(this.#chance.below(THINKS_MS));
		while (!over()) {
			await this.#step().catch((error: unknown) =>
				this.#tally.wrong(error instanceof Error ? error.message : String(error))
			);
			await sleep(THINKS_MS);
		}
	}

	async #step(): Promise<void> {
		const [keeper] = this.phones;
		const { seat, command } = await this.#next();
		const phone = this.phones[SEATS.indexOf(seat)] ?? keeper;
		if (!phone) throw new Error('somebody sits there');
		const answer = await phone.send(`soak-${this.chronicle}-${++this.#count}`, command);
		if (answer.kind !== 'accepted') throw new Error(`${command.type}: ${answer.reason}`);
		this.#tally.commands += 1;
		await Promise.all(this.phones.map((one) => one.until(answer.version)));
		if (this.#chance.below(LOADS_ONE_IN) === 0) await this.#loadPage();
		if (this.#chance.below(SLEEPS_ONE_IN) === 0) await this.#sleepAndWake();
	}

	/** Whose turn it is plays anything legal; over, it is taken back to how it was laid out. */
	async #next(): Promise<{ seat: string; command: Command }> {
		const [phone] = this.phones;
		const { table, course } = phone?.state ?? {};
		if (!table || !course) throw new Error('no table lies there');
		const [keeper = ''] = SEATS;
		if (table.phase === 'finished') {
			this.#tally.chapters += 1;
			const of = course.steps.length;
			const reason = 'we play it once more';
			return {
				seat: keeper,
				command: { type: 'UndoAtTable', kept: 1, of, by: [keeper], reason }
			};
		}
		const seat = table.question?.seat ?? table.turn?.seat ?? keeper;
		const view = { table, seat, hand: await this.#handOf(seat) };
		const move = table.question?.seat === null ? asked(table, this.#chance) : null;
		const command = move ?? randomPlayer(view, this.#chance);
		if (!command) throw new Error(`${seat} has no move in phase ${table.phase}`);
		return { seat, command: { type: 'ActAtTable', command } };
	}

	async #handOf(seat: string): Promise<readonly string[]> {
		const { hand } = (await this.#get(
			`/api/logs/${this.chronicle}/hands/${seat}`,
			SEATS.indexOf(seat)
		).then((text) => JSON.parse(text) as unknown)) as { hand: readonly string[] | null };
		return hand ?? [];
	}

	async #loadPage(): Promise<void> {
		await this.#get(
			`/heritage/chronicles/${this.chronicle}/chapters/1/table`,
			this.#chance.below(this.#sessions.length)
		);
		this.#tally.pages += 1;
	}

	async #sleepAndWake(): Promise<void> {
		const phone = pick(this.#chance, this.phones);
		phone.lookAway();
		await phone.look();
	}

	async #get(where: string, who: number): Promise<string> {
		const cookie = `session=${this.#sessions[who] ?? ''}`;
		const response = await fetch(this.#at + where, { headers: { cookie } });
		const text = await response.text();
		if (response.status !== 200)
			throw new Error(`${where.replace(this.chronicle, '…')} answered ${response.status}`);
		return text;
	}
}

/** What the table itself is asked: the first that will do. */
function asked(
	{ question }: NonNullable<HeritagePhone['state']['table']>,
	chance: Chance
): TableCommand | null {
	if (!question) return null;
	const { id, options, least } = question;
	const from = chance.below(Math.max(1, options.length - least + 1));
	const choice = options.slice(from, from + least);
	return { type: 'AnswerQuestion', question: id, seat: null, choice, note: '' };
}

const residentOf = ({ pid }: Running): number => {
	const status = readFileSync(`/proc/${pid}/status`, 'utf8');
	return (Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) * 1024) / 1e6;
};

async function sample(program: Running, over: () => boolean): Promise<number[]> {
	const samples: number[] = [];
	for (; !over(); await sleep(SAMPLED_EVERY_MS)) samples.push(residentOf(program));
	return samples;
}

/** The medians of the first and the last quarter after the warm-up. */
function flatness(samples: readonly number[]): SoakReport['megabytes'] {
	const warm = samples.slice(Math.ceil(samples.length * WARM));
	const quarter = Math.max(1, Math.floor(warm.length / 4));
	return {
		early: median(warm.slice(0, quarter)),
		late: median(warm.slice(-quarter)),
		most: Math.max(...samples)
	};
}

/** Replays every log from its first event; what is broken, and where a phone folded something else. */
async function replayAll(databaseUrl: string, tables: readonly Table[]): Promise<string[]> {
	const { database, close } = await openApplication({ databaseUrl });
	const broken: string[] = [];
	const { game } = keptHeritage;
	try {
		for (const row of await database.read.select().from(chronicleRows)) {
			const table = tables.find(({ chronicle }) => chronicle === row.id);
			if (!table || row.game !== game.name) continue;
			try {
				await replayLog(database.read, keptHeritage, row, row.id);
				const states = new Set(table.phones.map(({ state }) => hashOf(state)));
				const versions = new Set(table.phones.map(({ version }) => version));
				if (states.size > 1 || versions.size > 1 || !versions.has(row.version))
					broken.push(`${row.id}: its phones know something else`);
			} catch (error) {
				broken.push(error instanceof Error ? error.message : String(error));
			}
		}
	} finally {
		await close();
	}
	return broken;
}

/** Twenty tables of four phones play by script over HTTP for so long, against the built program. */
export async function soak(dataDir: string, minutes: number): Promise<SoakReport> {
	const folder = mkdtempSync(path.join(dataDir, 'soak-'));
	const databaseUrl = pathToFileURL(path.join(folder, 'elysium.db')).href;
	const { chronicles, sessions } = await layTables({ databaseUrl }, TABLES);
	const program = await startProgram(folder, { BACKUP_DIR: 'off', RATE_LIMIT_FACTOR: '1000' });
	const tally = new Tally();
	const tables = chronicles.map(
		(chronicle, seed) => new Table(program, chronicle, sessions, seed + 1, tally)
	);
	const until = performance.now() + minutes * 60_000;
	const over = () => performance.now() >= until;
	const [samples] = await Promise.all([
		sample(program, over),
		...tables.map((table) => table.playUntil(over))
	]);
	for (const phone of tables.flatMap(({ phones }) => phones)) phone.lookAway();
	await program.stop();
	const broken = await replayAll(databaseUrl, tables);
	const { commands, chapters, pages, errors } = tally;
	return {
		commands,
		chapters,
		pages,
		errors,
		replayed: tables.length - broken.length,
		tables: tables.length,
		broken,
		megabytes: flatness(samples)
	};
}
