import { ID_PATTERN, seal, type StoredEnvelope } from '../../games/core/envelope.ts';
import type { Typed } from '../../games/core/game.ts';
import type { Json } from '../../games/core/json.ts';
import type { Transaction } from '../db/client.ts';
import { setPerson } from './annex.ts';
import { dueOf } from './due.ts';
import { currentEvent, follow, type Folded } from './folded.ts';
import type { ChronicleRow, Held } from './held.ts';
import { engineOf, type KeptGame } from './kept-game.ts';
import { bytesOf, writeLog } from './log.ts';
import { writeChanges } from './projection.ts';
import { passesSnapshot, writeSnapshot } from './snapshots.ts';
import type { Actor } from './answers.ts';
import type { Surroundings } from './surroundings.ts';

/** An accepted command on its way into the log. */
export interface Intention {
	readonly actor: Actor;
	/** Whose intention it is at the table; null: the keeper's, for all. */
	readonly seat: string | null;
	readonly commandId: string;
	readonly fingerprint: string;
}

/** Puts events into envelopes that follow the head of the chain. */
export function enveloped<Event extends Typed>(
	{
		schema,
		rules,
		ruleOf
	}: {
		readonly schema: number;
		readonly rules: number;
		ruleOf(event: Event): string | null;
	},
	logId: string,
	from: Folded<Json>,
	intention: Intention,
	happened: readonly Event[],
	{ id, now }: Surroundings
): StoredEnvelope[] {
	// Ids of another form would lock the chronicle out of its own export.
	for (const given of [intention.actor.id, intention.commandId])
		if (!ID_PATTERN.test(given))
			throw new Error('The id of an actor or command has no known form.');
	const at = now().toISOString();
	let previous = from.head;
	return happened.map((event, index) => {
		const envelope = seal<Event>(previous, {
			id: id(),
			chronicle: logId,
			sequence: from.version + index + 1,
			schema,
			rules,
			seat: intention.seat,
			actor: intention.actor.id,
			command: intention.commandId,
			at,
			rule: ruleOf(event),
			event
		});
		previous = envelope.hash;
		return envelope;
	});
}

const INSERT_COMMAND =
	'INSERT INTO commands (chronicle_id, id, fingerprint, first_seq, last_seq) VALUES (?, ?, ?, ?, ?)';
export const UPDATE_VERSION =
	'UPDATE chronicles SET version = ?, rules = ?, bytes = bytes + ?, due_at = ? WHERE id = ?';
const UPDATE_TITLE = 'UPDATE chronicles SET title = ? WHERE id = ?';

/**
 * Writes accepted events and everything kept in step with them: the command, the tables, the actor's name, and a
 * snapshot where one is due. Answers what the chronicle is afterwards; true only once the transaction is committed.
 */
export async function append<State extends Json, Command extends Typed, Event extends Typed>(
	transaction: Transaction,
	kept: KeptGame<State, Command, Event, string>,
	chronicle: Pick<ChronicleRow, 'id'>,
	before: Held<State>,
	intention: Intention,
	envelopes: readonly StoredEnvelope[]
): Promise<Held<State>> {
	const folded = follow(kept.game, before, envelopes);
	await transaction.execute(INSERT_COMMAND, [
		chronicle.id,
		intention.commandId,
		intention.fingerprint,
		before.version + 1,
		folded.version
	]);
	if (envelopes.length === 0) return before;
	await writeLog(transaction, chronicle.id, envelopes);
	const { rules } = kept.game;
	await transaction.execute(UPDATE_VERSION, [
		folded.version,
		rules,
		bytesOf(envelopes),
		dueOf(kept, folded.state, Date.parse(envelopes.at(-1)?.at ?? '')),
		chronicle.id
	]);
	const title = kept.titleOf(folded.state);
	// Most events leave it as it is, and what is not written nobody reads anew.
	if (before.version === 0 || title !== kept.titleOf(before.state))
		await transaction.execute(UPDATE_TITLE, [title, chronicle.id]);
	const rows = kept.rowsOf(folded.state, before);
	await writeChanges(transaction, chronicle.id, before.rows, rows);
	if (isSnapshotDue(kept, before.version, envelopes))
		await writeSnapshot(transaction, chronicle.id, engineOf(kept.game), folded);
	const people = await withActor(transaction, chronicle.id, before.people, intention.actor);
	return { ...folded, rows, people };
}

function isSnapshotDue<State extends Json, Event extends Typed>(
	{ game }: Pick<KeptGame<State, Typed, Event, string>, 'game'>,
	before: number,
	envelopes: readonly StoredEnvelope[]
): boolean {
	return (
		passesSnapshot(before, before + envelopes.length) ||
		envelopes.some((envelope) => game.closesChapter(currentEvent(game, envelope)))
	);
}

async function withActor(
	transaction: Transaction,
	chronicleId: string,
	people: ReadonlyMap<string, string>,
	actor: Actor
): Promise<ReadonlyMap<string, string>> {
	if (people.get(actor.id) === actor.name) return people;
	await setPerson(transaction, chronicleId, actor);
	return new Map(people).set(actor.id, actor.name);
}
