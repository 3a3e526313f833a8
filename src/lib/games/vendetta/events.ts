import * as v from 'valibot';
import { listOf } from '../core/bounded.ts';
import { seatSchema } from '../core/seats.ts';
import { finalCountSchema, resultSchema } from './count/shapes.ts';
import { MOST_SEATS } from './seating.ts';
import { settingSchema } from './setting.ts';

const stepsSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A count, and what the rules of that day made of it. */
const counted = { count: finalCountSchema, result: resultSchema };

/** What makes a step. */
const steps = [
	v.strictObject({
		type: v.literal('SettingChanged'),
		setting: settingSchema,
		/** The count that stands, under this setting; null: nothing is counted yet. */
		counted: v.nullable(v.strictObject(counted))
	}),
	v.strictObject({ type: v.literal('CountRecorded'), ...counted }),
	v.strictObject({ type: v.literal('CountCorrected'), ...counted })
] as const;

/** What happened in an evening. */
export const eventSchema = v.variant('type', [
	v.strictObject({
		type: v.literal('EveningBegun'),
		seats: listOf(seatSchema, MOST_SEATS),
		setting: settingSchema
	}),
	...steps,
	v.strictObject({ type: v.literal('UndoneAtTable'), kept: stepsSchema }),
	v.strictObject({ type: v.literal('RedoneAtTable') })
]);
export type VendettaEvent = v.InferOutput<typeof eventSchema>;

/** What a step is made of: it can be undone. */
export type StepEvent = v.InferOutput<(typeof steps)[number]>;
