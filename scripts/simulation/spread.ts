import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Options } from './options.ts';
import { NO_GAMES, together, type Tally } from './tally.ts';

/** What a process that plays a part of the games sends. */
export type Message =
	| { readonly kind: 'played'; readonly games: number }
	| { readonly kind: 'done'; readonly tally: Tally };

const WORKER = fileURLToPath(new URL('./worker.ts', import.meta.url));

/** Plays the games in so many processes, and puts what they counted together in the order of the games. */
export async function spread(options: Options, progress: (games: number) => void): Promise<Tally> {
	const size = Math.ceil(options.games / options.jobs);
	const played = Array.from({ length: options.jobs }, () => 0);
	const parts = played.map((_, job) =>
		part(options, job * size, Math.min(options.games, (job + 1) * size), (games) => {
			played[job] = games;
			progress(played.reduce((sum, count) => sum + count, 0));
		})
	);
	return (await Promise.all(parts)).reduce(together, NO_GAMES);
}

function part(
	options: Options,
	from: number,
	to: number,
	progress: (games: number) => void
): Promise<Tally> {
	return new Promise((resolve, reject) => {
		const worker = fork(WORKER, [JSON.stringify(options), String(from), String(to)]);
		let tally: Tally | null = null;
		worker.on('message', (message: Message) => {
			if (message.kind === 'played') progress(message.games);
			else tally = message.tally;
		});
		worker.on('error', reject);
		worker.on('exit', (code) => {
			if (tally) resolve(tally);
			else reject(new Error(`a process that played ended with code ${code}`));
		});
	});
}
