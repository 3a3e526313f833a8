import type { ToldCards } from '../../../games/vendetta/box/box-set.ts';

/** Where the cards of a box are kept. */
export interface KeptBox {
	/** Keeps typed cards, and answers all that is kept then; a sentence: why not. */
	add(cards: ToldCards): Promise<ToldCards | string>;
	/** Forgets them all. Null: done; else why not, in a sentence. */
	clear(): Promise<string | null>;
}
