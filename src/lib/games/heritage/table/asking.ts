import type * as v from 'valibot';
import { undoCommands, undoEvents } from '../../core/steps/asking.ts';
import { consentRefusals } from '../../core/steps/consent.ts';
import { handCommands, handEvents, handRefusals } from '../../core/steps/hands.ts';
import { seatSchema, seatsSchema } from '../shapes.ts';

/** How many steps are to stay; a game outside a chronicle keeps at least its table. */
type Kept = v.GenericSchema<number>;

const HANDS = { seat: seatSchema, seats: seatsSchema };

/** What is wanted of the steps of a table and of its hands, and said to what somebody wants of them. */
export const askingCommands = (kept: Kept) =>
	[...undoCommands({ kept, seats: seatsSchema }), ...handCommands(HANDS)] as const;

/** What came of it. */
export const askingEvents = (kept: Kept) =>
	[...undoEvents({ kept, seats: seatsSchema }), ...handEvents(HANDS)] as const;

export const askingRefusals = { ...consentRefusals, ...handRefusals } as const;
