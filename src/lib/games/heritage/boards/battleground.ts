import type { GenericSchema } from 'valibot';
import type { About } from '../../core/decision.ts';
import type { Json } from '../../core/json.ts';
import type { VampireId } from '../bloodline/bloodline.ts';
import type { SeatId } from '../shapes.ts';
import type { TableEvent } from '../table/events.ts';
import type { Resolving } from '../table/request.ts';
import type { Table } from '../table/table.ts';
import type { Task } from '../table/tasks.ts';
import type { BoardFacts } from './board-facts.ts';

/** One attribute that works on a battleground: of an activated vampire, or of an effect without one. */
export type Modification = {
	/** Whose vampire it is, or whose effect. */
	readonly seat: SeatId;
	readonly vampire: VampireId | null;
	/** A word of the battleground's category; `roaming` is the wildcard direction. */
	readonly attribute: string;
};

/** The board afterwards, what else happened because of it, and what has to happen next. */
export type Modified<State extends Json> = {
	readonly state: State;
	readonly events?: readonly TableEvent[];
	readonly next?: readonly Task[];
};

/** Points, and why: a key of the module's `sentences`, with what fills them. */
export type Worth = { readonly points: number; readonly why: string; readonly about: About };

/**
 * A battleground as a module: everything the rules know of one board. `State` is what lies on it.
 * Nothing here may ask before the game asks: requests are yielded, see `Resolving`.
 */
export interface BattlegroundModule<State extends Json> extends Omit<
	BoardFacts,
	'aVampire' | 'aPlayer'
> {
	/** What a correction by hand may set it to. */
	readonly schema: GenericSchema<unknown, State>;
	/** Each reason that `worth` gives, in one sentence for people; names in braces come from `about`. */
	readonly sentences: Readonly<Record<string, string>>;
	/** How the board lies at the start, for the players of this table. */
	setUp(table: Table): Resolving<State>;
	modify(table: Table, state: State, by: Modification): Resolving<Modified<State>>;
	/** After each round, the last too and before scoring; absent: nothing happens. */
	endRound?(table: Table, state: State): Resolving<Modified<State>>;
	/**
	 * Another character takes a vampire's place and what it holds here; the very same state where it
	 * held nothing. Absent: vampires hold nothing here.
	 */
	usurped?(state: State, vampire: VampireId, by: VampireId): State;
	/** What a vampire outside torpor is worth on it now. */
	worth(table: Table, state: State, seat: SeatId, vampire: VampireId): Worth;
	/**
	 * Absent: `worth` follows from what lies on this board and from the vampire's own attribute here, so that it can be
	 * kept beside the board. `table`: from what else is on the table, too.
	 */
	readonly worthFollows?: 'table';
	/** What a player gets as one sum, whatever the bloodline; absent: nothing. Follows from what lies on the board. */
	worthOfPlayer?(table: Table, state: State, seat: SeatId): Worth;
}

/** A module whose board nobody else looks into. */
export type AnyBattleground = BattlegroundModule<Json>;

/** By letter: which battlegrounds an engine knows. */
export type Battlegrounds = Readonly<Record<string, AnyBattleground>>;

/**
 * A module as the engine keeps it. A board is only ever handed to the module that made it, or whose
 * schema it passed, so its state may be forgotten here.
 */
export function battleground<State extends Json>(
	module: BattlegroundModule<State>
): AnyBattleground {
	return module as unknown as AnyBattleground;
}

/** The attribute as a word of this board's category; a word of another category is a bug. */
export function wordOf<Word extends string>(
	words: readonly Word[],
	{ attribute }: Modification
): Word {
	const word = words.find((one) => one === attribute);
	if (word === undefined) throw new Error(`${attribute} is none of ${words.join(', ')}`);
	return word;
}
