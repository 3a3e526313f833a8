import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { StoredEnvelope } from '../../games/core/envelope.ts';
import type { Decision } from '../../games/core/decision.ts';
import type { Typed } from '../../games/core/game.ts';
import { hashOf } from '../../games/core/hash.ts';
import type { Json } from '../../games/core/json.ts';
import type { Database, Transaction } from '../db/client.ts';
import { isConstraintError } from '../db/errors.ts';
import { prepared } from '../db/prepared.ts';
import { chronicles } from '../db/schema/chronicles.ts';
import { QUOTAS } from '../tables/quotas.ts';
import { findGroupFull } from '../tables/used.ts';
import { Listeners } from '../live/listeners.ts';
import { workHere, type LongWork } from '../long-work/long-work.ts';
import { act, type Means } from './act.ts';
import { namesOf, setSeat } from './annex.ts';
import { type Act, type Answer, refusedByGame, refusedByService, refusedFull } from './answers.ts';
import { append, enveloped } from './append.ts';
import { createBatches } from './batch.ts';
import { decideKnowing, keepSealed } from './dealing.ts';
import { dueOf } from './due.ts';
import { load, nothingHeld, upToDate, type ChronicleRow, type Held } from './held.ts';
import { tablesOf, type KeptGame } from './kept-game.ts';
import { LastUsed } from './last-used.ts';
import { readLog } from './log.ts';
import type { Chronicles, Founded, Founding } from './chronicles.ts';
import { lookBehind } from './looking.ts';
import { rewrite } from './projection.ts';
import { Audiences, seenAs } from './sight.ts';
import { readable, UnreadableChronicle } from './unreadable.ts';

const TRIES = 5;
const HELD_AT_MOST = 64;

const chronicleRow = prepared((read) =>
	read
		.select()
		.from(chronicles)
		.where(
			and(eq(chronicles.id, sql.placeholder('id')), eq(chronicles.game, sql.placeholder('game')))
		)
		.prepare()
);

/** What the chronicles of a game have around them; without it they are alone, and long work is done in their thread. */
interface Around<State> {
	/** Whom they tell of what happens. */
	readonly listeners?: Listeners;
	/** Heard once something is written. */
	readonly wrote?: () => void;
	/** Of which log nothing is written any more. */
	readonly isBroken?: (id: string) => boolean;
	/** Where earlier moments are folded, and chains are proved. */
	readonly work?: LongWork<State>;
}

/** Keeps the chronicles of a game. */
export function createChronicles<
	State extends Json,
	Command extends Typed,
	Event extends Typed,
	Reason extends string
>(
	database: Database,
	kept: KeptGame<State, Command, Event, Reason>,
	means: Means,
	{
		listeners = new Listeners(),
		wrote = () => undefined,
		isBroken = () => false,
		work = workHere(kept, database.read)
	}: Around<State> = {}
): Chronicles<State, Command, Reason> {
	const { game } = kept;
	const writtenBy = tablesOf(kept);
	/** A shortcut: whoever uses it compares the version with the database. */
	const cache = new LastUsed<Held<State>>(HELD_AT_MOST);
	const itsGame = eq(chronicles.game, game.name);
	const thisOne = (id: string) => and(eq(chronicles.id, id), itsGame);

	const rowOf = (id: string): Promise<ChronicleRow | undefined> =>
		chronicleRow(database.read).get({ id, game: game.name });

	/** What was written before is answered again. */
	const unlessBroken = (request: Act<Command>): Act<Command> =>
		isBroken(request.chronicle)
			? {
					...request,
					command: {
						...request.command,
						barred: () => Promise.resolve(refusedByService('chain-broken'))
					}
				}
			: request;

	async function commit(requests: readonly Act<Command>[]): Promise<Answer<Reason>[]> {
		const { given, working, written } = await database.write(async (transaction) => {
			// Made in here: a transaction that is tried again must find nothing of the one before it.
			const given: Answer<Reason>[] = [];
			const working = new Map<string, Held<State>>();
			const written = new Map<string, StoredEnvelope[]>();
			for (const request of requests) {
				const { chronicle } = request;
				const remembered = working.get(chronicle) ?? cache.get(chronicle);
				const { answer, held } = await act(
					transaction,
					kept,
					means,
					unlessBroken(request),
					remembered
				);
				if (held) working.set(chronicle, held);
				if (held && answer.kind === 'accepted')
					written.set(chronicle, [...(written.get(chronicle) ?? []), ...answer.events]);
				given.push(answer);
			}
			return { given, working, written };
		});
		for (const [id, held] of working) cache.set(id, held);
		for (const [id, { version }] of working) listeners.tell(id, version, written.get(id));
		if (written.size > 0) wrote();
		return given;
	}

	/** On a taken sequence another process was first: forget what is held and decide anew. */
	async function commitTrying(requests: readonly Act<Command>[]): Promise<Answer<Reason>[]> {
		for (let tries = 1; ; tries++) {
			try {
				return await commit(requests);
			} catch (error) {
				for (const { chronicle } of requests) cache.drop(chronicle);
				if (tries === TRIES || !isConstraintError(error)) throw error;
			}
		}
	}

	async function currentlyHeld(row: ChronicleRow): Promise<Held<State>> {
		const held = cache.get(row.id);
		if (held?.version === row.version) return held;
		const loaded = await readable(row.id, () => upToDate(database.read, kept, row, held));
		cache.set(row.id, loaded);
		return loaded;
	}

	const refresh = (row: ChronicleRow): Promise<void> =>
		database.write(async (transaction) => {
			const { rows, state } = await load(transaction, kept, row);
			await rewrite(transaction, row.id, rows);
			await transaction
				.update(chronicles)
				.set({
					projectedBy: writtenBy,
					title: kept.titleOf(state),
					dueAt: dueOf(kept, state, means.now().getTime())
				})
				.where(eq(chronicles.id, row.id));
		});

	async function foundOnce(
		transaction: Transaction,
		id: string,
		{ groupId, seats, actor, command }: Founding<Command>,
		decided: Decision<Event, Reason> | null
	): Promise<Founded<Reason>> {
		const [already] = await transaction.select().from(chronicles).where(eq(chronicles.id, id));
		if (already) return { kind: 'founded', chronicle: id, version: already.version };
		const full = await findGroupFull(transaction, means.quotas ?? QUOTAS, groupId, game.name);
		if (full !== null) return refusedFull(full);
		const salted = seats.map((seat) => ({ ...seat, salt: means.id() }));
		const names = Object.fromEntries(salted.map((seat) => [seat.seatId, seat]));
		const body = kept.proofs?.begun(command.body, id, names) ?? command.body;
		const known = game.needsSealed(game.initial, body) ? { sealed: null } : {};
		const now = means.now().getTime();
		const circumstances = { chance: means.chance, now, ...known };
		const decision = decided ?? decideKnowing(game, game.initial, body, circumstances);
		if (!decision.accepted) {
			const named = Object.fromEntries(seats.map(({ seatId, name }) => [seatId, name]));
			const nameOf = kept.namesIn(game.initial, named);
			return refusedByGame(game.sentences, decision.refusal, nameOf);
		}
		const before = nothingHeld(game);
		await transaction.insert(chronicles).values({
			id,
			logId: id,
			groupId,
			game: game.name,
			title: '',
			createdAt: now,
			importedAt: null,
			version: 0,
			rules: game.rules,
			projectedBy: writtenBy
		});
		for (const seat of salted) await setSeat(transaction, id, seat);
		const fingerprint = hashOf(command.body);
		const intention = { actor, seat: null, commandId: command.id, fingerprint };
		const envelopes = enveloped(game, id, before, intention, decision.events, means);
		const after = await append(transaction, kept, { id }, before, intention, envelopes);
		await keepSealed(transaction, means.vault, id, decision);
		return { kind: 'founded', chronicle: id, version: after.version };
	}

	const audiences = new Audiences(game as never, database.read);

	const logs: Chronicles<State, Command, Reason> = {
		async found(founding, watch) {
			// The id follows from group and command, so that a founding sent twice finds the first one.
			const id = hashOf([founding.groupId, founding.command.id]).slice(0, 22);
			// Sent again, it is not held against the rules again.
			const already = kept.beginsLong && (await rowOf(id));
			if (already) return { kind: 'founded', chronicle: id, version: already.version };
			// What a task of this game answers is of its game.
			const decided = kept.beginsLong
				? ((await work.first(founding.command.body, watch)) as Decision<Event, Reason>)
				: null;
			return database.write((transaction) => foundOnce(transaction, id, founding, decided));
		},
		act: createBatches(commitTrying),
		async read(id) {
			const row = await rowOf(id);
			if (!row) return null;
			const { groupId, createdAt, importedAt, logId } = row;
			const { state, version } = await currentlyHeld(row);
			const names = await namesOf(database.read, id);
			const title = kept.titleOf(state);
			return { id, logId, groupId, title, createdAt, importedAt, version, state, names };
		},
		async readAt(id, sequence, watch) {
			const row = await rowOf(id);
			if (!row || sequence < 1 || sequence > row.version) return null;
			const held = cache.get(id);
			if (held?.version === sequence) return held.state;
			return readable(id, () => work.moment({ id, logId: row.logId, sequence }, watch));
		},
		async prove(id, watch) {
			const row = await rowOf(id);
			if (!row) return null;
			const proof = await work.chain({ id, logId: row.logId, version: row.version }, watch);
			// One that was deleted meanwhile ends too early.
			return proof.brokenAt === null || (await rowOf(id)) ? proof : null;
		},
		look: (id, look) =>
			database.write((transaction) =>
				lookBehind(transaction, kept, means, id, cache.get(id), look)
			),
		async events(id, after, atMost) {
			const row = await rowOf(id);
			return row
				? readLog(database.read, row, { after, ...(atMost !== undefined && { atMost }) })
				: null;
		},
		async listen(id, listener) {
			// Heard from here on, so that nothing falls between what is read now and what is committed next.
			const leave = listeners.add(id, listener);
			let row: ChronicleRow | undefined;
			try {
				row = await rowOf(id);
			} finally {
				if (!row) leave();
			}
			if (!row) return null;
			listener.tell(row.version);
			const go = listeners.introduce(id, listener);
			return {
				leave() {
					leave();
					go();
				}
			};
		},
		// What a game answers here is its own, or a view of it.
		seenBy: (sitting) => seenAs(logs as never, game as never, audiences, sitting) as never,
		ofGroup: (groupId) =>
			database.read
				.select({
					id: chronicles.id,
					title: chronicles.title,
					version: chronicles.version,
					createdAt: chronicles.createdAt
				})
				.from(chronicles)
				.where(and(eq(chronicles.groupId, groupId), itsGame))
				.orderBy(asc(chronicles.createdAt), asc(chronicles.id)),
		async remove(id) {
			await database.write((transaction) => transaction.delete(chronicles).where(thisOne(id)));
			cache.drop(id);
			listeners.end(id);
		},
		async refreshTables() {
			const stale = await database.read
				.select()
				.from(chronicles)
				.where(and(itsGame, ne(chronicles.projectedBy, writtenBy)));
			const left: UnreadableChronicle[] = [];
			for (const row of stale)
				try {
					await readable(row.id, () => refresh(row));
				} catch (error) {
					if (!(error instanceof UnreadableChronicle)) throw error;
					left.push(error);
				}
			return left;
		}
	};
	return logs;
}
