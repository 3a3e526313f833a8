import * as v from 'valibot';
import { recordOf } from '../bounded.ts';
import type { SeatId } from '../seats.ts';
import { STRENGTHS, type Strength } from './strengths.ts';

const strengthSchema = v.picklist(STRENGTHS);

/** A seat that code plays. */
export type Rival = {
	readonly strength: Strength;
	/** Code found no move. People play the seat until they ask code to try again. */
	readonly stuck?: true;
};

/** Which seats code plays; absent: none, as in logs from before code could play there. */
export type ComputerSeats = { readonly [seat: SeatId]: Rival };

type Seat = v.GenericSchema<string, string>;

/** The seats that code plays from the beginning. */
export const computerSeatsSchemaOf = (seat: Seat, most: number) =>
	recordOf(seat, strengthSchema, most);

/** What people, and the server for its code, want of seats that code plays. */
export const computerCommandsOf = (seat: Seat) =>
	[
		v.strictObject({ type: v.literal('GiveSeatToRival'), seat, strength: strengthSchema }),
		v.strictObject({ type: v.literal('TakeSeatBack'), seat }),
		/** The code of this server found no move. */
		v.strictObject({ type: v.literal('HaltRival'), seat })
	] as const;

/** What came of it. */
export const computerEventsOf = (seat: Seat) =>
	[
		v.strictObject({ type: v.literal('SeatGivenToRival'), seat, strength: strengthSchema }),
		v.strictObject({ type: v.literal('SeatTakenBack'), seat }),
		v.strictObject({ type: v.literal('RivalHalted'), seat })
	] as const;

export type ComputerCommand = v.InferOutput<ReturnType<typeof computerCommandsOf>[number]>;
export type ComputerEvent = v.InferOutput<ReturnType<typeof computerEventsOf>[number]>;

export const computerRefusals = {
	'rival-needs-app':
		'The computer plays only where Elysium deals. Here the cards come from your box.'
} as const;
