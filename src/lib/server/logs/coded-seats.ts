import type { Json } from '../../games/core/json.ts';
import type { Database } from '../db/client.ts';
import type { Vault } from '../vault/vault.ts';
import type { Chronicle, Chronicles } from './chronicles.ts';

const ID = 'rival-';

/** Whether only code may send a command under this id. */
export const isRivalId = (id: string): boolean => id.startsWith(ID);

/** The id of what code does for a seat on a version of a log: asked for twice, it counts once. */
export const rivalId = (version: number, seat: string): string => `${ID}${version}-${seat}`;

/** What code has to play with. */
export interface CodedHouse<State, Command, Reason extends string> {
	readonly database: Database;
	readonly vault: Vault;
	readonly logs: Chronicles<State, Command, Reason>;
	/** Answers a question of the game, elsewhere; rejects where that takes too long, or fails. */
	think(question: Json): Promise<Json>;
	/** Aborted once nothing is to be written any more: the program stops. */
	readonly unwanted: AbortSignal;
}

/** Why code does not move where a seat it plays is asked something that the person who sits there answers. */
export const PEOPLE_ASKED = 'people-asked';

/** How code plays seats of a game. Which seats those are, its log says. */
export interface CodedSeats<State, Command, Reason extends string> {
	/** How many milliseconds people look at what happened before code acts; null: it has nothing to do. */
	pause(state: State): number | null;
	/** Does what is due. Why nothing came of it; null: something did, others were faster, or it was given up. */
	move(
		house: CodedHouse<State, Command, Reason>,
		log: Pick<Chronicle<State>, 'id' | 'version' | 'state'>
	): Promise<string | null>;
	/** Says to everybody that nothing comes of what is due. Answers as above. */
	halt(
		house: Pick<CodedHouse<State, Command, Reason>, 'logs'>,
		log: Pick<Chronicle<State>, 'id' | 'version' | 'state'>
	): Promise<string | null>;
	/** Whether code plays a seat. */
	plays(state: State, seat: string): boolean;
	/** The answer to a question: it knows nothing but that. */
	think(question: Json): Json;
}
