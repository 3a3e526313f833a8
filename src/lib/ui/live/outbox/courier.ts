import type { Problem } from '../../chronicle/post.ts';
import type { Delivered } from './deliver.ts';
import { nextToSend, type Happening, type Intention, type Outbox } from './outbox.ts';

/** What a courier needs; handed in, so that its ways can be tried without a network or a clock. */
export type Round = {
	readonly happen: (...happenings: readonly Happening[]) => Promise<Outbox>;
	readonly deliver: (intention: Intention) => Promise<Delivered>;
	/** Whether the device knows that it is off the network: then nothing is begun, and what waits can be let go. */
	readonly isOff?: () => boolean;
	/** Does it while no other tab of this device sends for the same log; null where tabs cannot agree. */
	readonly alone?: <Result>(work: () => Promise<Result>) => Promise<Result>;
	/** Does it at once, told whether no other tab of this device sends for the same log, nor will meanwhile. */
	readonly ifFree?: <Result>(work: (isFree: boolean) => Promise<Result>) => Promise<Result>;
	/** Whatever changed is told. */
	readonly tell: (box: Outbox, told: Told) => void;
};

/** How it went last · `away`: the server cannot be reached · `stumbled`: it did not answer as it should. */
export type Way = 'open' | 'sending' | 'away' | 'stumbled' | 'shut';

export type Told = {
	readonly way: Way;
	/** Why nothing more is sent. */
	readonly problem: Problem | null;
	/** What was answered just now. */
	readonly answered?: { readonly id: string; readonly delivered: Delivered };
};

type Formed = { readonly kept: Promise<Outbox>; readonly sent: Promise<void> };

const AGAIN_MS = [2_000, 4_000, 8_000, 15_000, 30_000];

/**
 * Carries the intentions of one log to its server, one after the other: each goes only once the one before was
 * answered. One without an answer goes again under the same id, so it counts once, and nothing overtakes it.
 */
export class Courier {
	#round: Round;
	#running: Promise<void> | null = null;
	#again = false;
	#tries = 0;
	#timer: ReturnType<typeof setTimeout> | undefined;
	#closed = false;

	constructor(round: Round) {
		this.#round = round;
	}

	/** Sends what waits. Answers once all of it is answered, or nothing more can be sent for now; closed, at once. */
	run(): Promise<void> {
		clearTimeout(this.#timer);
		if (this.#closed) return Promise.resolve();
		this.#again = true;
		return this.#running ?? this.#go(() => Promise.resolve());
	}

	/** The network is back. What waits is sent at once; where a try is just failing, again after the shortest pause. */
	online(): Promise<void> {
		this.#tries = 0;
		return this.run();
	}

	/**
	 * Keeps what was formed just now, and sends it. Where nothing waits before it, as far as `known` tells, it goes on its
	 * way while it is written down: whichever of the two is lost, it counts once. `kept`: once it is; `sent`: as `run`.
	 */
	form(intention: Intention, known: Outbox): Formed {
		const { happen, isOff, ifFree = (work) => work(true) } = this.#round;
		if (this.#running || this.#closed || isOff?.() || nextToSend(known)) {
			const kept = happen({ type: 'formed', intention });
			return { kept, sent: kept.then(() => this.run()) };
		}
		clearTimeout(this.#timer);
		this.#again = false;
		let sent = Promise.resolve();
		const kept = new Promise<Outbox>((resolve, reject) => {
			sent = this.#go(() =>
				ifFree(async (isFree) => {
					// Another tab sends: then it waits for its turn.
					if (!isFree) this.#again = true;
					const keeping = happen({ type: 'formed', intention, sent: isFree });
					resolve(keeping);
					if (isFree) await this.#sendAll(this.#send(intention, keeping));
				})
			);
			// Kept it is already, or never will be.
			sent.catch(reject);
		});
		return { kept, sent };
	}

	/** Nothing is tried again by itself any more. */
	close(): void {
		this.#closed = true;
		clearTimeout(this.#timer);
	}

	/** Sends all that was asked for, `first` before it. */
	#go(first: () => Promise<void>): Promise<void> {
		const { alone = (work) => work() } = this.#round;
		const all = async (): Promise<void> => {
			try {
				await first();
				while (this.#again && !this.#closed) {
					this.#again = false;
					await alone(() => this.#sendAll(this.#round.happen()));
				}
			} finally {
				// At once, so that nobody who asks in between is forgotten.
				this.#running = null;
			}
		};
		this.#running = all();
		return this.#running;
	}

	/** `known`: what waits; null: nothing more can be sent for now. */
	async #sendAll(known: Promise<Outbox | null>): Promise<void> {
		const { happen, isOff, tell } = this.#round;
		let box = await known;
		for (let next = box && nextToSend(box); next; next = box && nextToSend(box)) {
			if (isOff?.()) {
				this.#again = false;
				this.#trySoon();
				return tell(await happen({ type: 'lost' }), { way: 'away', problem: null });
			}
			// Nobody lets go any more what may have arrived.
			const sent = await happen({ type: 'sent', id: next.id });
			const entry = sent.find(({ id, standing }) => id === next.id && standing === 'sent');
			// Somebody let it go just before.
			box = entry ? await this.#send(entry, Promise.resolve(sent)) : sent;
		}
	}

	/** `kept`: what waits, this one as sent. Null: nothing more can be sent for now. */
	async #send(intention: Intention, kept: Promise<Outbox>): Promise<Outbox | null> {
		const { happen, deliver, tell } = this.#round;
		const { id } = intention;
		const going = deliver(intention);
		tell(await kept, { way: 'sending', problem: null });
		const delivered = await going;
		if (delivered.kind === 'accepted' || delivered.kind === 'refused') {
			this.#tries = 0;
			const box = await happen(
				delivered.kind === 'accepted'
					? { type: 'accepted', id, version: delivered.version, on: delivered.on }
					: { type: 'refused', id, problem: delivered.problem }
			);
			tell(box, { way: 'open', problem: null, answered: { id, delivered } });
			return box;
		}
		this.#again = false;
		const box = await happen({ type: 'lost' });
		if (delivered.kind === 'shut')
			tell(box, { way: 'shut', problem: delivered.problem, answered: { id, delivered } });
		else {
			this.#trySoon();
			const way = delivered.away ? 'away' : 'stumbled';
			tell(box, { way, problem: null, answered: { id, delivered } });
		}
		return null;
	}

	#trySoon(): void {
		if (this.#closed) return;
		const wait = AGAIN_MS[Math.min(this.#tries, AGAIN_MS.length - 1)] ?? 0;
		this.#tries += 1;
		this.#timer = setTimeout(() => void this.run(), wait);
	}
}
