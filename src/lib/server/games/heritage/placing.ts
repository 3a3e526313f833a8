import type { FileFault } from '../../../games/core/file-fault.ts';
import { canonicalJson, sameJson, type Json } from '../../../games/core/json.ts';
import type { DeckCard } from '../../../games/heritage/chronicle-deck/cards.ts';
import type { ChroniclePack } from '../../../games/heritage/chronicle-deck/chronicle-pack.ts';
import { expansionFaults } from '../../../games/heritage/chronicle-deck/deck-faults.ts';
import { inOrder, merged } from '../../../games/heritage/chronicle-deck/order.ts';
import type { ChronicleState } from '../../../games/heritage/state.ts';
import { openDeck } from './decks/chronicle/open-deck.ts';
import type { SealedCards } from './sealed-cards.ts';
import type { LyingExpansions } from './sealed-expansions.ts';
import type { PackNamed } from './sealed-pack.ts';

/** Why a file of chronicle cards cannot lie in a chronicle. */
export type Misplaced =
	| { readonly reason: 'opened' | 'alone' | 'damaged' | 'other-deck' | 'place-kept' }
	| { readonly reason: 'faulty'; readonly faults: readonly FileFault[] };

type ToKeep<Lying> = Omit<Lying, 'kept'>;
export type LyingPack = SealedCards<PackNamed>;

/** Cards as they lie once a file was taken, or why it is not. */
type Placed<Lying> = ToKeep<Lying> | Misplaced;

/** Whether a whole pack may be put here: before the first chapter, or the same one again where it did not come along or lacks a card. */
function mayReplace({ deck }: ChronicleState, { id }: ChroniclePack, lies: boolean): boolean {
	if (!isBegun(deck)) return true;
	return !lies && deck.identity?.kind === 'pack' && deck.identity.id === id;
}

const isBegun = ({ chapters }: ChronicleState['deck']): boolean => Object.keys(chapters).length > 0;

/** A whole pack, in place of any that lies there until its first chapter is opened; or an expansion of it, at any time. */
export function placed(
	state: ChronicleState,
	before: LyingPack | null,
	pack: ChroniclePack
): Placed<LyingPack> {
	const { id, name, licence, cards } = pack;
	const isWhole = before !== null && before.lacks.length === 0;
	if (!pack.adds) {
		// Under another id it is another pack, whatever its cards: a chronicle knows its deck by it.
		const same = isWhole && before.named.id === id && hasSame(before.cards, inOrder(cards));
		if (!same && !mayReplace(state, pack, isWhole)) return { reason: 'opened' };
		return { named: { id, name, licence }, cards: same ? before.cards : cards, lacks: [] };
	}
	if (!before) return { reason: 'alone' };
	if (!isWhole) return { reason: 'damaged' };
	// Sent twice, it is added once.
	const others = withoutThose(before.cards, cards);
	const faults = expansionFaults(others, cards);
	if (faults.length > 0) return { reason: 'faulty', faults };
	return { ...before, cards: merged(others, cards) };
}

/**
 * An expansion of the open chronicle, among those that lie there: at any time, also before that deck is chosen, but
 * not once another one tells the story. Sent again, it makes good for cards of its own that are gone; the place of
 * one that is gone stays free for the file that brought it.
 */
export function placedInOpen(
	{ deck }: ChronicleState,
	before: LyingExpansions | null,
	{ id, name, licence, cards }: ChroniclePack
): Placed<LyingExpansions> {
	if (isBegun(deck) && deck.identity?.kind !== 'open') return { reason: 'other-deck' };
	const lying = before?.named.expansions ?? [];
	const numbers = new Set(lying.find((one) => one.id === id)?.numbers);
	const brought = new Set(cards.map(({ number }) => number));
	const lacks = before?.lacks ?? [];
	if (lacks.some((number) => brought.has(number) && !numbers.has(number)))
		return { reason: 'place-kept' };
	const others = withoutThose(before?.cards ?? [], cards);
	const faults = expansionFaults(merged(openDeck, others), cards);
	if (faults.length > 0) return { reason: 'faulty', faults };
	const known = lying.filter((one) => one.id !== id);
	return {
		named: {
			expansions: [...known, { id, name, licence, numbers: [...new Set([...numbers, ...brought])] }]
		},
		cards: merged(others, cards),
		lacks: lacks.filter((number) => !brought.has(number))
	};
}

/** How much cards take where they lie, in bytes of canonical JSON. */
export const sizeOf = <Named>({ named, cards }: ToKeep<SealedCards<Named>>): number =>
	Buffer.byteLength(canonicalJson({ named, cards } as unknown as Json));

/** The cards that are not among the others, as they are. */
function withoutThose(cards: readonly DeckCard[], others: readonly DeckCard[]): DeckCard[] {
	const numbered = new Map(others.map((card) => [card.number, card]));
	return cards.filter((card) => {
		const other = numbered.get(card.number);
		return other === undefined || !hasSame([other], [card]);
	});
}

const hasSame = (some: readonly DeckCard[], others: readonly DeckCard[]): boolean =>
	sameJson(some as Json, others as Json);
