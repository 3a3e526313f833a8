import type { GenericSchema } from 'valibot';
import type { Chance } from './chance.ts';
import type { Decision } from './decision.ts';
import { seenOnlyAtTheEnd } from './entry.ts';
import type { Json } from './json.ts';

/** What a decision may use besides state and command. */
export interface Circumstances {
	readonly chance: Chance;
	/**
	 * What only the server may know: the order of shuffled decks, hidden hands. Absent where it is not known (on a
	 * phone, in a check of a file, or because `needsSealed` said no); null where nothing is sealed. A state that
	 * speaks of something sealed may meet null too: a chronicle read from a file comes without its secrets.
	 */
	readonly sealed?: Json;
	/** When it is decided, in milliseconds since 1970. Absent on a phone and in a check of a file: what follows from it stands in the event. */
	readonly now?: number;
}

/** A game that goes on by itself when its time has come. */
interface Clock<State, Command> {
	/** When that is, in milliseconds since 1970; null: the clock stands still. */
	dueAt(state: State): number | null;
	/** What the server itself asks for then: all that is due by then. Its events have to move the clock to a later time, or nothing more is asked. */
	due(state: State): Command;
}

/** An event or command: a type, and data beside it. */
export type Typed = { readonly type: string } & { readonly [key: string]: Json | undefined };

/**
 * A game in the grammar all games share. `decide` answers an intention with events or a refusal and
 * reaches for nothing outside its arguments; `evolve` folds and can never refuse.
 */
export interface Game<
	State extends Json,
	Command extends Typed,
	Event extends Typed,
	Reason extends string
> {
	/** Short name; stands in files and tables, for good. */
	readonly name: string;
	/** Raised whenever the form of stored events changes; an upcast leads from each older number. */
	readonly schema: number;
	/** Raised whenever the same stored events fold to another state, so that states kept for speed are folded anew. */
	readonly folding: number;
	/**
	 * The revision of the rules. Raised whenever a command is decided otherwise than before, so that a log says which
	 * rules decided each of its events.
	 */
	readonly rules: number;
	readonly initial: State;
	readonly commandSchema: GenericSchema<unknown, Command>;
	readonly eventSchema: GenericSchema<unknown, Event>;
	readonly sentences: Readonly<Record<Reason, string>>;
	readonly upcasts: Upcasts;
	decide(state: State, command: Command, circumstances: Circumstances): Decision<Event, Reason>;
	/** Whether deciding this command may use or change what is sealed; all others pay nothing for it. */
	needsSealed(state: State, command: Command): boolean;
	evolve(state: State, event: Event): State;
	/**
	 * Why the events of one command (in order, at least one) cannot have come about on the state before them (a
	 * kebab-case reason), or null when they can. For logs that come from elsewhere: `evolve` folds whatever it is given.
	 * `rules` is the revision that decided them; left out: today's.
	 */
	findFault(state: State, events: readonly Event[], rules?: number): string | null;
	/**
	 * What is impossible about a state, whatever rules led to it (a kebab-case reason), or null. Holds under every
	 * revision: no log may lead there. `before` is a state that is known to be sound; what it shares needs no second look.
	 */
	findBroken(state: State, before?: State): string | null;
	/** The rule an event follows, for the ledger, e.g. `rulebook: Aftermath, step 4`; null: none. */
	ruleOf(event: Event): string | null;
	readonly clock?: Clock<State, Command>;
	/** Left out: every member may read every event. */
	readonly sight?: Sight<State, Event>;
	/** Whether a snapshot is worth taking after this event: a chapter closed. */
	closesChapter(event: Event): boolean;
}

/** Somebody who looks at a game: what they are in its group, and where they sit. */
export interface Sitting {
	readonly role: string;
	readonly seats: readonly string[];
}

/** A game in which not all may see the same, as where they play in several rooms. */
interface Sight<State, Event> {
	/** Whether the whole log is everybody's to read, as once the game is over. */
	isOpen(state: State): boolean;
	/** Who sees the same as somebody, by a name. Where people walk from room to room, each stay has a name of its own. */
	audienceOf(state: State, sitting: Sitting): string;
	/** The state as an audience sees it. */
	viewFor(state: State, audience: string): Json;
	/** What an audience is told of an event; null: nothing, and its own numbers continue without it. */
	told(before: State, event: Event, audience: string): Json | null;
}

/** When something is due in a state; null: nothing is, or its game has no clock. */
export const dueAt = <State>(
	{ clock }: { readonly clock?: Pick<Clock<State, never>, 'dueAt'> },
	state: State
): number | null => clock?.dueAt(state) ?? null;

/** The state after the events, from a given one. */
export function fold<State, Event>(
	evolve: (state: State, event: Event) => State,
	from: State,
	events: Iterable<Event>
): State {
	return seenOnlyAtTheEnd(() => {
		let state = from;
		for (const event of events) state = evolve(state, event);
		return state;
	});
}

/** One step from schema number n to n + 1: a name for the log, and what it does to one event. */
interface Upcast {
	readonly name: string;
	up(event: Json): Json;
}

/** By the number they start from: `{ 1: { name: '…', up } }` leads from 1 to 2. */
export type Upcasts = Readonly<Record<number, Upcast>>;

/** An event brought from its schema number to the newest one. A missing step is a bug and throws. */
export function upcast(upcasts: Upcasts, from: number, to: number, event: Json): Json {
	let current = event;
	for (let number = from; number < to; number++) {
		const step = upcasts[number];
		if (!step) throw new Error(`no upcast leads from event schema ${number} to ${number + 1}`);
		current = step.up(current);
	}
	return current;
}
