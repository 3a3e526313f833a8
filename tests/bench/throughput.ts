import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openFile } from '../../src/lib/server/db/client.ts';
import type { Command } from '../../src/lib/games/heritage/commands.ts';
import { keptHeritage } from '../../src/lib/server/games/heritage/kept-heritage.ts';
import { openHouseOf, SEATS } from '../server/logs/house.ts';
import { character, FOUNDATION } from '../unit/heritage/table.ts';
import { median } from './median.ts';

/** Per second, the median of several rounds. */
export interface Throughput {
	/** commands acknowledged by the service, four players acting at once */
	readonly service: number;
	/** the same by one player who waits for each answer */
	readonly oneByOne: number;
	/** single-row transactions of bare libSQL with the same settings */
	readonly bare: number;
	/** service / bare */
	readonly ratio: number;
	/** oneByOne / bare */
	readonly ratioOneByOne: number;
}

const ROUNDS = 5;
const COMMANDS = 2_000;

async function perSecond(count: number, work: () => Promise<void>): Promise<number> {
	const start = performance.now();
	await work();
	return (count * 1000) / (performance.now() - start);
}

const CHARACTERS = 100;

/** One of the register's characters, with a name it did not have before. */
const revision = (seat: string, count: number): Command => ({
	type: 'ReviseCharacter',
	character: character(`c${count % CHARACTERS}`, { name: `Revised by ${seat} ${count}` })
});

/** A chronicle of heritage with a hundred characters in its register, and nothing of it in memory yet. */
async function serviceRound(players: readonly string[]): Promise<number> {
	const start = { type: 'StartChronicle', ...FOUNDATION, seats: SEATS } as const;
	const house = await openHouseOf(keptHeritage, (title): Command => ({ ...start, title }));
	const chronicle = await house.found();
	for (let count = 0; count < CHARACTERS; count++)
		await house.act(chronicle, { type: 'RegisterCharacter', character: character(`c${count}`) });
	await house.restart();
	const each = COMMANDS / players.length;
	const rate = await perSecond(COMMANDS, async () => {
		await Promise.all(
			players.map(async (seat) => {
				for (let count = 0; count < each; count++) {
					const answer = await house.act(chronicle, revision(seat, count));
					if (answer.kind !== 'accepted') throw new Error(answer.sentence);
				}
			})
		);
	});
	await house.dispose();
	return rate;
}

/** One row of about an envelope's size, one transaction each, on a connection opened exactly as the server's. */
async function bareRound(): Promise<number> {
	const folder = mkdtempSync(join(tmpdir(), 'elysium-bare-'));
	const { writer, reader } = await openFile(pathToFileURL(join(folder, 'bare.db')).href);
	await writer.execute('CREATE TABLE rows (seq INTEGER PRIMARY KEY, body TEXT NOT NULL)');
	const body = 'x'.repeat(400);
	const rate = await perSecond(COMMANDS, async () => {
		for (let seq = 1; seq <= COMMANDS; seq++) {
			const transaction = await writer.transaction('write');
			await transaction.execute({ sql: 'INSERT INTO rows VALUES (?, ?)', args: [seq, body] });
			await transaction.commit();
		}
	});
	reader.close();
	writer.close();
	rmSync(folder, { recursive: true });
	return rate;
}

/** Measures service and bare libSQL in turns, so that a slow moment of the machine hits both. */
export async function measureThroughput(): Promise<Throughput> {
	const rounds = { service: [] as number[], oneByOne: [] as number[], bare: [] as number[] };
	for (let round = 0; round < ROUNDS; round++) {
		rounds.bare.push(await bareRound());
		rounds.service.push(await serviceRound(SEATS));
		rounds.oneByOne.push(await serviceRound(SEATS.slice(0, 1)));
	}
	const [service, oneByOne, bare] = [
		median(rounds.service),
		median(rounds.oneByOne),
		median(rounds.bare)
	];
	return { service, oneByOne, bare, ratio: service / bare, ratioOneByOne: oneByOne / bare };
}
