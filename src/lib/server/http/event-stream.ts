import { said } from '../live/news.ts';

/** What waits at most for a reader that takes nothing any more; then it is let go, and asks again when it is back. */
const MOST_WAITING = 64;

const HEADERS = { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' };

/** The answer to who asks for the headers of a stream alone, and would wait for its end in vain. */
export const streamHead = (): Response => new Response(null, { headers: HEADERS });

/** Whether an answer is a stream. */
export const isEventStream = ({ headers }: Response): boolean =>
	headers.get('content-type') === HEADERS['content-type'];

/** A stream of server-sent events to one reader. Either side ends it; what is said afterwards is not heard. */
export class EventStream {
	#controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>> | null = null;
	#body: ReadableStream<Uint8Array<ArrayBuffer>>;
	#onend: () => void;

	constructor(onend: () => void) {
		this.#onend = onend;
		this.#body = new ReadableStream<Uint8Array<ArrayBuffer>>({
			start: (controller) => void (this.#controller = controller),
			cancel: () => this.#ended()
		});
	}

	get over(): boolean {
		return this.#controller === null;
	}

	/** `data`: one line, without line breaks. */
	say(event: string, data: string): void {
		this.send(said(event, data));
	}

	/** Something that was made into an event before, perhaps for others as well. */
	send(event: Uint8Array<ArrayBuffer>): void {
		if (!this.#controller) return;
		if ((this.#controller.desiredSize ?? 0) <= -MOST_WAITING) this.end();
		else this.#controller.enqueue(event);
	}

	end(): void {
		this.#controller?.close();
		this.#ended();
	}

	/** The answer that it is; once. */
	response(): Response {
		return new Response(this.#body, { headers: HEADERS });
	}

	#ended(): void {
		if (!this.#controller) return;
		this.#controller = null;
		this.#onend();
	}
}
