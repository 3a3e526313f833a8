import { and, eq } from 'drizzle-orm';
import type { Typed } from '../../games/core/game.ts';
import { hashOf } from '../../games/core/hash.ts';
import type { Json } from '../../games/core/json.ts';
import type { Database, Reader, Transaction } from '../db/client.ts';
import { chronicles } from '../db/schema/chronicles.ts';
import { MOST_IN_A_FILE } from '../tables/paces.ts';
import { inMegabytes } from '../tables/quotas.ts';
import { sealUnder } from '../vault/passphrase.ts';
import type { Means } from './act.ts';
import { FORMER_PLAYER, namesOf, saltsOf } from './annex.ts';
import {
	boundTo,
	CHAIN_ALGORITHM,
	FILE_FORMAT,
	FILE_VERSIONS,
	fileText,
	type ChronicleFile
} from './file.ts';
import { follow, unfolded } from './folded.ts';
import type { KeptGame } from './kept-game.ts';
import { readLog } from './log.ts';
import { sealedKinds, sealedPartOf, type SealedKind } from './sealed-part.ts';
import { takeIn, type Imported, type Taking } from './taking-in.ts';

/** A file ready to be sent. */
export interface ExportedFile {
	/** Safe on every system: letters, digits and `-`. */
	readonly name: string;
	readonly text: string;
}

/** A chronicle is more than a file can hold; its message says so to people. */
export class TooLargeForFile extends Error {}

/** Room for what stands round the log in a file, and round the file in a form: header, names, a boundary. */
const AROUND = 256 * 1024;

/** Why a log is not exported, in words; null: it is. What would come out could not be taken in again. */
const tooLargeForFile = (bytes: number): string | null =>
	bytes + AROUND > MOST_IN_A_FILE
		? `This chronicle weighs ${inMegabytes(bytes)}, and a file can hold ${inMegabytes(MOST_IN_A_FILE)}: more could not be imported again. Ask your host for a backup, which holds all of it.`
		: null;

/** Chronicles as files: out, and in again. */
export interface Files<State> {
	/**
	 * The whole chronicle as one file, or null when there is none. Nothing of what is sealed is in it, nor a trace of
	 * that; with a passphrase, imported chronicle cards go along under it, and never what was dealt at a table. Throws
	 * `VaultFault` where that does not open, and `TooLargeForFile`, before it begins, where the file could not be
	 * imported again.
	 */
	export(id: string, passphrase?: string): Promise<ExportedFile | null>;
	/** Why a chronicle cannot be exported, in words; null: it can. */
	tooLarge(id: string): Promise<string | null>;
	/** What a passphrase would take along, in kinds. */
	sealedIn(id: string): Promise<readonly SealedKind[]>;
	/** Whether a chapter is under way whose cards stay behind: wherever the file is read, the box deals on. */
	staysBehind(state: State): boolean;
	/**
	 * Takes a file whole or not at all, as a chronicle of its own: read twice, it is two. Its envelopes keep the id they
	 * were written with, so that the chain can still be verified; the chronicle has a new one.
	 */
	import(text: string, taking: Taking): Promise<Imported>;
}

/** The names of a file: what the log proves otherwise, such as a name that was taken out of an earlier file, stays out. */
async function namesFor(
	reader: Reader | Transaction,
	id: string,
	proofs: { readonly [seat: string]: string }
): Promise<ChronicleFile['names']> {
	const { seats, people } = await namesOf(reader, id);
	const salts = await saltsOf(reader, id);
	const known = Object.entries(seats).filter(
		([seat, name]) => !proofs[seat] || salts[seat] || name === FORMER_PLAYER
	);
	return {
		seats: Object.fromEntries(known),
		people,
		...(Object.keys(salts).length > 0 && { salts })
	};
}

/** `elysium-the-long-night-12.json` */
export function fileName(title: string, version: number): string {
	const plain = title
		.normalize('NFKD')
		.replace(/\p{M}/gu, '')
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '-')
		.slice(0, 60)
		.replace(/^-+|-+$/g, '');
	return `elysium-${plain || 'chronicle'}-${version}.json`;
}

/** Exports and imports the chronicles of a game. */
export function createFiles<
	State extends Json,
	Command extends Typed,
	Event extends Typed,
	Reason extends string
>(database: Database, kept: KeptGame<State, Command, Event, Reason>, means: Means): Files<State> {
	const { game } = kept;

	async function fileOf(reader: Reader | Transaction, id: string) {
		const [row] = await reader
			.select()
			.from(chronicles)
			.where(and(eq(chronicles.id, id), eq(chronicles.game, game.name)));
		if (!row) return null;
		const events = await readLog(reader, row);
		const { state, version, head } = follow(game, unfolded(game), events);
		const file: ChronicleFile = {
			format: FILE_FORMAT,
			version: FILE_VERSIONS.withRules,
			header: {
				chronicle: row.logId,
				title: kept.titleOf(state),
				game: game.name,
				schema: game.schema,
				createdAt: new Date(row.createdAt).toISOString(),
				exportedAt: means.now().toISOString(),
				events: version,
				stateHash: hashOf(state)
			},
			names: await namesFor(reader, id, kept.proofsOf?.(state) ?? {}),
			ruleset: kept.rulesetOf(state) as ChronicleFile['ruleset'],
			events,
			chain: { algorithm: CHAIN_ALGORITHM, head }
		};
		return file;
	}

	/** The file, and what is sealed at the very same version of it. */
	const withSealed = (id: string) =>
		database.write(async (transaction) => {
			const file = await fileOf(transaction, id);
			return file && { file, part: await sealedPartOf(transaction, means.vault, id) };
		});

	async function tooLarge(id: string): Promise<string | null> {
		const [row] = await database.read
			.select({ bytes: chronicles.bytes })
			.from(chronicles)
			.where(and(eq(chronicles.id, id), eq(chronicles.game, game.name)));
		return tooLargeForFile(row?.bytes ?? 0);
	}

	const sent = (file: ChronicleFile): ExportedFile => ({
		name: fileName(file.header.title, file.header.events),
		text: fileText(file)
	});

	return {
		async export(id, passphrase) {
			const full = await tooLarge(id);
			if (full !== null) throw new TooLargeForFile(full);
			if (passphrase === undefined) {
				const plain = await fileOf(database.read, id);
				return plain && sent(plain);
			}
			const found = await withSealed(id);
			if (!found) return null;
			const { file, part } = found;
			const sealed = await sealUnder(passphrase, boundTo(file), part);
			const whole = sent({ ...file, sealed });
			// What is sealed weighs something too, which nobody knows before it is sealed.
			const over = tooLargeForFile(Buffer.byteLength(whole.text) - AROUND);
			if (over !== null) throw new TooLargeForFile(over);
			return whole;
		},
		tooLarge,
		sealedIn: (id) => sealedKinds(database.read, means.vault, id),
		staysBehind: (state) => (kept.dealt?.goOnWithout(state) ?? null) !== null,
		import: (text, taking) => takeIn(database, kept, means, text, taking)
	};
}
