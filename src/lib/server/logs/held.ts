import { eq } from 'drizzle-orm';
import type { Typed } from '../../games/core/game.ts';
import type { Json } from '../../games/core/json.ts';
import type { Reader, Transaction } from '../db/client.ts';
import type { chronicles } from '../db/schema/chronicles.ts';
import { people } from '../db/schema/chronicles.ts';
import { follow, unfolded, type Folded } from './folded.ts';
import { engineOf, type KeptGame } from './kept-game.ts';
import { readLog } from './log.ts';
import { NO_ROWS, type ProjectedRows } from './projection.ts';
import { newestSnapshot } from './snapshots.ts';

export type ChronicleRow = typeof chronicles.$inferSelect;

/** A folded chronicle as the server holds it in memory: with its rows, and the names of who acted so far. */
export interface Held<State> extends Folded<State> {
	readonly rows: ProjectedRows;
	readonly people: ReadonlyMap<string, string>;
}

/** Before the first event. */
export const nothingHeld = <State extends Json>(game: {
	readonly initial: State;
}): Held<State> => ({ ...unfolded(game), rows: NO_ROWS, people: new Map() });

/** Newest snapshot and the tail after it; a snapshot that the tail does not follow is left aside. */
async function foldStored<State extends Json, Event extends Typed>(
	reader: Reader | Transaction,
	{ game }: Pick<KeptGame<State, Typed, Event, string>, 'game'>,
	chronicle: Pick<ChronicleRow, 'id' | 'logId'>
): Promise<Folded<State>> {
	const snapshot = await newestSnapshot<State>(reader, chronicle.id, engineOf(game));
	if (snapshot) {
		const tail = await readLog(reader, chronicle, { after: snapshot.version });
		if (!tail[0] || tail[0].previous === snapshot.head) return follow(game, snapshot, tail);
	}
	return follow(game, unfolded(game), await readLog(reader, chronicle));
}

/** The names of who acted so far. */
async function peopleOf(
	reader: Reader | Transaction,
	{ id }: Pick<ChronicleRow, 'id'>
): Promise<ReadonlyMap<string, string>> {
	const actors = await reader.select().from(people).where(eq(people.chronicleId, id));
	return new Map(actors.map(({ actorId, name }) => [actorId, name]));
}

/** Everything of a chronicle that acting needs, from the database. */
export async function load<State extends Json, Event extends Typed>(
	reader: Reader | Transaction,
	kept: KeptGame<State, Typed, Event, string>,
	chronicle: Pick<ChronicleRow, 'id' | 'logId'>
): Promise<Held<State>> {
	const folded = await foldStored(reader, kept, chronicle);
	return {
		...folded,
		rows: kept.rowsOf(folded.state),
		people: await peopleOf(reader, chronicle)
	};
}

/** What is needed of a chronicle's row to know how far it is. */
export type Place = Pick<ChronicleRow, 'id' | 'logId' | 'version'>;

/** What is held, brought to the version of the database; another process may have written in between. */
export async function upToDate<State extends Json, Event extends Typed>(
	reader: Reader | Transaction,
	kept: KeptGame<State, Typed, Event, string>,
	chronicle: Place,
	held: Held<State> | undefined
): Promise<Held<State>> {
	if (!held || held.version > chronicle.version) return load(reader, kept, chronicle);
	if (held.version === chronicle.version) return held;
	// Both at once: each answer of a server that is waited for is a way there and back.
	const [tail, people] = await Promise.all([
		readLog(reader, chronicle, { after: held.version }),
		peopleOf(reader, chronicle)
	]);
	if (tail[0]?.previous !== held.head) return load(reader, kept, chronicle);
	const folded = follow(kept.game, held, tail);
	return { ...folded, rows: kept.rowsOf(folded.state, held), people };
}
