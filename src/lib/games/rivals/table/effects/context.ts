import type { SeatId } from '../../../core/seats.ts';
import type { CardId } from '../../cards/card.ts';
import type { VampireId } from '../../match/state.ts';
import type { Slot } from '../slots.ts';

/** With whom and what a piece of text happens. */
export type Context = {
	/** Who “you” is now. */
	readonly seat: SeatId;
	/** Who controls the card, for the credit; null: nobody, as for an Event. */
	readonly credit: SeatId | null;
	readonly card: CardId;
	/** Where it lies; null: a vampire, a Haven or an Agenda. */
	readonly slot: Slot | null;
	/** The vampire that `this` is; null: none. */
	readonly self: VampireId | null;
	/** Who set it off, or met with it. */
	readonly cause: { readonly seat: SeatId | null; readonly vampire: VampireId | null };
	/** A card that set it off by falling, e.g. an antagonist. */
	readonly causeSlot?: Slot;
	readonly chosen: readonly VampireId[];
	readonly chosenSeats: readonly SeatId[];
	/** On which card of the attack it stands. */
	readonly on?: 'card' | 'reaction';
};

export const NO_CAUSE = { seat: null, vampire: null } as const;
