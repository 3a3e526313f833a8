import type { StoredEnvelope } from '../../games/core/envelope.ts';
import { sentenceOf, type Refusal } from '../../games/core/decision.ts';
import type { Json } from '../../games/core/json.ts';
import type { Transaction } from '../db/client.ts';
import type { Seat } from './annex.ts';
import type { Circumstances } from '../../games/core/game.ts';

/** Who acts, for the log (the id) and its annex (the name). */
export interface Actor {
	readonly id: string;
	readonly name: string;
}

/** An intention of somebody at the table. */
export interface Act<Command> {
	/** The id of the log. */
	readonly chronicle: string;
	readonly actor: Actor;
	readonly seat: string | null;
	/** Who sits down where the command adds a seat; left out: the seat goes by its number. */
	readonly newcomer?: Omit<Seat, 'seatId'>;
	readonly command: {
		/** Made where the intention was formed; sent twice, it counts once. */
		readonly id: string;
		/** The version it was formed on. */
		readonly seen: number;
		/**
		 * It holds what was read off that very version, and is refused on a later one; or where something else it was read
		 * off is another by now, which is asked in the transaction that decides.
		 */
		readonly onlyThere?: true | ((transaction: Transaction) => Promise<boolean>);
		readonly body: Command;
		/** Why it does not count, asked in the transaction that decides, where it is not decided already; null: it may. */
		readonly barred?: (transaction: Transaction) => Promise<Refused<never> | null>;
		/** What is put away beside its events: in the transaction that appends them, and only where it is accepted. */
		readonly along?: (
			transaction: Transaction,
			events: readonly { readonly event: { readonly type: string } }[]
		) => Promise<void>;
		/** What was asked for, where the body was made of it here: asked again, it finds its first answer. */
		readonly wish?: Json;
	};
}

/** Why the server itself refuses a command, whatever the game. Phones know these words; they stay. */
type ServiceReason =
	| 'no-such-chronicle'
	| 'command-id-reused'
	| 'version-unknown'
	| 'version-passed'
	| 'lease-not-held'
	| 'quota-reached'
	| 'sealed-unreadable'
	| 'rules-newer'
	| 'chain-broken';

const SENTENCES: Readonly<
	Record<Exclude<ServiceReason, 'lease-not-held' | 'quota-reached'>, string>
> = {
	'no-such-chronicle': 'There is nothing here. It may have been deleted.',
	'command-id-reused':
		'This was already sent with different content, and that counts. Check the page, then try again.',
	'version-unknown':
		'This page is ahead of the server, as after restoring a backup. Load the page again.',
	'version-passed': 'Someone just changed this. Check it, then try again.',
	'sealed-unreadable':
		'This server cannot open the face-down cards. Ask your host to put its file vault.key back from the backup.',
	'rules-newer':
		'A newer version of Elysium saved the last move. Ask your host to update this server, then play on.',
	'chain-broken':
		'The saved data is damaged. You can still read it, but not save. Ask your host to restore a backup.'
};

export interface Accepted {
	readonly kind: 'accepted';
	/** The version of the log after the command. */
	readonly version: number;
	/** The version it was decided on: what its sender had not seen of it, others wrote before. */
	readonly on: number;
	/** What happened; none where nothing was to do. */
	readonly events: readonly StoredEnvelope[];
}

export interface Refused<Reason extends string> {
	readonly kind: 'refused';
	readonly reason: Reason | ServiceReason;
	/** One sentence for people. */
	readonly sentence: string;
	/** Where in the command the trouble lies, as a dotted path. */
	readonly at?: string;
}

export type Answer<Reason extends string> = Accepted | Refused<Reason>;

/** A refusal of the server's own. */
export const refusedByService = (reason: keyof typeof SENTENCES): Refused<never> => ({
	kind: 'refused',
	reason,
	sentence: SENTENCES[reason]
});

/** Refused because something is full; the sentence says what, and how much it holds. */
export const refusedFull = (sentence: string): Refused<never> => ({
	kind: 'refused',
	reason: 'quota-reached',
	sentence
});

/** A game's refusal, with everything it names called as people call it. */
export function refusedByGame<Reason extends string>(
	sentences: Readonly<Record<Reason, string>>,
	refusal: Refusal<Reason>,
	nameOf: (id: string) => string
): Refused<Reason> {
	return {
		kind: 'refused',
		reason: refusal.reason,
		sentence: sentenceOf(sentences, refusal, nameOf),
		...(refusal.at !== undefined && { at: refusal.at })
	};
}

/** What somebody sees of a state and of what is sealed; and all that is sealed from then on, where looking changed it. */
export type Look<State, Seen> = (
	state: State,
	circumstances: Circumstances
) => { readonly seen: Seen; readonly sealed?: Json };

export type Looked<Seen> =
	| { readonly kind: 'seen'; readonly version: number; readonly seen: Seen }
	| { readonly kind: 'no-such-chronicle' | 'sealed-unreadable' };
