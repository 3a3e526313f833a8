import { workerData } from 'node:worker_threads';
import { move, transferableSymbol, valueSymbol } from 'piscina';
import { KEPT_GAMES } from '../games/registry.ts';
import { openReader, type DatabaseSettings } from '../db/open.ts';
import { tasksOf } from './tasks.ts';
import { reportOf } from '../http/report.ts';
import type { Answered, Asked } from './threads.ts';
import { Watch } from './watch.ts';

// A thread that does long work. It only reads the database, by a connection of its own.

const settings = workerData as DatabaseSettings;
let opened: ReturnType<typeof openReader> | undefined;
const reader = () => (opened ??= openReader(settings));

const tasks = new Map(KEPT_GAMES.map((kept) => [kept.game.name, tasksOf(kept, reader)]));

/** The bytes of a file go over to who asked, and are not copied. */
function handedOver(answer: unknown): unknown {
	const answered: Answered = { answer };
	return answer instanceof Object && 'bytes' in answer && answer.bytes instanceof Uint8Array
		? move({ [transferableSymbol]: answer.bytes.buffer, [valueSymbol]: answered })
		: answered;
}

export default async function work({ game, name, asked, shared }: Asked): Promise<unknown> {
	const task = tasks.get(game)?.[name] as
		((asked: unknown, watch: Watch) => Promise<unknown>) | undefined;
	if (!task) throw new Error(`No thread knows the game ${game}.`);
	try {
		return handedOver(await task(asked, new Watch(shared)));
	} catch (error) {
		const answered: Answered = { failed: reportOf(error) };
		return answered;
	}
}
