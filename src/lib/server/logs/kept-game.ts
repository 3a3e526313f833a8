import type { Game, Typed } from '../../games/core/game.ts';
import { hashOf } from '../../games/core/hash.ts';
import type { Json } from '../../games/core/json.ts';
import type { Database, Reader, Transaction } from '../db/client.ts';
import type { CodedSeats } from './coded-seats.ts';
import type { Door } from '../tables/door.ts';
import type { Used } from '../tables/quotas.ts';
import type { Vault } from '../vault/vault.ts';
import type { SaltedName } from '../../games/core/named.ts';
import type { Names } from './annex.ts';
import type { Actor, Look } from './answers.ts';
import type { Chronicles } from './chronicles.ts';
import type { ProjectedRows } from './projection.ts';
import type { WrittenAs } from './written.ts';

/** A game as the server keeps it: its rules, and what it shows of a state outside the log. */
export interface KeptGame<
	State extends Json,
	Command extends Typed,
	Event extends Typed,
	Reason extends string
> {
	readonly game: Game<State, Command, Event, Reason>;
	titleOf(state: State): string;
	/** What a sentence calls an id: seats as the annex names them, everything else as the state does. */
	namesIn(state: State, seatNames: Names['seats']): (id: string) => string;
	/** The ids of the seats, in turn order. */
	seatsOf(state: State): readonly string[];
	/** The ruleset, for the file; part of the state. */
	rulesetOf(state: State): Json;
	/** What a list says of a log besides its title; left out: nothing. */
	glanceOf?(log: GlancedAt<State>, read: Reader): Promise<Glance>;
	/** Raised whenever `rowsOf` changes, so that the tables are written anew. */
	readonly tables: number;
	/**
	 * Every row that the state has in the tables beside the log. What it was before spares making rows anew that
	 * cannot have changed; the answer is the same without it.
	 */
	rowsOf(state: State, before?: Laid<State>): ProjectedRows;
	/** How many there are of what has a quota, besides events. */
	countsOf?(state: State): Omit<Used<'chronicle'>, 'events' | 'bytes'>;
	/**
	 * A log begins by a command that takes long to decide, and no chance: it is decided where long work is done, and not in
	 * the transaction.
	 */
	readonly beginsLong?: true;
	/** Where the log holds salted hashes of the seats' names, so that a file with other names is found out; left out: it holds none. */
	readonly proofs?: {
		/** A command that begins a log, with the hashes of the names it begins with. */
		begun(command: Command, log: string, names: { readonly [seat: string]: SaltedName }): Command;
		/** The hash of each seat's name that the log holds. */
		of(state: State): { readonly [seat: string]: string };
		/** What tells the log that a seat goes by another name. */
		renaming(seat: string, proof: string): Command;
	};
	/** Whether a file may hold a log in this state; left out: in any. */
	isWhole?(state: State): boolean;
	/** What follows where somebody sits down at a seat that was just a name; `by`: who gave it to them, left out: they took it. */
	satDown?(
		here: { readonly database: Database; readonly logs: Chronicles<State, Command, Reason> },
		place: { readonly chronicleId: string; readonly seatId: string },
		by?: Actor
	): Promise<void>;
	/** What is noted where a copy was opened, by somebody of the group or (null) outside it. */
	copyOpened?(person: string | null): Command;
	/** How it takes commands from people; left out: only the server itself gives any. */
	readonly door?: Door<State, Command>;
	/** What its server deals face down. */
	readonly dealt?: DealtFaceDown<State, Command>;
	/** The seats that code plays, where the log says so; left out: it plays none. */
	readonly coded?: CodedSeats<State, Command, Reason>;
	/** The steps of its table, where people want to know who did which. */
	readonly steps?: Steps<State, Event>;
	/** The table that a device may deal at off the network; null: none lies there now. */
	lendable?(state: State): LendableTable | null;
	/** What looking back needs of all that happened, where the state forgets it. */
	readonly remembers?: Remembering<State, Event>;
	/** Answers a question about a state that takes long to answer; it changes nothing. Left out: it is asked none. */
	answers?(state: State, question: Json): Json;
	/** What lies sealed beside its logs, where files can take it along. */
	readonly sealed?: SealedBeside;
	/** What a log is played with and a file did not bring; null: nothing is missing. Throws `VaultFault` where something does not open. */
	leftBehind?(
		log: { readonly id: string; readonly state: State },
		reader: Reader,
		vault: Vault
	): Promise<Note | null>;
}

/** Something to know of a log that was imported, and where people go for it. */
export interface Note {
	readonly title: string;
	readonly text: string;
	readonly link?: { readonly title: string; readonly href: string };
}

/** A log that a list is made of. */
export interface GlancedAt<State> {
	readonly id: string;
	readonly state: State;
	readonly names: Names;
}

/** A log in a list. */
export interface Glance {
	/** Where it stands, in one line. */
	readonly where: string;
	/** 1–7: the accent that it is marked with. */
	readonly era?: number;
	/** What else there is to say, a line each. */
	readonly more?: readonly string[];
}

/** Whichever game it is. */
export type AnyKept = KeptGame<Json, Typed, Typed, string>;

/** What is worth remembering of a log, event by event. */
interface Remembering<State, Event> {
	readonly nothing: Json;
	/** The same after one more event; `state` is what the log has folded to with it. */
	after(
		past: Json,
		state: State,
		written: { readonly sequence: number; readonly at: string; readonly event: Event }
	): Json;
}

/** What lies in the vault beside a log, and goes into a file only under a passphrase. */
export interface SealedBeside {
	/** What there is of a log, in kinds; never how much, or what it says. */
	kinds(reader: Reader, vault: Vault, id: string): Promise<readonly string[]>;
	/** Everything that may be taken along. Throws `VaultFault` where something does not open. */
	open(transaction: Transaction, vault: Vault, id: string): Promise<Json>;
	/** What came out of a file; null: it cannot be this game's. */
	read(content: Json): SealedPart | null;
	/** What lies under a key of the vault, in words that anybody may read. */
	whatIs(key: string): string;
}

/** Something sealed that came with a file. */
export interface SealedPart {
	readonly bytes: number;
	/** Whether what was dealt face down is among it. */
	readonly isDealt: boolean;
	/** Puts it away, in the transaction that takes the log in. */
	keep(transaction: Transaction, vault: Vault, id: string): Promise<void>;
}

/** How the steps of a table are found in its log. */
interface Steps<State, Event> {
	/** Whether a table lies there. */
	lie(state: State): boolean;
	/** Whether an event lays a table: no step of one before it stands any more. */
	begin(event: Event): boolean;
	/** Of each step that stands since then, in order, the event that it began with. */
	standing<One extends WrittenAs<Event>>(written: readonly One[]): readonly One[];
}

/** A table as somebody finds it who wants to deal there. */
interface LendableTable {
	readonly chapter: number;
	readonly seats: readonly string[];
	readonly isOver: boolean;
	/** Whether the app deals there, and not the box. */
	readonly isDealt: boolean;
}

/** What was dealt face down and not turned up yet. */
export interface DealtFaceDown<State, Command> {
	/** The chapter that some events lay out, whose hands are dealt by it; null: they lay out none. */
	laidOut(events: readonly Typed[]): number | null;
	/** What has to be done where the state speaks of something sealed that did not come along, and what people read then; null: nothing. */
	goOnWithout(state: State): { readonly command: Command; readonly note: Note } | null;
	/** The hand of a seat, as whoever holds it sees it; left out: there are no hands. */
	hand?(seat: string): Look<State, { readonly [field: string]: Json }>;
}

/** A state with the rows it has. */
export interface Laid<State> {
	readonly state: State;
	readonly rows: ProjectedRows;
}

/**
 * The name of an engine: states folded and tables written by another one are made anew. Whoever changes how stored
 * events fold raises the game's `folding`; a changed shape of the state shows in the hash of the initial one.
 */
export function engineOf(game: {
	readonly name: string;
	readonly schema: number;
	readonly folding: number;
	readonly initial: Json;
}): string {
	return `${game.name}/${game.schema}.${game.folding}/${hashOf(game.initial).slice(0, 16)}`;
}

/** Who wrote the tables beside a log: an engine, and its way of laying them out. */
export const tablesOf = ({
	game,
	tables
}: {
	readonly game: Parameters<typeof engineOf>[0];
	readonly tables: number;
}): string => `${engineOf(game)}/${tables}`;
