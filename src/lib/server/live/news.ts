/** What has a number, one after the other. */
type Numbered = { readonly sequence: number };

/** More at once is fetched: that comes compressed, and waits in no line for a reader who takes nothing. */
const AT_MOST = 64 * 1024;

const encoder = new TextEncoder();

/** An event of a stream. `data`: one line, without line breaks. */
export const said = (event: string, data: string): Uint8Array<ArrayBuffer> =>
	encoder.encode(`event: ${event}\ndata: ${data}\n\n`);

/** What happened in a log from one version on, in the words of a stream: made once, for all who listen. */
export class News {
	/** The version on which it follows. */
	readonly after: number;
	readonly #envelopes: readonly Numbered[];
	#text: Uint8Array<ArrayBuffer> | null | undefined;

	/** `envelopes`: all of a stretch, in their order. */
	constructor(envelopes: readonly Numbered[]) {
		this.#envelopes = envelopes;
		this.after = (envelopes[0]?.sequence ?? 1) - 1;
	}

	/** `happened`, with the envelopes as who asks for them is given them; null: more than a stream carries. */
	get text(): Uint8Array<ArrayBuffer> | null {
		if (this.#text === undefined) this.#text = this.#made();
		return this.#text;
	}

	#made(): Uint8Array<ArrayBuffer> | null {
		const { after } = this;
		const text = said('happened', JSON.stringify({ after, events: this.#envelopes }));
		return text.byteLength > AT_MOST ? null : text;
	}
}
