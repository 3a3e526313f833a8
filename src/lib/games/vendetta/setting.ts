import * as v from 'valibot';
import { recordOf } from '../core/bounded.ts';
import { nameSchema, seatSchema } from '../core/seats.ts';
import { CLANS } from './clans.ts';
import { MOST_SEATS } from './seating.ts';

/** What an evening is played with: its name, who leads which clan, and the variants, any together. */
export const settingSchema = v.strictObject({
	title: nameSchema,
	/** By seat. */
	clans: recordOf(seatSchema, v.picklist(CLANS), MOST_SEATS),
	/** Teams of two, teammates opposite each other. */
	teams: v.boolean(),
	/** A Location card on each Location but the Prince's Haven. */
	locations: v.boolean(),
	relics: v.boolean()
});
export type Setting = v.InferOutput<typeof settingSchema>;
