import { and, eq } from 'drizzle-orm';
import { hashOf } from '../../games/core/hash.ts';
import { findOtherName } from '../../games/core/named.ts';
import type { Reader } from '../db/client.ts';
import { chronicles } from '../db/schema/chronicles.ts';
import type { AnyKept } from './kept-game.ts';
import type { Watch } from '../long-work/watch.ts';
import { saltedNamesOf, type SaltedNames } from './annex.ts';
import {
	CHAIN_ALGORITHM,
	FILE_FORMAT,
	FILE_VERSIONS,
	fileText,
	type ChronicleFile
} from './file.ts';
import { follow, unfolded } from './folded.ts';
import { readLog } from './log.ts';

/** What is to be written out. */
export interface FileOrder {
	readonly chronicle: string;
	/** When the file says that it was written, as an ISO instant. */
	readonly at: string;
	/** What is sealed under a passphrase, as it was at a version: the file ends there, with the names of then. */
	readonly sealed?: {
		readonly part: NonNullable<ChronicleFile['sealed']>;
		readonly version: number;
		readonly names: SaltedNames;
	};
}

/** A file ready to be sent. */
export interface WrittenFile {
	/** Safe on every system: letters, digits and `-`. */
	readonly name: string;
	readonly bytes: Uint8Array<ArrayBuffer>;
}

/**
 * The names of a file, as far as its log proves them. Others stay out, or the file could not be imported: a name that was
 * taken out of an earlier file, and one that changed between two reads.
 */
function namesFor(
	{ seats, people, salts }: SaltedNames,
	log: string,
	among: readonly string[],
	proofs: { readonly [seat: string]: string }
): ChronicleFile['names'] {
	const isProved = ([seat, name]: [string, string]): boolean =>
		among.includes(seat) && findOtherName(log, { seats: { [seat]: name }, salts }, proofs) === null;
	const proved = Object.fromEntries(Object.entries(seats).filter(isProved));
	const theirs = Object.entries(salts).filter(([seat]) => seat in proved);
	return {
		seats: proved,
		people,
		...(theirs.length > 0 && { salts: Object.fromEntries(theirs) })
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

const A_STRETCH = 200;

/** Writes a chronicle out as `Files.export` says; null: there is none. */
export async function writeFile(
	reader: Reader,
	kept: AnyKept,
	{ chronicle: id, at, sealed }: FileOrder,
	watch: Watch
): Promise<WrittenFile | null> {
	const { game } = kept;
	const [row] = await reader
		.select()
		.from(chronicles)
		.where(and(eq(chronicles.id, id), eq(chronicles.game, game.name)));
	if (!row) return null;
	const upTo = sealed?.version ?? row.version;
	// Now, since somebody may join or be renamed while the log is read.
	const names = sealed?.names ?? (await saltedNamesOf(reader, id));
	const events: ChronicleFile['events'] = [];
	let folded = unfolded(game);
	while (folded.version < upTo) {
		const stretch = await readLog(reader, row, {
			after: folded.version,
			upTo,
			atMost: A_STRETCH
		});
		if (stretch.length === 0) throw new Error(`The log of ${id} ends before event ${upTo}.`);
		folded = follow(game, folded, stretch);
		events.push(...stretch);
		await watch.turn(folded.version, upTo);
	}
	const { state, version, head } = folded;
	const title = kept.titleOf(state);
	const file: ChronicleFile = {
		format: FILE_FORMAT,
		version: FILE_VERSIONS.withRules,
		header: {
			chronicle: row.logId,
			title,
			game: game.name,
			schema: game.schema,
			createdAt: new Date(row.createdAt).toISOString(),
			exportedAt: at,
			events: version,
			stateHash: hashOf(state)
		},
		names: namesFor(names, row.logId, kept.seatsOf(state), kept.proofs?.of(state) ?? {}),
		ruleset: kept.rulesetOf(state) as ChronicleFile['ruleset'],
		...(sealed && { sealed: sealed.part }),
		events,
		chain: { algorithm: CHAIN_ALGORITHM, head }
	};
	return { name: fileName(title, version), bytes: new TextEncoder().encode(fileText(file)) };
}
