import { eq } from 'drizzle-orm';
import { findChainFault, revisionOf, type StoredEnvelope } from '../../games/core/envelope.ts';
import type { Typed } from '../../games/core/game.ts';
import { hashOf } from '../../games/core/hash.ts';
import { sameJson, type Json } from '../../games/core/json.ts';
import { follow, unfolded, type Folded } from '../logs/folded.ts';
import type { ChronicleRow } from '../logs/held.ts';
import { engineOf, type KeptGame } from '../logs/kept-game.ts';
import { readLog } from '../logs/log.ts';
import { readRows, type ProjectedRows } from '../logs/projection.ts';
import { newestSnapshot } from '../logs/snapshots.ts';
import type { Reader } from '../db/client.ts';
import { commands } from '../db/schema/chronicles.ts';
import { A_TURN, nextTurn } from '../turns.ts';
import { Refusal } from './refusal.ts';

/** What a log and all that stands beside it says wrong; `where` names the log, never what somebody wrote in it. */
const broken = (where: string, what: string) => new Refusal(`${where}: ${what}.`);

const CHAIN_FAULTS = {
	'sequence-gap': 'is missing',
	'previous-does-not-match': 'does not follow the one before it',
	'hash-does-not-match': 'was changed after it was written'
} as const;

async function readStretch(
	reader: Reader,
	row: ChronicleRow,
	where: string,
	after: number,
	atMost = A_TURN
): Promise<StoredEnvelope[]> {
	try {
		return await readLog(reader, row, { after, atMost });
	} catch (error) {
		if (!(error instanceof SyntaxError)) throw error;
		if (atMost === 1) throw broken(where, `the event after event ${after} cannot be read`);
		const first = await readStretch(reader, row, where, after, 1);
		return [
			...first,
			...(await readStretch(reader, row, where, first[0]?.sequence ?? after, atMost - 1))
		];
	}
}

/** The runs of events that answered commands, by the command. */
type Answered = Map<string, { first: number; last: number }>;

function note(answered: Answered, { command, sequence }: StoredEnvelope): void {
	const run = answered.get(command);
	if (run) run.last = sequence;
	else answered.set(command, { first: sequence, last: sequence });
}

function followOne<State extends Json, Event extends Typed>(
	{ game }: Pick<KeptGame<State, Typed, Event, string>, 'game'>,
	where: string,
	folded: Folded<State>,
	envelope: StoredEnvelope
): Folded<State> {
	const { sequence, schema } = envelope;
	if (schema > game.schema || revisionOf(envelope) > game.rules)
		throw broken(where, `event ${sequence} was written by a newer Elysium than this one`);
	try {
		return follow(game, folded, [envelope]);
	} catch {
		throw broken(where, `event ${sequence} cannot follow what came before it`);
	}
}

async function checkCommands(reader: Reader, id: string, where: string, answered: Answered) {
	const rows = await reader.select().from(commands).where(eq(commands.chronicleId, id));
	const known = new Map(rows.map((row) => [row.id, row]));
	for (const [command, { first, last }] of answered) {
		const row = known.get(command);
		if (row?.first !== first || row.last !== last)
			throw broken(
				where,
				`the command that event ${first} answers is not recorded as it should be`
			);
	}
}

function checkTables(where: string, held: ProjectedRows, wanted: ProjectedRows): void {
	const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
	for (const name of Object.keys(wanted) as (keyof ProjectedRows)[])
		if (!sameJson(held[name] as unknown as Json, [...wanted[name]].sort(byId) as unknown as Json))
			throw broken(where, `the table of ${name} does not match the log`);
}

/**
 * Replays a log from its first event: the hash chain, every event, and that the snapshot, the tables beside the log and
 * the remembered commands say the same. Answers how many events it has.
 *
 * @param where what to call the log in a sentence
 * @throws Refusal which names the first thing that is broken
 */
export async function replayLog<State extends Json, Event extends Typed>(
	reader: Reader,
	kept: KeptGame<State, Typed, Event, string>,
	row: ChronicleRow,
	where: string
): Promise<number> {
	const snapshot = await newestSnapshot<State>(reader, row.id, engineOf(kept.game));
	const answered: Answered = new Map();
	let folded = unfolded(kept.game);
	for (;;) {
		const stretch = await readStretch(reader, row, where, folded.version);
		if (stretch.length === 0) break;
		const { head: previous, version } = folded;
		const found = findChainFault(stretch as Parameters<typeof findChainFault>[0], {
			previous,
			sequence: version + 1
		});
		if (found)
			throw broken(where, `event ${version + found.index + 1} ${CHAIN_FAULTS[found.fault]}`);
		for (const envelope of stretch) {
			folded = followOne(kept, where, folded, envelope);
			note(answered, envelope);
			if (snapshot?.version === folded.version && hashOf(snapshot.state) !== hashOf(folded.state))
				throw broken(where, `the state saved at event ${folded.version} does not match its log`);
		}
		await nextTurn();
	}
	if (folded.version !== row.version)
		throw broken(
			where,
			`its log ends with event ${folded.version}, but should end with ${row.version}`
		);
	checkTables(where, await readRows(reader, row.id), kept.rowsOf(folded.state));
	await checkCommands(reader, row.id, where, answered);
	return folded.version;
}
