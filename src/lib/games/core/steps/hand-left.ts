import type { SeatId } from '../seats.ts';

interface Person {
	readonly id: string;
	readonly name: string;
}

/** A hand that lies face down before everybody, and what the one who looks can do about it. */
export interface HandLeft {
	readonly seat: SeatId;
	/** Whose hand it is; null: nobody knows any more. */
	readonly from: Person | null;
	/** Who sits there now. */
	readonly to: Person;
	/** It was dealt to the one who looks. */
	readonly mine: boolean;
	/** How the others can be asked to show it; null: not by the one who looks, or not all of them could answer. */
	readonly asking: {
		readonly by: readonly SeatId[];
		readonly asks: readonly SeatId[];
		/** What those who are asked are called. */
		readonly others: string;
		/** The table has a question to answer already. */
		readonly waits: boolean;
	} | null;
}
