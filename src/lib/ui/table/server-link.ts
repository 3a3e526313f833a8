import { Post, type Problem } from '../chronicle/post.ts';
import type { Happened } from '../live/listening.ts';
import { marksOf } from '../live/outbox/marks.ts';
import type { TableGame, TableLog } from './log.svelte.ts';
import { LOOK_FIRST, NOT_HERE, SIGNED_OUT, STUMBLED, UNREACHED, WRITTEN } from './problems.ts';
import type { Acted, TableSender } from './sender.svelte.ts';

export type ServerOptions = {
	/** The address of the endpoints of the log. */
	readonly at: string;
	/** Whose device it is, and what its table is called. */
	readonly person: string;
	readonly title: string;
	/** Something happened there besides its table, or to all of it: the page has to be read anew. */
	readonly onother: () => void;
};

/** An envelope as the server hands it on. */
type Envelope = {
	readonly sequence: number;
	/** The id of the command that led to it. */
	readonly command: string;
	readonly event: { readonly type: string };
};

/** A table that a server keeps: what is done goes there, and what happened comes from its log. */
export abstract class ServerLink<G extends TableGame, S extends TableSender<G>> {
	abstract readonly log: TableLog<G>;
	protected readonly options: ServerOptions;
	readonly #post: Post<G['Turnback']>;
	/** Looks at the log are taken one after the other: what one is told, the next need not be. */
	#looking: Promise<unknown> = Promise.resolve();
	/** Whether something was written that the table does not show yet. */
	#behind = false;
	#sender: S | null = null;
	/** What its stream brought, one after the other, and nobody asked for yet. */
	#brought: readonly Envelope[] = [];

	/** Whose numbers its events have, where not all see the same. */
	#view: string | undefined;

	constructor(options: ServerOptions) {
		this.options = options;
		this.#post = new Post(options.at, options.person);
	}

	/** What an event says of the table; null: nothing. */
	protected abstract wordOf(event: Envelope['event']): G['Word'] | null;
	/** Whether a table was laid out, or taken back altogether. */
	protected abstract isAboutAll(word: G['Word']): boolean;
	/** How many steps are to stay. */
	protected abstract keptBy(command: G['Turnback']): number;
	/** What sends, and decides ahead: a good deal to carry, and a first glance at the table needs none of it. */
	protected abstract fetchSender(): Promise<S>;

	/** Fetches what keeps intentions until they are written: `now`, or only where some wait here. */
	async wake(now: boolean): Promise<S | null> {
		const { at, person } = this.options;
		if (!now && marksOf(person).every((mark) => mark.at !== at)) return null;
		const sender = await this.fetchSender().catch(() => null);
		return (this.#sender ??= sender);
	}

	async act(command: G['Command'], hands: G['Hands']): Promise<Acted> {
		return (await this.#sender?.act(command, hands)) ?? { accepted: false, problem: UNREACHED };
	}

	/** Takes back or brings back; where other steps came than it was said of, nothing is done. */
	async turnBack(command: G['Turnback']): Promise<Acted> {
		return (await this.#sender?.turnBack(this.keptBy(command))) ?? this.#send(command);
	}

	/** Something of its log that need not be fetched, where it follows on what is known here. */
	bring({ after, events }: Happened): void {
		// Our own server's words, in the form of the type above.
		const next = events as readonly Envelope[];
		this.#brought = this.#brought.at(-1)?.sequence === after ? [...this.#brought, ...next] : next;
	}

	/**
	 * Reads on. `known`: how far its log is known to be, and what was brought up to there is enough; left out, it is looked
	 * whether there is more.
	 */
	catchUp(known?: number): Promise<Acted> {
		const looked = this.#looking.then(() => this.#lookRound(known));
		this.#looking = looked.catch(() => undefined);
		return looked;
	}

	/** What arrived counts, also where the rest did not. */
	async #lookRound(known = Infinity): Promise<Acted> {
		if (this.log.isBeyond) this.log.dispatch({ type: 'reverted' });
		const told: string[] = [];
		const { problem, isOther } = await this.#gather(known, told);
		if (this.log.outbox.length > 0) await this.#sender?.read(told);
		if (isOther) this.options.onother();
		if (problem === null) {
			this.#behind = false;
			this.#sender?.back();
			return { accepted: true };
		}
		if (problem.retry) this.#sender?.away(problem === UNREACHED);
		return { accepted: false, problem };
	}

	/**
	 * Reads what is new in the log; why that is not all of it. Where what was brought goes as far as the log is known to,
	 * nothing is fetched.
	 */
	async #gather(
		known: number,
		told: string[]
	): Promise<{ readonly problem: Problem | null; readonly isOther: boolean }> {
		const brought = this.#brought.filter(({ sequence }) => sequence > this.log.version);
		this.#brought = [];
		const follows = brought[0]?.sequence === this.log.version + 1;
		const isOther = follows && this.#read(brought, told);
		if (follows && this.log.version >= known) return { problem: null, isOther };
		// Shown at once: what the log hands out in one go may end within a step.
		const arrived: Envelope[] = [];
		let problem: Problem | null = null;
		for (let more = true; more && problem === null;) {
			const after = arrived.at(-1)?.sequence ?? this.log.version;
			try {
				const view = this.#view === undefined ? '' : `&view=${encodeURIComponent(this.#view)}`;
				const response = await fetch(`${this.options.at}/events?after=${after}${view}`);
				// The numbers known until now are somebody else's.
				if (response.status === 409) return { problem: null, isOther: true };
				if (!response.ok) {
					problem = refusedWith(response.status);
					break;
				}
				// Our own server's words, in the form of the type above.
				const answer = (await response.json()) as {
					events: Envelope[];
					more: boolean;
					view?: string;
				};
				this.#view = answer.view;
				arrived.push(...answer.events);
				({ more } = answer);
			} catch {
				problem = UNREACHED;
			}
		}
		return { problem, isOther: this.#read(arrived, told) || isOther };
	}

	/** Whether something was among them that no table shows. */
	#read(events: readonly Envelope[], told: string[]): boolean {
		// As it is known now, which may be more than when it was asked for.
		const since = events.filter(({ sequence }) => sequence > this.log.version);
		const written = since.map(({ event, ...one }) => ({ ...one, word: this.wordOf(event) }));
		for (const { command } of written) {
			this.#post.wrote(command);
			told.push(command);
		}
		this.log.dispatch({ type: 'read', written });
		return written.some(({ word }) => word === null || this.isAboutAll(word));
	}

	/** Where others were first, the table is shown as it is now, beside the reason. */
	async #send(command: G['Turnback']): Promise<Acted> {
		// Nobody repeats what was written already only because it could not be shown.
		if (this.#behind) {
			const caught = await this.catchUp();
			return caught.accepted ? { accepted: false, problem: LOOK_FIRST } : caught;
		}
		const sent = await this.#post.send(command, this.log.version);
		if (!sent.accepted && sent.problem.retry) return sent;
		this.#behind = sent.accepted;
		await this.catchUp();
		return sent.accepted && this.#behind ? { accepted: true, problem: WRITTEN } : sent;
	}
}

/** Why the log was not handed out. */
function refusedWith(status: number): Problem {
	if (status === 401) return SIGNED_OUT;
	if (status === 403 || status === 404) return NOT_HERE;
	return STUMBLED;
}
