import type { SeatId } from '../../core/seats.ts';
import type { CardId } from '../cards/card.ts';

/** Names a card in play, whoever knows its face. Counts up through the match. */
export type Slot = number;

/** A card attached to a vampire: a Title, a Retainer, the Prince of the City or whatever an effect attaches. */
export type Attached = {
	readonly slot: Slot;
	readonly card: CardId;
	/** Whose pile it goes to; null: a City card. */
	readonly owner: SeatId | null;
	readonly exhausted?: true;
	/** A foe attached it: its player may neither burn nor choose it. */
	readonly byFoe?: true;
};
