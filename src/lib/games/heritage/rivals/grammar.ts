import * as v from 'valibot';
import { recordOf } from '../../core/bounded.ts';
import { SEAT_IDS, seatSchema, type SeatId } from '../shapes.ts';
import { STRENGTHS, type Strength } from '../strengths.ts';

const strengthSchema = v.picklist(STRENGTHS);

/** The seats that code plays from the beginning. */
export const rivalsSchema = recordOf(seatSchema, strengthSchema, SEAT_IDS);

/** A seat that code plays. */
export type Rival = {
	readonly strength: Strength;
	/** Code found no move. People play the seat until they ask code to try again. */
	readonly stuck?: true;
};

/** Which seats code plays; absent: none, as in logs from before code could play there. */
export type Rivals = { readonly [seat: SeatId]: Rival };

/** What people, and the server for its code, want of seats that code plays. */
export const rivalCommands = [
	v.strictObject({
		type: v.literal('GiveSeatToRival'),
		seat: seatSchema,
		strength: strengthSchema
	}),
	v.strictObject({ type: v.literal('TakeSeatBack'), seat: seatSchema }),
	/** The code of this server found no move. */
	v.strictObject({ type: v.literal('HaltRival'), seat: seatSchema })
] as const;

/** What came of it. */
export const rivalEvents = [
	v.strictObject({
		type: v.literal('SeatGivenToRival'),
		seat: seatSchema,
		strength: strengthSchema
	}),
	v.strictObject({ type: v.literal('SeatTakenBack'), seat: seatSchema }),
	v.strictObject({ type: v.literal('RivalHalted'), seat: seatSchema })
] as const;

export type RivalCommand = v.InferOutput<(typeof rivalCommands)[number]>;
export type RivalEvent = v.InferOutput<(typeof rivalEvents)[number]>;

export const rivalRefusals = {
	'rival-needs-app':
		'The computer plays only where Elysium deals. Here the cards come from your box.'
} as const;
