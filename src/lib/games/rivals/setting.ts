import * as v from 'valibot';
import { nameSchema } from '../core/seats.ts';
import { DEFAULT_READINGS, readingsSchema, type Readings } from './readings.ts';
import { DEPTHS } from './vocabulary.ts';

/** What a match is played with. */
export const settingSchema = v.strictObject({
	title: nameSchema,
	depth: v.picklist(DEPTHS),
	/** How the group reads the rulebook; left out: by our defaults. */
	readings: v.exactOptional(readingsSchema)
});
export type Setting = v.InferOutput<typeof settingSchema>;

/** A match from before a choice was there is read by its default. */
export const readingsOf = ({ readings }: Pick<Setting, 'readings'>): Readings =>
	readings ? { ...DEFAULT_READINGS, ...readings } : DEFAULT_READINGS;
