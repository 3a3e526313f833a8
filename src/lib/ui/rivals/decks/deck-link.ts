import type { Deck } from '../../../games/rivals/decks/deck.ts';
import { deckOfLink, linkText } from '../../../games/rivals/decks/link.ts';

/** What stands before the deck in the part of an address that no server is sent. */
const MARK = '#d=';
/** A link is no longer than that, packed; a real deck has some 1,500. */
const LONGEST = 20_000;
/** What a packed deck may come to. */
const MOST_BYTES = 200_000;

/** A link that holds the whole deck: whoever opens it needs nothing else. */
export async function deckLink(deck: Deck, page: string): Promise<string> {
	const stream = new Blob([linkText(deck)])
		.stream()
		.pipeThrough(new CompressionStream('deflate-raw'));
	const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
	const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
	return `${page}${MARK}${btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`;
}

/** Whether an address was meant to hold a deck. */
export const holdsDeck = (hash: string): boolean => hash.startsWith(MARK);

/** The deck in an address; null: it holds none that can be read. */
export async function deckInLink(hash: string): Promise<Deck | null> {
	if (!holdsDeck(hash) || hash.length > LONGEST) return null;
	try {
		const packed = atob(hash.slice(MARK.length).replaceAll('-', '+').replaceAll('_', '/'));
		const bytes = Uint8Array.from(packed, (letter) => letter.charCodeAt(0));
		const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
		const text = await textUpTo(MOST_BYTES, stream);
		return text === null ? null : deckOfLink(text);
	} catch {
		return null;
	}
}

/** A short link may be packed so that it comes to gigabytes: no more is read than a deck can have. */
async function textUpTo(most: number, stream: ReadableStream<Uint8Array>): Promise<string | null> {
	const reader = stream.getReader();
	const decoder = new TextDecoder();
	let text = '';
	for (;;) {
		const { done, value } = await reader.read();
		if (done) return text + decoder.decode();
		text += decoder.decode(value, { stream: true });
		if (text.length > most) {
			await reader.cancel();
			return null;
		}
	}
}
