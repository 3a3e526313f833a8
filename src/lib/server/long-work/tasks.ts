import { scriptedChance } from '../../games/core/chance.ts';
import type { Decision } from '../../games/core/decision.ts';
import type { Typed } from '../../games/core/game.ts';
import type { Json } from '../../games/core/json.ts';
import { decideKnowing } from '../logs/dealing.ts';
import { checkFile } from '../logs/check-file.ts';
import type { AnyKept } from '../logs/kept-game.ts';
import type { LogRow } from '../logs/log.ts';
import { Moments } from '../logs/moments.ts';
import { PastReader, type PastRead } from '../logs/past-reader.ts';
import { proveChain, type ChainProof } from '../logs/proved-chain.ts';
import { inStretches, type ReadFile } from '../logs/taking-in.ts';
import { writeFile, type FileOrder, type WrittenFile } from '../logs/writing-out.ts';
import type { Reader } from '../db/client.ts';
import type { Watch } from './watch.ts';

/** What takes long: all of it only reads, so that it can be done in another thread, and done again. */
export interface Tasks {
	/** Reads and checks a chronicle's file. */
	readFile(bytes: Uint8Array<ArrayBuffer>, watch: Watch): Promise<ReadFile<Json>>;
	/** A chronicle as the text of its file; null: there is none. */
	writeFile(order: FileOrder, watch: Watch): Promise<WrittenFile | null>;
	/** The state right after an event that the log has. */
	moment(asked: LogRow & { readonly sequence: number }, watch: Watch): Promise<Json>;
	/** What its game remembers of a whole log. */
	past(log: LogRow & { readonly version: number }, watch: Watch): Promise<PastRead>;
	/** What a command comes to that begins a log, where it takes no chance and nothing is sealed yet. */
	first(command: Typed, watch: Watch): Promise<Decision<Typed, string>>;
	/** Whether the chain of a whole log holds. */
	chain(log: LogRow & { readonly version: number }, watch: Watch): Promise<ChainProof>;
	/** What its game answers to a question about the state right after an event that the log has. */
	answer(
		asked: LogRow & { readonly sequence: number; readonly question: Json },
		watch: Watch
	): Promise<Json>;
	/** What code that plays a seat answers to a question; it knows nothing else. */
	think(question: Json, watch: Watch): Promise<Json>;
}

export type TaskName = keyof Tasks;

/** The tasks for one game, done in the thread that calls them. */
export function tasksOf(kept: AnyKept, reader: () => Reader | Promise<Reader>): Tasks {
	const moments = new Moments<Json, Typed>(kept);
	const pasts = new PastReader(kept);
	return {
		readFile: async (bytes, watch) =>
			inStretches(await checkFile(kept, new TextDecoder().decode(bytes), watch)),
		writeFile: async (order, watch) => writeFile(await reader(), kept, order, watch),
		moment: async ({ sequence, ...log }, watch) => moments.at(await reader(), log, sequence, watch),
		past: async (log, watch) => pasts.read(await reader(), log, watch),
		first: (command) => {
			const { game } = kept;
			const known = game.needsSealed(game.initial, command) ? { sealed: null } : {};
			const circumstances = { chance: scriptedChance([]), ...known };
			return Promise.resolve(decideKnowing(game, game.initial, command, circumstances));
		},
		chain: async (log, watch) => proveChain(await reader(), log, watch),
		answer: async ({ sequence, question, ...log }, watch) => {
			const state = await moments.at(await reader(), log, sequence, watch);
			return kept.answers?.(state, question) ?? null;
		},
		think: (question) => Promise.resolve(kept.coded?.think(question) ?? null)
	};
}
