import { listed } from '../../../games/core/listed.ts';
import { cardsOf } from '../../../games/rivals/cards/card-set.ts';
import { readDeck } from '../../../games/rivals/decks/read-deck.ts';
import { openSet } from '../../../games/rivals/open/open-set.ts';
import { ownDeck, type Lack } from '../../../games/rivals/own/own-cards.ts';
import type { OwnChoice } from '../../../games/rivals/table/setting.ts';
import type { KeptDeck } from '../decks/kept-decks.ts';

/** A deck of this device, as a seat may choose it. */
export type OwnOffer = {
	readonly id: string;
	readonly name: string;
	/** Null: it cannot be dealt yet. */
	readonly choice: OwnChoice | null;
	/** How much Elysium knows of it, in a sentence. */
	readonly about: string;
	/** Cards that are not known well enough, each with what it lacks. */
	readonly unknown: readonly string[];
};

const LACKS: { readonly [L in Lack]: string } = {
	kind: 'its kind',
	clan: 'its clan',
	bp: 'its Blood Potency',
	numbers: 'numbers that a deck list does not have'
};

const aboutIt = (whole: boolean, unknown: number, byHand: number): string => {
	if (unknown > 0) return 'This deck has cards that Elysium does not know well enough:';
	if (!whole) return 'This deck lacks a Haven, an Agenda or vampires.';
	return byHand === 0
		? 'Elysium knows every card.'
		: `Have ${byHand === 1 ? 'one card' : `${byHand} cards`} of your box at hand: their text is yours to read.`;
};

function offerOf({ id, text }: KeptDeck): OwnOffer {
	const { deck } = readDeck(text);
	const own = ownDeck(deck, { cards: cardsOf(openSet), vampires: [] });
	const unknown = own.lines.flatMap((line) =>
		line.known === 'too-little'
			? [`${line.name} lacks ${listed(line.lacks.map((one) => LACKS[one]))}.`]
			: []
	);
	const byHand = own.lines.filter(({ known }) => known === 'facts').length;
	return {
		id: `own-${id}`,
		name: deck.name || 'Deck without a name',
		choice: own.deck && { deck: own.deck, cards: own.cards },
		about: aboutIt(own.deck !== null, unknown.length, byHand),
		unknown
	};
}

/** The decks of this device, as seats may choose them. */
export const offersOf = (decks: readonly KeptDeck[]): readonly OwnOffer[] => decks.map(offerOf);
