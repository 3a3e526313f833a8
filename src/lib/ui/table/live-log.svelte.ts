import type { Problem } from '../chronicle/post.ts';
import { feel } from '../comfort/feel.ts';
import { sentFromHere } from '../live/in-hand.ts';
import { listenTo, type Hearing } from '../live/listening.ts';
import type { TableGame } from './log.svelte.ts';
import type { Acted, TableSender } from './sender.svelte.ts';
import type { ServerLink } from './server-link.ts';

/** A log that a server keeps as one device sees it, and the way to do something there. One intention at a time. */
export class LiveLog<G extends TableGame, S extends TableSender<G>> {
	readonly #link: ServerLink<G, S>;
	readonly #at: string;
	readonly #went: () => void;
	#waiting: S | null = $state.raw(null);
	#begun: Promise<void> | undefined;
	#catching: Promise<unknown> | null = null;
	#busy = $state(false);
	#problem = $state.raw<Problem | null>(null);
	#gone = false;

	/** `at`: the address of its endpoints; `went`: its log went on, as far as this device has read it. */
	constructor(link: ServerLink<G, S>, at: string, went: () => void = () => undefined) {
		this.#link = link;
		this.#at = at;
		this.#went = went;
	}

	/** As it stands with all that waits on this device. */
	get state(): G['Table'] {
		return this.#link.log.shown.table;
	}

	/** As its server has it, as far as it was read. */
	get confirmed(): G['Course'] {
		return this.#link.log.confirmed;
	}

	get busy(): boolean {
		return this.#busy;
	}

	/** Why the last intention did not go through, or did not arrive yet. */
	get problem(): Problem | null {
		return this.#problem;
	}

	/** What was done here and is not written yet; null: nothing is, as far as anybody looked. */
	get waiting(): S | null {
		return this.#waiting;
	}

	clear(): void {
		this.#problem = null;
	}

	/** Hears what others do and goes on with what was left here, until it is stopped. `met`: who looks at it too. */
	follow(met?: Hearing['met']): () => void {
		void this.#wake(false);
		const leave = listenTo(this.#at, {
			heard: (version) => this.#heard(version),
			happened: (told) => this.#link.bring(told),
			...(met && { met })
		});
		return () => {
			this.#gone = true;
			leave();
			this.#waiting?.end();
		};
	}

	/** Somebody is about to do something: what keeps it until it is written is fetched while there is a network. */
	prepare(): void {
		void this.#wake(true);
	}

	/** Whether it was accepted, or is kept until it can be sent; if not, `problem` says why. */
	act(command: G['Command'], hands: G['Hands']): Promise<boolean> {
		return this.#carryOut(async () => {
			await this.#wake(true);
			return this.#link.act(command, hands);
		});
	}

	/** The same for undo and redo. */
	turnBack(command: G['Turnback']): Promise<boolean> {
		return this.#carryOut(() => this.#link.turnBack(command));
	}

	async #wake(now: boolean): Promise<void> {
		if (!this.#waiting) {
			const waiting = await this.#link.wake(now);
			if (!waiting || this.#gone) return;
			this.#waiting ??= waiting;
			if (this.#waiting === waiting)
				this.#begun = waiting.begin({
					refused: (problem) => (this.#problem = problem),
					heard: (version) => this.#heard(version)
				});
		}
		await this.#begun;
	}

	async #carryOut(intention: () => Promise<Acted>): Promise<boolean> {
		await this.#catching;
		if (this.#busy) return false;
		this.#busy = true;
		this.#problem = null;
		const settled = sentFromHere();
		try {
			const { accepted, problem } = await intention();
			this.#problem = problem ?? null;
			feel(accepted ? 'accepted' : 'refused');
			return accepted;
		} finally {
			settled();
			this.#busy = false;
			this.#heard(this.#link.log.said ?? this.#link.log.version);
		}
	}

	/** Its log has this version now; null: nobody says, so look. What is under way here goes first. */
	#heard(version: number | null): void {
		const { log } = this.#link;
		if (version !== null) log.dispatch({ type: 'said', version });
		if (this.#busy || this.#gone || (version !== null && !log.isBehind)) return;
		this.#catching ??= this.#catchUp(version ?? undefined).finally(() => (this.#catching = null));
	}

	/** What is said in the meantime is looked for, too: it may be the last word for as long as the table waits for this device. */
	async #catchUp(version: number | undefined): Promise<void> {
		const { log } = this.#link;
		const before = log.version;
		const { said } = log;
		const { accepted } = await this.#link.catchUp(version);
		if (log.version > before) this.#went();
		if (this.#gone || !accepted || log.said === said || !log.isBehind) return;
		await this.#catchUp(log.said ?? undefined);
	}
}
