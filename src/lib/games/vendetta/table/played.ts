import type { SeatId } from '../../core/seats.ts';
import type { CardId } from '../cards.ts';
import type { Face, LocationId } from '../vocabulary.ts';

/** A card that was played [PLAYING CARDS]. */
export type CardPlay = {
	/** On whose Position. */
	readonly seat: SeatId;
	readonly owner: SeatId;
	readonly from: 'hand' | 'deck';
	readonly slot: number;
	readonly at: LocationId;
	readonly face: Face;
	/** Null: face down. */
	readonly card: CardId | null;
	readonly paid: number;
	/** Whether it is the card of a turn; else an effect played it. */
	readonly turn: boolean;
	/** Whether Blood may still go with it. */
	readonly open: boolean;
};

/** Blood that was put on a Position [PLAYING BLOOD]. */
export type Deployment = {
	readonly seat: SeatId;
	readonly at: LocationId;
	readonly pool: number;
	readonly bank: number;
	/** Diablerie tokens flipped for it [DIABLERIE]. */
	readonly flipped: number;
	/** With the card of a turn, after it by itself, or by an effect. */
	readonly as: 'with-card' | 'later' | 'effect';
};
