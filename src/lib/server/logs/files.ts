import { and, eq } from 'drizzle-orm';
import type { Typed } from '../../games/core/game.ts';
import type { Json } from '../../games/core/json.ts';
import { nounOf } from '../../games/registry.ts';
import type { Database } from '../db/client.ts';
import { chronicles } from '../db/schema/chronicles.ts';
import { workHere, type LongWork } from '../long-work/long-work.ts';
import type { Watch } from '../long-work/watch.ts';
import { MOST_IN_A_FILE } from '../tables/paces.ts';
import { inMegabytes } from '../tables/quotas.ts';
import { sealUnder } from '../vault/passphrase.ts';
import type { Means } from './act.ts';
import { saltedNamesOf } from './annex.ts';
import { load } from './held.ts';
import type { KeptGame, SealedBeside } from './kept-game.ts';
import { readLog } from './log.ts';
import { takeIn, type Imported, type Taking } from './taking-in.ts';
import type { FileOrder, WrittenFile } from './writing-out.ts';

/** A chronicle cannot be a file, or not yet; its message says so to people. */
export class NotExported extends Error {
	readonly isTooLarge: boolean;

	constructor(sentence: string, isTooLarge: boolean) {
		super(sentence);
		this.isTooLarge = isTooLarge;
	}
}

/** Room for what stands round the log in a file, and round the file in a form: header, names, a boundary. */
const AROUND = 256 * 1024;

/** What would come out could not be taken in again. */
const tooLargeForFile = (game: string, bytes: number): NotExported | null =>
	bytes + AROUND > MOST_IN_A_FILE
		? new NotExported(
				`This ${nounOf(game)} has ${inMegabytes(bytes)}, and a file can hold ${inMegabytes(MOST_IN_A_FILE)}. Ask your host for a backup instead: it holds everything.`,
				true
			)
		: null;

/** Chronicles as files: out, and in again. */
export interface Files<State> {
	/**
	 * The whole chronicle as one file, or null when there is none. Nothing of what is sealed is in it, nor a trace of
	 * that; with a passphrase, imported chronicle cards go along under it, and never what was dealt at a table. Throws
	 * `VaultFault` where that does not open, and `NotExported`, before it begins, where the file could not be
	 * imported again.
	 */
	export(id: string, passphrase?: string, watch?: Watch): Promise<WrittenFile | null>;
	/** Why a chronicle cannot be exported, in words; null: it can. */
	whyNot(id: string): Promise<string | null>;
	/** What a passphrase would take along, in kinds. */
	sealedIn(id: string): Promise<readonly string[]>;
	/** Whether something dealt face down stays behind: wherever the file is read, the log goes on without it. */
	staysBehind(state: State): boolean;
	/**
	 * Takes a file whole or not at all, as a chronicle of its own: read twice, it is two. Its envelopes keep the id they
	 * were written with, so that the chain can still be verified; the chronicle has a new one.
	 */
	import(file: string | Uint8Array<ArrayBuffer>, taking: Taking, watch?: Watch): Promise<Imported>;
}

const STILL_PLAYED = 'Not everyone may see everything here yet. Finish the game, then export it.';
const UNDER_WAY = 'This is still under way. Finish it, then export it.';

/** Exports and imports the chronicles of a game; `work`: where files are read and written; `isBroken`: which logs take nothing more. */
export function createFiles<
	State extends Json,
	Command extends Typed,
	Event extends Typed,
	Reason extends string
>(
	database: Database,
	kept: KeptGame<State, Command, Event, Reason>,
	means: Means,
	work: LongWork<State> = workHere(kept, database.read),
	isBroken: (id: string) => boolean = () => false
): Files<State> {
	const { game } = kept;

	/** What is sealed, under its passphrase, with the version of the log that it belongs to and the names of then; null: no such chronicle. */
	async function sealedAt(
		{ open }: SealedBeside,
		id: string,
		passphrase: string
	): Promise<FileOrder['sealed'] | null> {
		const found = await database.write(async (transaction) => {
			const [row] = await transaction
				.select()
				.from(chronicles)
				.where(and(eq(chronicles.id, id), eq(chronicles.game, game.name)));
			if (!row) return null;
			const [last] = await readLog(transaction, row, { after: row.version - 1 });
			if (!last) throw new Error(`The log of ${id} ends before event ${row.version}.`);
			const place = { chronicle: row.logId, head: last.hash };
			return {
				place,
				version: row.version,
				names: await saltedNamesOf(transaction, id),
				part: await open(transaction, means.vault, id)
			};
		});
		if (!found) return null;
		const { place, part, ...then } = found;
		return { part: await sealUnder(passphrase, place, part), ...then };
	}

	async function whyNot(id: string, beside = 0): Promise<NotExported | null> {
		const [row] = await database.read
			.select()
			.from(chronicles)
			.where(and(eq(chronicles.id, id), eq(chronicles.game, game.name)));
		if (row && (game.sight || kept.isWhole)) {
			const { state } = await load(database.read, kept, row);
			if (game.sight?.isOpen(state) === false) return new NotExported(STILL_PLAYED, false);
			if (kept.isWhole?.(state) === false) return new NotExported(UNDER_WAY, false);
		}
		return tooLargeForFile(game.name, (row?.bytes ?? 0) + beside);
	}

	return {
		async export(id, passphrase, watch) {
			const full = await whyNot(id);
			if (full !== null) throw full;
			const sealed =
				passphrase === undefined || !kept.sealed
					? undefined
					: await sealedAt(kept.sealed, id, passphrase);
			if (sealed === null) return null;
			// What is sealed weighs something too, which nobody knows before it is sealed.
			const over = await whyNot(id, sealed?.part.content.length);
			if (over !== null) throw over;
			const at = means.now().toISOString();
			return work.writeFile({ chronicle: id, at, ...(sealed && { sealed }) }, watch);
		},
		whyNot: async (id) => (await whyNot(id))?.message ?? null,
		sealedIn: async (id) => (await kept.sealed?.kinds(database.read, means.vault, id)) ?? [],
		staysBehind: (state) => (kept.dealt?.goOnWithout(state) ?? null) !== null,
		import: async (file, taking, watch) => {
			const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file;
			const read = await work.readFile(bytes, watch);
			return takeIn(database, kept, means, read, taking, isBroken);
		}
	};
}
