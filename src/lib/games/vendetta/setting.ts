import * as v from 'valibot';
import { recordOf } from '../core/bounded.ts';
import { nameSchema, seatSchema } from '../core/seats.ts';
import { CLANS } from './clans.ts';
import { readingsSchema } from './readings.ts';
import { MOST_SEATS } from './seating.ts';

/** What an evening is played with: its name, who leads which clan, and the variants, any together. */
export const settingSchema = v.strictObject({
	title: nameSchema,
	/** By seat; empty: clans are chosen at the table. */
	clans: recordOf(seatSchema, v.picklist(CLANS), MOST_SEATS),
	/** Teams of two, teammates opposite each other. */
	teams: v.boolean(),
	/** A Location card on each Location but the Prince's Haven. */
	locations: v.boolean(),
	relics: v.boolean(),
	/** How the group reads what the rulebook leaves open; left out: our defaults. */
	readings: v.exactOptional(readingsSchema)
});
export type Setting = v.InferOutput<typeof settingSchema>;
