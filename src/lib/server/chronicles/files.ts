import { and, eq } from 'drizzle-orm';
import type { Typed } from '../../games/core/game.ts';
import { hashOf } from '../../games/core/hash.ts';
import type { Json } from '../../games/core/json.ts';
import type { Database, Reader, Transaction } from '../db/client.ts';
import { chronicles } from '../db/schema/chronicles.ts';
import { sealUnder } from '../vault/passphrase.ts';
import type { Means } from './act.ts';
import { namesOf } from './annex.ts';
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

/** Chronicles as files: out, and in again. */
export interface Files<State> {
	/**
	 * The whole chronicle as one file, or null when there is none. Nothing of what is sealed is in it, nor a trace of
	 * that; with a passphrase, everything sealed goes along under it. Throws `VaultFault` where that does not open.
	 */
	export(id: string, passphrase?: string): Promise<ExportedFile | null>;
	/** What a passphrase would take along, in kinds. */
	sealedIn(chronicle: {
		readonly id: string;
		readonly state: State;
	}): Promise<readonly SealedKind[]>;
	/**
	 * Takes a file whole or not at all, as a chronicle of its own: read twice, it is two. Its envelopes keep the id they
	 * were written with, so that the chain can still be verified; the chronicle has a new one.
	 */
	import(text: string, taking: Taking): Promise<Imported>;
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
	const { game, dealt } = kept;

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
			names: await namesOf(reader, id),
			ruleset: kept.rulesetOf(state) as ChronicleFile['ruleset'],
			events,
			chain: { algorithm: CHAIN_ALGORITHM, head }
		};
		return { file, state };
	}

	/** The file, and what is sealed at the very same version of it. */
	const withSealed = (id: string) =>
		database.write(async (transaction) => {
			const found = await fileOf(transaction, id);
			if (!found) return null;
			const { state } = found;
			return {
				...found,
				part: await sealedPartOf(transaction, means.vault, dealt, { id, state })
			};
		});

	const sent = (file: ChronicleFile): ExportedFile => ({
		name: fileName(file.header.title, file.header.events),
		text: fileText(file)
	});

	return {
		async export(id, passphrase) {
			if (passphrase === undefined) {
				const plain = await fileOf(database.read, id);
				return plain && sent(plain.file);
			}
			const found = await withSealed(id);
			if (!found) return null;
			const { file, part } = found;
			const sealed = await sealUnder(passphrase, boundTo(file), part);
			return sent({ ...file, sealed });
		},
		sealedIn: (chronicle) => sealedKinds(database.read, means.vault, dealt, chronicle),
		import: (text, taking) => takeIn(database, kept, means, text, taking)
	};
}
