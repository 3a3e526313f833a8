import type * as v from 'valibot';
import { undoCommands, undoEvents } from '../../core/steps/asking.ts';
import { consentRefusals } from '../../core/steps/consent.ts';
import { handCommands, handEvents, handRefusals } from '../../core/steps/hands.ts';
import { seatSchema, seatsSchema, type SeatId } from '../shapes.ts';

interface Person {
	readonly id: string;
	readonly name: string;
}

/** How many steps are to stay; a game outside a chronicle keeps at least its table. */
type Kept = v.GenericSchema<number>;

const HANDS = { seat: seatSchema, seats: seatsSchema };

/** What is wanted of the steps of a table and of its hands, and said to what somebody wants of them. */
export const askingCommands = (kept: Kept) =>
	[...undoCommands({ kept, seats: seatsSchema }), ...handCommands(HANDS)] as const;

/** What came of it. */
export const askingEvents = (kept: Kept) =>
	[...undoEvents({ kept, seats: seatsSchema }), ...handEvents(HANDS)] as const;

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

export const askingRefusals = { ...consentRefusals, ...handRefusals } as const;
