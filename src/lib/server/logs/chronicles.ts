import type { StoredEnvelope } from '../../games/core/envelope.ts';
import type { Sitting } from '../../games/core/game.ts';
import type { Listener } from '../live/listeners.ts';
import type { Watch } from '../long-work/watch.ts';
import type { Names, Seat } from './annex.ts';
import type { Accepted, Act, Actor, Answer, Look, Looked, Refused } from './answers.ts';
import type { ChainProof } from './proved-chain.ts';
import type { UnreadableChronicle } from './unreadable.ts';
import type { Written } from './written.ts';

/** A chronicle in a list. */
interface ChronicleEntry {
	readonly id: string;
	readonly title: string;
	readonly version: number;
	readonly createdAt: number;
}

/** A chronicle as it stands now. */
export interface Chronicle<State> {
	readonly id: string;
	/** Its id within its envelopes. */
	readonly logId: string;
	readonly groupId: string;
	readonly title: string;
	readonly createdAt: number;
	readonly importedAt: number | null;
	readonly version: number;
	readonly state: State;
	readonly names: Names;
}

/** What a new chronicle is founded on: the command is the game's own first one. */
export interface Founding<Command> {
	readonly groupId: string;
	readonly seats: readonly Seat[];
	readonly actor: Actor;
	readonly command: { readonly id: string; readonly body: Command };
}

export type Founded<Reason extends string> =
	| { readonly kind: 'founded'; readonly chronicle: string; readonly version: number }
	| Refused<Reason>;

/** The chronicles of one game in one database. */
export interface Chronicles<State, Command, Reason extends string> {
	/** Founds a chronicle by its first command; the same command id in the same group founds it once. */
	found(founding: Founding<Command>, watch?: Watch): Promise<Founded<Reason>>;
	/** Decides and appends; the answer comes only once it is committed. */
	act(request: Act<Command>): Promise<Answer<Reason>>;
	/** The chronicle as it stands, or null when there is none. Throws `UnreadableChronicle` where its log does not fold. */
	read(id: string): Promise<Chronicle<State> | null>;
	/**
	 * The state right after an earlier event, made anew from the log; null where there is no such chronicle or
	 * it has no such event. Nothing sealed is in a log, so whoever may read it may see any of its moments.
	 */
	readAt(id: string, sequence: number, watch?: Watch): Promise<State | null>;
	/** Whether the chain of its log holds, to the last event; null when there is no such chronicle. */
	prove(id: string, watch?: Watch): Promise<ChainProof | null>;
	/** Shows what is sealed to somebody who may see what this look at it gives. */
	look<Seen>(id: string, look: Look<State, Seen>): Promise<Looked<Seen>>;
	/** Envelopes after a sequence, oldest first; null when there is no such chronicle. */
	events(id: string, after: number, atMost?: number): Promise<StoredEnvelope[] | null>;
	/**
	 * Tells each version of a chronicle once it is committed, with what happened, and who looks at it; at once those
	 * of now. Null when there is no such chronicle.
	 */
	listen(id: string, listener: Listener): Promise<{ leave(): void } | null>;
	/** The same, as somebody sees them; all of what people are answered comes from here. */
	seenBy(sitting: () => Promise<Sitting | null>): SeenLogs<State, Command, Reason>;
	/** The chronicles of a group, oldest first. */
	ofGroup(groupId: string): Promise<ChronicleEntry[]>;
	/** Deletes a chronicle and everything that belongs to it. */
	remove(id: string): Promise<void>;
	/**
	 * Writes the tables beside the logs anew where another engine wrote them; once, at the start. What does not fold is
	 * left as it is and answered, so that one chronicle never keeps all others shut.
	 */
	refreshTables(): Promise<readonly UnreadableChronicle[]>;
}

/** The logs of a game as somebody sees them: the logs themselves, where all see the same. */
export interface SeenLogs<State, Command, Reason extends string> extends Pick<
	Chronicles<State, Command, Reason>,
	'read' | 'look' | 'listen'
> {
	act(
		...request: Parameters<Chronicles<State, Command, Reason>['act']>
	): Promise<Omit<Accepted, 'events'> | Refused<Reason>>;
	events(id: string, after: number, atMost?: number): Promise<readonly Written[] | null>;
	/** Whose numbers these are, as a word that changes with them; left out: all see the same. */
	viewOf?(id: string): Promise<string | null>;
}
