import { and, eq, lte, ne } from 'drizzle-orm';
import type { StoredEnvelope } from '../../games/core/envelope.ts';
import type { RuleCheck } from '../../games/core/deviation.ts';
import { fault, type FileFault } from '../../games/core/file-fault.ts';
import type { Typed } from '../../games/core/game.ts';
import type { Json } from '../../games/core/json.ts';
import type { Database, Transaction } from '../db/client.ts';
import { chronicles, people, seats } from '../db/schema/chronicles.ts';
import { findTooMuch, QUOTAS } from '../tables/quotas.ts';
import { findGroupFull } from '../tables/used.ts';
import { members } from '../db/schema/groups.ts';
import { writeDown } from '../tables/audit.ts';
import { nextTurn } from '../turns.ts';
import { openUnder } from '../vault/passphrase.ts';
import { act, type Means } from './act.ts';
import { OUTSIDER } from './annex.ts';
import type { Act, Actor } from './answers.ts';
import type { CheckedFile } from './check-file.ts';
import { dueOf } from './due.ts';
import { boundTo, type ChronicleFile } from './file.ts';
import type { Folded } from './folded.ts';
import {
	engineOf,
	tablesOf,
	type KeptGame,
	type Note,
	type SealedBeside,
	type SealedPart
} from './kept-game.ts';
import { bytesOf, writeLog } from './log.ts';
import { rewrite } from './projection.ts';
import { writeSnapshot } from './snapshots.ts';
import { readable, UnreadableChronicle } from './unreadable.ts';

/** Where a file is to be taken in, by whom, and how what is sealed in it is opened. */
export interface Taking {
	readonly groupId: string;
	readonly actor: Actor;
	/** Of the sealed part; null: continue without it. Left out: nobody was asked yet. */
	readonly passphrase?: string | null;
}

/** The file holds a sealed part: nobody said how to open it, or it does not open that way. */
interface Closed {
	readonly kind: 'passphrase-asked' | 'passphrase-wrong';
}

export type Imported =
	| {
			readonly kind: 'imported';
			readonly chronicle: string;
			readonly version: number;
			/** What was sealed did not come along: how the log goes on without it; null: it lacks nothing. */
			readonly wentOn: Note | null;
			/** Which of its events which rules decided, and what today's would decide otherwise. */
			readonly rules: RuleCheck;
			/** Whether some of the players' names are proved by nothing in the log. */
			readonly namesUnproved: boolean;
	  }
	| { readonly kind: 'refused'; readonly faults: readonly FileFault[] }
	/** There is no room for it; the sentence says where. */
	| { readonly kind: 'full'; readonly sentence: string }
	| Closed;

/** The commands that the events of an imported file answered: id, first and last event. What they asked in full, only the sender knew. */
function commandsOf(envelopes: readonly StoredEnvelope[]): [string, number, number][] {
	const found = new Map<string, { readonly first: number; readonly last: number }>();
	for (const { command, sequence } of envelopes)
		found.set(command, { first: found.get(command)?.first ?? sequence, last: sequence });
	return [...found].map(([id, { first, last }]) => [id, first, last]);
}

/**
 * A checked file as the thread that read it hands it over: its log in stretches, as JSON. To take in all envelopes at once
 * would stop everybody else for as long as that takes, and they would lie in memory twice.
 */
export type ReadFile<State> =
	| (Omit<CheckedFile<State> & { readonly ok: true }, 'file'> & {
			readonly file: Omit<ChronicleFile, 'events'>;
			readonly stretches: readonly string[];
			/** What the log weighs. */
			readonly bytes: number;
	  })
	| (CheckedFile<State> & { readonly ok: false });

interface StretchOfFile {
	readonly envelopes: readonly StoredEnvelope[];
	readonly commands: ReturnType<typeof commandsOf>;
}

const ROWS_A_STRETCH = 400;

/** Makes a checked file ready to be handed over. */
export function inStretches<State>(checked: CheckedFile<State>): ReadFile<State> {
	if (!checked.ok) return checked;
	const { events, ...file } = checked.file;
	const commands = commandsOf(events);
	const stretches: string[] = [];
	for (let from = 0; from < events.length; from += ROWS_A_STRETCH) {
		const to = from + ROWS_A_STRETCH;
		const stretch: StretchOfFile = {
			envelopes: events.slice(from, to),
			commands: commands.slice(from, to)
		};
		stretches.push(JSON.stringify(stretch));
	}
	return { ...checked, file, stretches, bytes: bytesOf(events) };
}

/** As text: there are thousands, and others wait for the writer. */
const INSERT_COMMAND =
	'INSERT INTO commands (chronicle_id, id, first_seq, last_seq) VALUES (?, ?, ?, ?)';

/** A statement takes so many rows at most. */
async function inChunks<Row>(
	rows: readonly Row[],
	write: (chunk: Row[]) => Promise<unknown>
): Promise<void> {
	for (let from = 0; from < rows.length; from += ROWS_A_STRETCH)
		await write(rows.slice(from, from + ROWS_A_STRETCH));
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
		name: names.seats[seatId] ?? `Seat ${index + 1}`,
		salt: names.salts?.[seatId] ?? null
	}));
	const acting = Object.entries(names.people).map(([actorId, name]) => ({
		chronicleId,
		actorId,
		name
	}));
	await inChunks(sitting, (chunk) => transaction.insert(seats).values(chunk));
	await inChunks(acting, (chunk) => transaction.insert(people).values(chunk));
}

/** What is sealed in a file, opened; null: there is nothing, or nobody wants it; or what is in the way. */
async function opened(
	sealed: SealedBeside | undefined,
	file: Omit<ChronicleFile, 'events'>,
	passphrase: Taking['passphrase']
): Promise<SealedPart | null | Closed> {
	if (file.sealed === undefined || passphrase === null) return null;
	if (passphrase === undefined) return { kind: 'passphrase-asked' };
	const content = await openUnder(passphrase, boundTo(file), file.sealed);
	const part = content === null ? null : sealed?.read(content);
	return part ?? { kind: 'passphrase-wrong' };
}

/** Does what a game has to do where what was sealed did not come along; null: nothing. */
async function goOnWithout<State extends Json, Command extends Typed, Event extends Typed>(
	transaction: Transaction,
	kept: KeptGame<State, Command, Event, string>,
	means: Means,
	{ chronicle, actor }: { readonly chronicle: string; readonly actor: Actor },
	{ state, version }: Folded<State>
): Promise<Note | null> {
	const way = kept.dealt?.goOnWithout(state) ?? null;
	if (way === null) return null;
	const command = { id: means.id(), seen: version, body: way.command };
	const request = { chronicle, actor, seat: null, command };
	const { answer } = await act(transaction, kept, means, request, undefined);
	if (answer.kind === 'accepted') return way.note;
	throw new Error(`A log cannot go on without what was dealt (${answer.reason}).`);
}

/**
 * Says in every other log of the same chronicle on this server that a copy of it was opened; where a log takes nothing
 * more, or cannot be read, beside it.
 */
async function noteCopies<State extends Json, Command extends Typed, Event extends Typed>(
	transaction: Transaction,
	kept: KeptGame<State, Command, Event, string>,
	means: Means,
	{ chronicle: copy, actor }: { readonly chronicle: string; readonly actor: Actor },
	{ logId, isBroken }: { readonly logId: string; readonly isBroken: (id: string) => boolean }
): Promise<void> {
	const others = await transaction
		.select({ id: chronicles.id, groupId: chronicles.groupId, member: members.userId })
		.from(chronicles)
		.leftJoin(members, and(eq(members.groupId, chronicles.groupId), eq(members.userId, actor.id)))
		.where(
			and(eq(chronicles.logId, logId), eq(chronicles.game, kept.game.name), ne(chronicles.id, copy))
		);
	for (const { id, groupId, member } of others) {
		const body = kept.copyOpened?.(member);
		if (!body) return;
		const command = { id: means.id(), seen: 0, body };
		const by = member === null ? OUTSIDER : actor;
		const request = { chronicle: id, actor: by, seat: null, command };
		const isNoted = !isBroken(id) && (await isAccepted(transaction, kept, means, request));
		if (isNoted) continue;
		const at = { id: member, now: means.now().getTime() };
		await writeDown(transaction, groupId, at, 'copy-opened', { chronicleId: id });
	}
}

/** Whether a log takes this; one that does not fold takes nothing, and is no reason to refuse its copy. */
async function isAccepted<State extends Json, Command extends Typed, Event extends Typed>(
	transaction: Transaction,
	kept: KeptGame<State, Command, Event, string>,
	means: Means,
	request: Act<Command>
): Promise<boolean> {
	const { chronicle } = request;
	try {
		const acted = () => act(transaction, kept, means, request, undefined);
		return (await readable(chronicle, acted)).answer.kind === 'accepted';
	} catch (error) {
		if (error instanceof UnreadableChronicle) return false;
		throw error;
	}
}

const countsIn = <State extends Json>(
	{ countsOf }: Pick<KeptGame<State, Typed, Typed, string>, 'countsOf'>,
	state: State
) => countsOf?.(state) ?? { notes: 0, cards: 0, slips: 0 };

/** The game of a log that is still being written: none, so that nobody finds it. */
const UNFINISHED = '';
/** No import is under way for so long. */
const UNFINISHED_FOR_SURE_MS = 60 * 60 * 1000;

/** Throws away what imports that were cut off left behind. `mayRun`: some that began lately may still be under way. */
export async function sweepUnfinished(
	{ read, write }: Database,
	now: Date,
	mayRun: boolean
): Promise<void> {
	const begun = now.getTime() - (mayRun ? UNFINISHED_FOR_SURE_MS : 0);
	const left = and(eq(chronicles.game, UNFINISHED), lte(chronicles.importedAt, begun));
	const [some] = await read.select({ id: chronicles.id }).from(chronicles).where(left);
	if (some) await write((transaction) => transaction.delete(chronicles).where(left));
}

/**
 * Takes a file that was checked in, as `Files.import` says. Its log is written in many transactions, so that other people's
 * come in between; nobody finds it until the last one.
 */
export async function takeIn<State extends Json, Command extends Typed, Event extends Typed>(
	database: Database,
	kept: KeptGame<State, Command, Event, string>,
	means: Means,
	checked: ReadFile<State>,
	{ groupId, actor, passphrase }: Taking,
	isBroken: (id: string) => boolean = () => false
): Promise<Imported> {
	if (!checked.ok) return { kind: 'refused', faults: checked.faults };
	const { file, folded, rules, bytes } = checked;
	if (kept.isWhole?.(folded.state) === false)
		return {
			kind: 'refused',
			faults: [fault('events', 'a log that came to its end', 'one that is under way')]
		};
	const part = await opened(kept.sealed, file, passphrase);
	if (part && 'kind' in part) return part;
	const { quotas = QUOTAS } = means;
	const much = findTooMuch(quotas, {
		...countsIn(kept, folded.state),
		events: folded.version,
		bytes
	});
	if (much !== null) return { kind: 'full', sentence: much };
	const weight = bytes + (part?.bytes ?? 0);
	const findFull = (looks: Pick<Transaction, 'select'>) =>
		findGroupFull(looks, quotas, groupId, kept.game.name, weight);
	const full = await findFull(database.read);
	if (full !== null) return { kind: 'full', sentence: full };
	const chronicle = means.id();
	const thisOne = eq(chronicles.id, chronicle);
	let imported: Imported | undefined;
	try {
		await database.write((transaction) =>
			transaction.insert(chronicles).values({
				id: chronicle,
				logId: file.header.chronicle,
				groupId,
				game: UNFINISHED,
				title: kept.titleOf(folded.state),
				createdAt: Date.parse(file.header.createdAt),
				importedAt: means.now().getTime(),
				version: folded.version,
				rules: rules.stretches.at(-1)?.rules ?? 1,
				projectedBy: tablesOf(kept)
			})
		);
		for (const stretch of checked.stretches) {
			const { envelopes, commands } = JSON.parse(stretch) as StretchOfFile;
			await database.write(async (transaction) => {
				await writeLog(transaction, chronicle, envelopes);
				const rows = commands.map((command) => [chronicle, ...command]);
				await transaction.executeEach(INSERT_COMMAND, rows);
			});
			await nextTurn();
		}
		imported = await database.write(async (transaction): Promise<Imported> => {
			const full = await findFull(transaction);
			if (full !== null) return { kind: 'full', sentence: full };
			await transaction
				.update(chronicles)
				.set({
					game: kept.game.name,
					bytes,
					dueAt: dueOf(kept, folded.state, means.now().getTime())
				})
				.where(thisOne);
			await writeNames(transaction, chronicle, file.names, kept.seatsOf(folded.state));
			await rewrite(transaction, chronicle, kept.rowsOf(folded.state));
			await writeSnapshot(transaction, chronicle, engineOf(kept.game), folded, checked.stateHash);
			await part?.keep(transaction, means.vault, chronicle);
			const wentOn = part?.isDealt
				? null
				: await goOnWithout(transaction, kept, means, { chronicle, actor }, folded);
			const version = folded.version + (wentOn ? 1 : 0);
			const original = { logId: file.header.chronicle, isBroken };
			await noteCopies(transaction, kept, means, { chronicle, actor }, original);
			const namesUnproved = checked.unproved.length > 0;
			return { kind: 'imported', chronicle, version, wentOn, rules, namesUnproved };
		});
		return imported;
	} finally {
		if (imported?.kind !== 'imported')
			// What cannot be thrown away now, the next start throws away.
			await database
				.write((transaction) => transaction.delete(chronicles).where(thisOne))
				.catch(() => undefined);
	}
}
