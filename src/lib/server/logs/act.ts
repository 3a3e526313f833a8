import { fold, type Typed } from '../../games/core/game.ts';
import { hashOf } from '../../games/core/hash.ts';
import type { Json } from '../../games/core/json.ts';
import type { Transaction } from '../db/client.ts';
import { findFull, QUOTAS, type Quotas } from '../tables/quotas.ts';
import { BYTES_OF_ITS_KEEPER } from '../tables/used.ts';
import { noteDealtHands } from '../tables/dealt-hands.ts';
import type { Vault } from '../vault/vault.ts';
import { addSeat, seatsOf } from './annex.ts';
import {
	refusedByGame,
	refusedByService,
	refusedFull,
	type Accepted,
	type Act,
	type Answer
} from './answers.ts';
import { append, enveloped } from './append.ts';
import { decideKnowing, keepSealed, openSealed } from './dealing.ts';
import { upToDate, type Held, type Place } from './held.ts';
import type { KeptGame } from './kept-game.ts';
import { readLog } from './log.ts';
import type { Surroundings } from './surroundings.ts';

/** What an act found and left, where it changed or loaded something worth holding. */
export interface Acted<State, Reason extends string> {
	readonly answer: Answer<Reason>;
	readonly held?: Held<State>;
}

/** What an act may use: time, chance, fresh ids, and the door to what is sealed. */
export interface Means extends Surroundings {
	readonly vault: Vault;
	/** How much there may be of what; the usual if not given. */
	readonly quotas?: Quotas;
}

interface Sent {
	/** null: known only from an imported file */
	readonly fingerprint: string | null;
	readonly first: number;
	readonly last: number;
}

const FIND = `SELECT c.log_id, c.version, c.rules, c.bytes, ${BYTES_OF_ITS_KEEPER} AS kept,
	m.fingerprint, m.first_seq, m.last_seq FROM chronicles c
	LEFT JOIN commands m ON m.chronicle_id = c.id AND m.id = ? WHERE c.id = ? AND c.game = ?`;

interface Found {
	readonly chronicle: Place;
	readonly rules: number;
	readonly sent: Sent | null;
	/** What its log weighs, and all logs of its keeper. */
	readonly bytes: { readonly own: number; readonly kept: number };
}

/** The chronicle, and the command of this id if it was accepted before. */
async function find(
	transaction: Transaction,
	{ chronicle: id, command }: Act<unknown>,
	game: string
): Promise<Found | null> {
	const { rows } = await transaction.execute(FIND, [command.id, id, game]);
	const [row] = rows;
	if (!row) return null;
	const { log_id, version, fingerprint, first_seq, last_seq } = row;
	const bytes = { own: Number(row['bytes']), kept: Number(row['kept']) };
	const chronicle = { id, logId: String(log_id), version: Number(version) };
	const rules = Number(row['rules']);
	if (first_seq === null) return { chronicle, rules, sent: null, bytes };
	const sent = {
		fingerprint: typeof fingerprint === 'string' ? fingerprint : null,
		first: Number(first_seq),
		last: Number(last_seq)
	};
	return { chronicle, rules, sent, bytes };
}

/** The answer that a command got when it was first sent. */
async function answerAgain(
	transaction: Transaction,
	{ chronicle, sent }: { readonly chronicle: Place; readonly sent: Sent }
): Promise<Accepted> {
	const events = await readLog(transaction, chronicle, { after: sent.first - 1, upTo: sent.last });
	return { kind: 'accepted', version: sent.last, on: sent.first - 1, events };
}

/** Whether all that a command was read off is as it was. */
async function isThereStill(
	transaction: Transaction,
	{ onlyThere, seen }: Pick<Act<unknown>['command'], 'onlyThere' | 'seen'>,
	{ version }: Place
): Promise<boolean> {
	if (onlyThere === undefined) return true;
	return seen === version && (onlyThere === true || (await onlyThere(transaction)));
}

const findLogFull = (quotas: Quotas, { chronicle, bytes }: Found): string | null =>
	findFull(quotas, 'chronicle', { events: chronicle.version, bytes: bytes.own }) ??
	findFull(quotas, 'account', { bytes: bytes.kept });

/** Why there can be no more of something that these events bring, in words; null: they bring none, or there can. */
function findStateFull<State extends Json, Event extends Typed>(
	{ game, countsOf }: Pick<KeptGame<State, Typed, Event, string>, 'game' | 'countsOf'>,
	quotas: Quotas,
	before: State,
	events: readonly Event[]
): string | null {
	const had = countsOf?.(before);
	if (!had || findFull(quotas, 'chronicle', had) === null) return null;
	const has = countsOf?.(fold(game.evolve, before, events)) ?? had;
	const more = Object.entries(has).filter(([what, now]) => now > had[what as keyof typeof had]);
	// What there was before is what may be full: of what was not, these events may bring the last.
	return findFull(quotas, 'chronicle', {
		...Object.fromEntries(more.map(([what]) => [what, had[what as keyof typeof had]]))
	});
}

/**
 * Decides a command on the newest state and appends what came of it, all in the given transaction. What the sender
 * saw matters only in that it must exist: on a newer state the command is decided anew, unless it counts `onlyThere`.
 */
export async function act<
	State extends Json,
	Command extends Typed,
	Event extends Typed,
	Reason extends string
>(
	transaction: Transaction,
	kept: KeptGame<State, Command, Event, Reason>,
	means: Means,
	request: Act<Command>,
	remembered: Held<State> | undefined
): Promise<Acted<State, Reason>> {
	const { command, actor, seat } = request;
	const found = await find(transaction, request, kept.game.name);
	if (!found) return { answer: refusedByService('no-such-chronicle') };
	const { chronicle, rules, sent } = found;
	const { quotas = QUOTAS } = means;
	const fingerprint = hashOf(command.wish ?? command.body);
	if (sent && sent.fingerprint !== fingerprint)
		return { answer: refusedByService('command-id-reused') };
	if (sent) return { answer: await answerAgain(transaction, { chronicle, sent }) };
	if (rules > kept.game.rules) return { answer: refusedByService('rules-newer') };
	if (command.seen > chronicle.version) return { answer: refusedByService('version-unknown') };
	if (!(await isThereStill(transaction, command, chronicle)))
		return { answer: refusedByService('version-passed') };
	const full = findLogFull(quotas, found);
	if (full !== null) return { answer: refusedFull(full) };
	const barred = await command.barred?.(transaction);
	if (barred) return { answer: barred };

	const before = await upToDate(transaction, kept, chronicle, remembered);
	const { game } = kept;
	const known = game.needsSealed(before.state, command.body)
		? await openSealed(transaction, means.vault, chronicle.id)
		: {};
	if (known === null) return { answer: refusedByService('sealed-unreadable'), held: before };
	const decision = decideKnowing(game, before.state, command.body, {
		chance: means.chance,
		now: means.now().getTime(),
		...known
	});
	if (!decision.accepted) {
		const names = (await seatsOf(transaction, chronicle.id)).map(({ seatId, name }) => [
			seatId,
			name
		]);
		const nameOf = kept.namesIn(before.state, Object.fromEntries(names));
		return { answer: refusedByGame(game.sentences, decision.refusal, nameOf), held: before };
	}
	const over = findStateFull(kept, quotas, before.state, decision.events);
	if (over !== null) return { answer: refusedFull(over), held: before };
	const intention = { actor, seat, commandId: command.id, fingerprint };
	const { logId } = chronicle;
	const events = enveloped(game, logId, before, intention, decision.events, means);
	const held = await append(transaction, kept, chronicle, before, intention, events);
	await nameNewSeats(transaction, kept, request, before.state, held.state);
	await keepSealed(transaction, means.vault, chronicle.id, decision);
	const laidOut = kept.dealt?.laidOut(decision.events) ?? null;
	if (laidOut !== null) await noteDealtHands(transaction, chronicle.id, laidOut);
	await command.along?.(transaction, events);
	const answer = { kind: 'accepted', version: held.version, on: before.version, events } as const;
	return { answer, held };
}

/** A seat has its row, and so its name, from the event on that adds it: nobody could ever claim it otherwise. */
async function nameNewSeats<State extends Json>(
	transaction: Transaction,
	kept: { seatsOf(state: State): readonly string[] },
	{ chronicle, newcomer }: Pick<Act<unknown>, 'chronicle' | 'newcomer'>,
	before: State,
	after: State
): Promise<void> {
	const [known, seats] = [kept.seatsOf(before), kept.seatsOf(after)];
	if (known === seats) return;
	for (const [index, seatId] of seats.entries())
		if (!known.includes(seatId))
			await addSeat(transaction, chronicle, {
				seatId,
				...(newcomer ?? { name: `Seat ${index + 1}`, userId: null })
			});
}
