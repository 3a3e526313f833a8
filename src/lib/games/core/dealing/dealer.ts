import type { Json } from '../json.ts';
import type { Choice, Deal, PileName } from '../run/request.ts';

/** A card in a hand: the how-manieth off its pile it was, and its face where the table knows it. */
export type Held = { readonly position: number; readonly card: string | null };

/** Where the cards of a pile are drawn to. */
export type Hand = {
	/** Every card of the pile, wherever it lies. */
	readonly cards: readonly string[];
	/** How many were drawn so far; positions count from 0. */
	readonly drawn: number;
	readonly held: readonly Held[];
	/** Whether a card that is drawn shows its face. */
	readonly open: boolean;
};

/** A pile as everybody sees it. */
export type Pile = {
	readonly name: string;
	/** Which of its orders counts: the number of its shuffle, or whose it is. */
	readonly order: string | number;
	/** The cards that lie nowhere in sight, as a set: in the pile, or face down in the hand. */
	readonly unseen: readonly string[];
	/** Which cards the table may say came off it; left out: those unseen. */
	readonly options?: readonly string[];
	/** Left out: what comes off it is seen. */
	readonly hand?: Hand;
};

/** What a dealer knows of a game. */
export interface Piles<State> {
	pileOf(state: State, name: PileName): Pile;
	/** The same lot of another round is another lot. */
	roundOf(state: State): Json;
}

/** What a dealer says: a choice · `ask`: the cardboard knows · `unknown`: only who deals elsewhere knows. */
export type Dealt = { readonly choice: Choice } | 'ask' | 'unknown';

/** Who answers at points of chance. */
export interface Dealer<State> {
	deal(state: State, deal: Deal): Dealt;
	/** Which card of a hand this is; null: it is not held; `unknown`: cannot be told here. */
	positionOf(state: State, name: PileName, card: string): number | null | 'unknown';
}

/** How many cards a pile holds still, without those face down in the hand. */
export function leftIn({ unseen, hand }: Pile): number {
	const faceDown = hand?.held.filter(({ card }) => card === null) ?? [];
	return unseen.length - faceDown.length;
}

/** Where a card lies openly in a hand. */
export function openPosition({ hand }: Pile, card: string): number | null {
	return hand?.held.find((held) => held.card === card)?.position ?? null;
}

/** Whether a card can be the one face down at a position. */
export function mayLieAt({ unseen, hand }: Pile, position: number, card: string): boolean {
	const held = hand?.held.some((one) => one.position === position && one.card === null);
	return held === true && unseen.includes(card);
}

/** The next card to a hand, as a bare position; none where the pile is empty. */
export function drawnFaceDown(pile: Pile, { drawn }: Hand): { readonly choice: Choice } {
	return { choice: leftIn(pile) > 0 ? [String(drawn)] : [] };
}
