import { setTimeout as sleep } from 'node:timers/promises';
import type { StoredEnvelope } from '../../../../src/lib/games/core/envelope.ts';
import type { Typed } from '../../../../src/lib/games/core/game.ts';
import type { Json } from '../../../../src/lib/games/core/json.ts';
import { follow, unfolded, type Folding } from '../../../../src/lib/server/logs/folded.ts';

interface Present {
	readonly name: string;
	readonly you: boolean;
}

type Answered =
	| { readonly kind: 'accepted'; readonly version: number }
	| { readonly kind: 'refused'; readonly reason: string; readonly sentence: string };

const PATIENCE_MS = 20_000;

interface Waiting {
	readonly isSo: () => boolean;
	go(): void;
}

/** Somebody's phone: it hears what happens in a log over its stream, folds it, and sends until it is answered. */
export class Phone<State extends Json, Event extends Typed, Command extends Typed> {
	readonly #game: Folding<State, Event>;
	readonly #log: string;
	readonly #cookie: string;
	#origin: string;
	#folded: ReturnType<typeof unfolded<State>>;
	#stream = new AbortController();
	/** Who looks at it, as it was said last. */
	here: readonly Present[] = [];
	/** When it knew of each version. */
	readonly foldedAt = new Map<number, number>();
	/** How often it asked what happened. */
	asked = 0;
	#waiting: readonly Waiting[] = [];

	constructor(game: Folding<State, Event>, port: number, session: string, log: string) {
		this.#game = game;
		this.#folded = unfolded(game);
		this.#origin = `http://127.0.0.1:${port}`;
		this.#cookie = `session=${session}`;
		this.#log = log;
	}

	get version(): number {
		return this.#folded.version;
	}

	get state(): State {
		return this.#folded.state;
	}

	/** Goes over to another process, as a proxy sends it there. */
	moveTo(port: number): void {
		this.#origin = `http://127.0.0.1:${port}`;
	}

	/** Looks at the log from now on; comes back once the stream stands. */
	async look(): Promise<void> {
		this.#stream = new AbortController();
		const response = await this.#ask('/live?events', { signal: this.#stream.signal });
		if (response.status !== 200 || !response.body) throw new Error(`no stream: ${response.status}`);
		void this.#hear(response.body).catch(() => undefined);
	}

	lookAway(): void {
		this.#stream.abort();
	}

	/** Waits until it has heard of a version, and knows all that happened up to it. */
	async until(version: number): Promise<void> {
		await this.when(() => this.version >= version, `version ${version}`);
	}

	when(isSo: () => boolean, what: string): Promise<void> {
		if (isSo()) return Promise.resolve();
		return new Promise((resolve, reject) => {
			const vain = () =>
				reject(new Error(`It waited for ${what} in vain; it is at version ${this.version}.`));
			const timer = setTimeout(vain, PATIENCE_MS);
			const go = () => {
				clearTimeout(timer);
				resolve();
			};
			this.#waiting = [...this.#waiting, { isSo, go }];
		});
	}

	#changed(): void {
		const now = this.#waiting.filter(({ isSo }) => isSo());
		if (now.length === 0) return;
		this.#waiting = this.#waiting.filter((one) => !now.includes(one));
		for (const { go } of now) go();
	}

	/** Reads what happened since it looked last; answers whether that was all. */
	async catchUp(): Promise<boolean> {
		this.asked += 1;
		const { events, more } = await this.since(this.version);
		this.#fold(events);
		return !more;
	}

	/** A page of what happened after a version, as the server says; `more`: there is another one. */
	async since(version: number): Promise<{ events: StoredEnvelope[]; more: boolean }> {
		const response = await this.#ask(`/events?after=${version}`);
		if (response.status !== 200) throw new Error(`no events: ${response.status}`);
		return (await response.json()) as { events: StoredEnvelope[]; more: boolean };
	}

	/** What it knows already, as it may have been told twice, it passes over. */
	#fold(events: readonly StoredEnvelope[]): void {
		const next = events.filter(({ sequence }) => sequence > this.version);
		this.#folded = follow(this.#game, this.#folded, next);
		for (const { sequence } of next) this.foldedAt.set(sequence, performance.now());
		this.#changed();
	}

	/** What a seat alone sees. */
	async own<View>(seat: string): Promise<View> {
		return (await (await this.#ask(`/hands/${seat}`)).json()) as View;
	}

	/** Sends a command until somebody answers, however often that takes: by its id it counts once. */
	async send(id: string, command: Command): Promise<Answered> {
		for (const began = Date.now(); Date.now() - began < PATIENCE_MS; await sleep(50)) {
			const response = await this.#ask('/commands', {
				method: 'POST',
				headers: { 'content-type': 'application/json', origin: this.#origin },
				body: JSON.stringify({ id, seen: this.version, command })
			}).catch(() => null);
			if (response && response.status < 500) return (await response.json()) as Answered;
		}
		throw new Error(`Nobody answered ${id}.`);
	}

	async #hear(body: ReadableStream<Uint8Array>): Promise<void> {
		let text = '';
		const decoder = new TextDecoder();
		for await (const chunk of body) {
			const said = (text + decoder.decode(chunk, { stream: true })).split('\n\n');
			text = said.pop() ?? '';
			for (const one of said) this.#heard(one);
		}
	}

	#heard(said: string): void {
		const [, event, data = ''] = /^event: (\w+)\ndata: (.*)$/.exec(said) ?? [];
		if (event === 'here') this.here = JSON.parse(data) as Present[];
		if (event === 'happened') {
			const { after, events } = JSON.parse(data) as { after: number; events: StoredEnvelope[] };
			if (after <= this.version) this.#fold(events);
		}
		if (event === 'version' && Number(data) > this.version)
			void this.catchUp().catch(() => undefined);
		this.#changed();
	}

	#ask(where: string, init: RequestInit = {}): Promise<Response> {
		const headers = { accept: 'application/json', ...init.headers, cookie: this.#cookie };
		return fetch(`${this.#origin}/api/logs/${this.#log}${where}`, { ...init, headers });
	}
}
