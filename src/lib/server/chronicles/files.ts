import { and, eq } from 'drizzle-orm';
import type { StoredEnvelope } from '../../games/core/envelope.ts';
import type { Typed } from '../../games/core/game.ts';
import { hashOf } from '../../games/core/hash.ts';
import type { Json } from '../../games/core/json.ts';
import type { Database, Transaction } from '../db/client.ts';
import { chronicles, commands, people, seats } from '../db/schema/chronicles.ts';
import { namesOf } from './annex.ts';
import { checkFile } from './check-file.ts';
import type { FileFault } from '../../games/core/file-fault.ts';
import {
	CHAIN_ALGORITHM,
	FILE_FORMAT,
	FILE_VERSION,
	fileText,
	type ChronicleFile
} from './file.ts';
import { follow, unfolded } from './folded.ts';
import { engineOf, tablesOf, type KeptGame } from './kept-game.ts';
import { readLog, writeLog } from './log.ts';
import { rewrite } from './projection.ts';
import { writeSnapshot } from './snapshots.ts';
import type { Surroundings } from './surroundings.ts';

/** A file ready to be sent. */
interface ExportedFile {
	/** Safe on every system: letters, digits and `-`. */
	readonly name: string;
	readonly text: string;
}

type Imported =
	| { readonly kind: 'imported'; readonly chronicle: string; readonly version: number }
	| { readonly kind: 'refused'; readonly faults: readonly FileFault[] };

/** Chronicles as files: out, and in again. */
export interface Files {
	/** The whole chronicle as one file, or null when there is none. */
	export(id: string): Promise<ExportedFile | null>;
	/**
	 * Takes a file whole or not at all, as a chronicle of its own: read twice, it is two. Its envelopes keep the id they
	 * were written with, so that the chain can still be verified; the chronicle has a new one.
	 */
	import(text: string, groupId: string): Promise<Imported>;
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

/** The commands that the events of an imported file answered; what they asked in full, only the sender knew. */
function commandsOf(
	chronicleId: string,
	envelopes: readonly StoredEnvelope[]
): (typeof commands.$inferInsert)[] {
	const found = new Map<string, typeof commands.$inferInsert>();
	for (const { command, sequence } of envelopes) {
		const first = found.get(command)?.first ?? sequence;
		found.set(command, { chronicleId, id: command, fingerprint: null, first, last: sequence });
	}
	return [...found.values()];
}

const ROWS_A_STATEMENT = 500;

async function inChunks<Row>(
	rows: readonly Row[],
	write: (chunk: Row[]) => Promise<unknown>
): Promise<void> {
	for (let from = 0; from < rows.length; from += ROWS_A_STATEMENT)
		await write(rows.slice(from, from + ROWS_A_STATEMENT));
}

/** Every seat has its row, also where its name was taken out of the file: somebody may sit there again. */
async function writeNames(
	transaction: Transaction,
	chronicleId: string,
	names: ChronicleFile['names'],
	seatIds: readonly string[]
): Promise<void> {
	const sitting = seatIds.map((seatId, index) => ({
		chronicleId,
		seatId,
		name: names.seats[seatId] ?? `Seat ${index + 1}`
	}));
	const acting = Object.entries(names.people).map(([actorId, name]) => ({
		chronicleId,
		actorId,
		name
	}));
	await inChunks(sitting, (chunk) => transaction.insert(seats).values(chunk));
	await inChunks(acting, (chunk) => transaction.insert(people).values(chunk));
}

/** Exports and imports the chronicles of a game. */
export function createFiles<
	State extends Json,
	Command extends Typed,
	Event extends Typed,
	Reason extends string
>(
	database: Database,
	kept: KeptGame<State, Command, Event, Reason>,
	surroundings: Surroundings
): Files {
	const { game } = kept;
	return {
		async export(id) {
			const [row] = await database.read
				.select()
				.from(chronicles)
				.where(and(eq(chronicles.id, id), eq(chronicles.game, game.name)));
			if (!row) return null;
			const events = await readLog(database.read, row);
			const { state, version, head } = follow(game, unfolded(game), events);
			const title = kept.titleOf(state);
			const file: ChronicleFile = {
				format: FILE_FORMAT,
				version: FILE_VERSION,
				header: {
					chronicle: row.logId,
					title,
					game: game.name,
					schema: game.schema,
					createdAt: new Date(row.createdAt).toISOString(),
					exportedAt: surroundings.now().toISOString(),
					events: version,
					stateHash: hashOf(state)
				},
				names: await namesOf(database.read, id),
				ruleset: kept.rulesetOf(state) as ChronicleFile['ruleset'],
				events,
				chain: { algorithm: CHAIN_ALGORITHM, head }
			};
			return { name: fileName(title, version), text: fileText(file) };
		},
		async import(text, groupId) {
			const checked = await checkFile(kept, text);
			if (!checked.ok) return { kind: 'refused', faults: checked.faults };
			const { file, folded } = checked;
			const chronicle = surroundings.id();
			await database.write(async (transaction) => {
				await transaction.insert(chronicles).values({
					id: chronicle,
					logId: file.header.chronicle,
					groupId,
					game: game.name,
					title: kept.titleOf(folded.state),
					createdAt: Date.parse(file.header.createdAt),
					importedAt: surroundings.now().getTime(),
					version: folded.version,
					projectedBy: tablesOf(kept)
				});
				await writeLog(transaction, chronicle, file.events);
				await inChunks(commandsOf(chronicle, file.events), (chunk) =>
					transaction.insert(commands).values(chunk)
				);
				await writeNames(transaction, chronicle, file.names, kept.seatsOf(folded.state));
				await rewrite(transaction, chronicle, kept.rowsOf(folded.state));
				await writeSnapshot(transaction, chronicle, engineOf(game), folded);
			});
			return { kind: 'imported', chronicle, version: folded.version };
		}
	};
}
