import type { Sent, Told } from './wire.ts';

/** As much of a worker as is needed here. */
type Beside = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

/** What whoever asks wants to hear. */
export type Hearing<Report> = {
	readonly report: (report: Report) => void;
	readonly done?: () => void;
	/** The worker is gone, or found a question too hard: whoever still wants an answer asks again. */
	readonly failed?: () => void;
};

const PATIENCE_MS = 20_000;

/** Code that thinks beside a page, in a worker that is fetched and begun with the first question. */
export class Thinker<Question, Report> {
	readonly #make: () => Beside;
	readonly #patience: number;
	/** Runs out where a worker says nothing while questions wait. */
	#silence: ReturnType<typeof setTimeout> | undefined;
	#worker: Beside | null = null;
	#asked = 0;
	readonly #hearing = new Map<number, Hearing<Report>>();

	/** `patience`: a worker that has said nothing for so many milliseconds is taken for lost. */
	constructor(make: () => Beside, patience = PATIENCE_MS) {
		this.#make = make;
		this.#patience = patience;
	}

	/** Asks; questions are thought about in the order they come. Returns how to give it up. */
	ask(question: Question, hearing: Hearing<Report>): () => void {
		const id = ++this.#asked;
		this.#hearing.set(id, hearing);
		if (this.#hearing.size === 1) this.#wait();
		try {
			this.#send({ type: 'ask', id, question });
		} catch {
			this.#lose();
		}
		return () => {
			if (!this.#hearing.delete(id)) return;
			this.#wait();
			this.#worker?.postMessage({ type: 'stop', id });
		};
	}

	#send(sent: Sent<Question>): void {
		this.#worker ??= this.#begun();
		this.#worker.postMessage(sent);
	}

	#begun(): Beside {
		const worker = this.#make();
		worker.onmessage = ({ data }: MessageEvent) => this.#hear(data as Told<Report>);
		worker.onerror = () => this.#lose();
		return worker;
	}

	#hear(told: Told<Report>): void {
		this.#wait();
		const hearing = this.#hearing.get(told.id);
		if (told.type === 'report') {
			hearing?.report(told.report);
			return;
		}
		this.#hearing.delete(told.id);
		this.#wait();
		if (told.type === 'done') hearing?.done?.();
		else hearing?.failed?.();
	}

	#wait(): void {
		clearTimeout(this.#silence);
		if (this.#hearing.size > 0) this.#silence = setTimeout(() => this.#lose(), this.#patience);
	}

	/** The next question begins another one. */
	#lose(): void {
		clearTimeout(this.#silence);
		this.#worker?.terminate();
		this.#worker = null;
		const lost = [...this.#hearing.values()];
		this.#hearing.clear();
		for (const { failed } of lost) failed?.();
	}
}
