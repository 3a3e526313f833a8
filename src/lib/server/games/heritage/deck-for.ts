import type { CardWish } from '../../../games/heritage/chronicle-deck/blank.ts';
import type { CardNumber, DeckCard } from '../../../games/heritage/chronicle-deck/cards.ts';
import { merged } from '../../../games/heritage/chronicle-deck/order.ts';
import type { ChronicleState } from '../../../games/heritage/state.ts';
import type { Expansion } from '../../../games/heritage/chronicle-deck/opened.ts';
import type { DeckHouse } from './deck-house.ts';
import type { Transaction } from '../../db/client.ts';
import { openDeck } from './decks/chronicle/open-deck.ts';
import type { Kept } from './sealed-cards.ts';
import { expansionShelf, notLying } from './sealed-expansions.ts';
import { packShelf, whole } from './sealed-pack.ts';
import type { Chronicle } from '../../logs/chronicles.ts';

/** A deck as it was read, for the server that turns it, and only for as long as that takes. */
interface ReadDeck {
	readonly cards: readonly DeckCard[];
	/** Expansions that it is played with and that do not lie here: none of their cards is among these. */
	readonly missing: readonly Expansion[];
	/** Whether the very same lies there still: a pack can be replaced, and cards be added, at any time. */
	isStill(transaction: Transaction): Promise<boolean>;
}

/**
 * The whole deck that a chronicle is played with, expansions at their places; null: a box, nobody chose one, or the chosen pack does not lie here
 * (it did not come along with a file, or was replaced). Throws `VaultFault` where it does not open, `PackDamaged` where
 * it lacks a card.
 */
export async function deckFor(
	{ database, vault }: Pick<DeckHouse, 'database' | 'vault'>,
	{ id, state }: Pick<Chronicle<ChronicleState>, 'id' | 'state'>
): Promise<ReadDeck | null> {
	const { identity } = state.deck;
	const sameOn =
		(shelf: Pick<typeof packShelf, 'kept'>, lies: { readonly kept: Kept } | null) =>
		async (transaction: Transaction) =>
			(await shelf.kept(transaction, vault, id)) === (lies?.kept ?? null);
	switch (identity?.kind) {
		case 'open': {
			const added = await expansionShelf.open(database.read, vault, id);
			return {
				cards: added ? merged(openDeck, whole(added).cards) : openDeck,
				missing: notLying(state, added?.named.expansions ?? []),
				isStill: sameOn(expansionShelf, added)
			};
		}
		case 'pack': {
			const lies = await packShelf.open(database.read, vault, id);
			if (lies?.named.id !== identity.id) return null;
			return { cards: whole(lies).cards, missing: [], isStill: sameOn(packShelf, lies) };
		}
		default:
			return null;
	}
}

/**
 * Why a deck says nothing to a wish, as far as that is known without opening a card; null: it may say something. So a
 * wish that is refused takes no longer where more lies sealed.
 */
export async function silenceOf(
	{ database, vault }: Pick<DeckHouse, 'database' | 'vault'>,
	{ id, state }: Pick<Chronicle<ChronicleState>, 'id' | 'state'>,
	wish: CardWish
): Promise<
	'no-deck-here' | 'pack-missing' | 'pack-damaged' | 'expansion-missing' | 'card-missing' | null
> {
	const { identity, chapters } = state.deck;
	const mission =
		'mission' in wish
			? chapters[wish.chapter]?.missions.find((front) => front.id === wish.mission)
			: undefined;
	const isGone = (numbers: readonly CardNumber[]): boolean =>
		typeof mission?.card === 'number' && !numbers.includes(mission.card);
	switch (identity?.kind) {
		case 'open': {
			const added = await expansionShelf.glance(database.read, vault, id);
			if (added?.isWhole === false) return 'pack-damaged';
			// A chapter opened now could not be opened again with their cards.
			const missing = notLying(state, added?.named.expansions ?? []);
			if (wish.type === 'OpenChapter' && missing.length > 0) return 'expansion-missing';
			const own = openDeck.map(({ number }) => number);
			return isGone([...own, ...(added?.numbers ?? [])]) ? 'card-missing' : null;
		}
		case 'pack': {
			const lies = await packShelf.glance(database.read, vault, id);
			if (lies?.named.id !== identity.id) return 'pack-missing';
			if (!lies.isWhole) return 'pack-damaged';
			return isGone(lies.numbers) ? 'card-missing' : null;
		}
		default:
			return 'no-deck-here';
	}
}
