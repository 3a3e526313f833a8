import type { SeatId } from '../../core/seats.ts';
import type { CardId } from '../cards.ts';
import type { LocationId } from '../vocabulary.ts';

/** Where an ability comes from. */
export type Source =
	| { readonly from: 'card'; readonly slot: number; readonly card: CardId }
	| { readonly from: 'ally'; readonly seat: SeatId; readonly card: CardId }
	| { readonly from: 'relic'; readonly seat: SeatId; readonly card: CardId }
	| { readonly from: 'location'; readonly location: LocationId; readonly card: CardId };

/** Around an effect: whose it is, and what its card has chosen and done so far. */
export type Context = {
	/** “You”: by the Position of a card, else whose it is. */
	readonly seat: SeatId;
	readonly source: Source;
	/** Where the card lay, or what it is about; null: nowhere. */
	readonly location: LocationId | null;
	/** The number of this ability among all begun. */
	readonly act: number;
	/** The Rivals as it began; null: asked anew (reading `rivalsWhen`). */
	readonly rivals: readonly SeatId[] | null;
	/** Who and which card set it off. */
	readonly cause: SeatId | null;
	readonly causeSlot: number | null;
	readonly chooser: SeatId | null;
	/** The player and the cards this card chose last. */
	readonly chosen: SeatId | null;
	readonly chosenSlots: readonly number[];
	/** How much the part before took, and whether it did anything. */
	readonly taken: number;
	readonly done: boolean;
};
