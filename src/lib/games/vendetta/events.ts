import * as v from 'valibot';
import { listOf } from '../core/bounded.ts';
import { computerEventsOf } from '../core/computer/grammar.ts';
import { seatSchema } from '../core/seats.ts';
import { stepsSchema, undoEvents } from '../core/steps/asking.ts';
import { handEvents } from '../core/steps/hands.ts';
import { seatsSchema } from './commands.ts';
import { finalCountSchema, resultSchema } from './count/shapes.ts';
import { mixingStepSchema } from './mixing/steps.ts';
import { MOST_SEATS } from './seating.ts';
import { settingSchema } from './setting.ts';
import { tableEventSchema } from './table/event-schema.ts';

/** A count, and what it came to by the rules of that time. */
const counted = { count: finalCountSchema, result: resultSchema };

/** What makes a step. */
const steps = [
	v.strictObject({
		type: v.literal('SettingChanged'),
		setting: settingSchema,
		/** The count that stands, under this setting; null: nothing is counted yet. */
		counted: v.nullable(v.strictObject(counted))
	}),
	v.strictObject({
		type: v.literal('CountRecorded'),
		...counted,
		/** The game at the table ended with it; nobody counted by hand. */
		atTable: v.exactOptional(v.literal(true))
	}),
	v.strictObject({ type: v.literal('CountCorrected'), ...counted }),
	v.strictObject({
		type: v.literal('HappenedAtTable'),
		event: tableEventSchema,
		/** The first event of a further command in the same step. */
		along: v.exactOptional(v.literal(true)),
		/** For the event that sets up a table: which table of this evening it is, from 1. */
		nth: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1)))
	})
] as const;

/** What happened in an evening. */
export const eventSchema = v.variant('type', [
	v.strictObject({
		type: v.literal('EveningBegun'),
		seats: listOf(seatSchema, MOST_SEATS),
		setting: settingSchema
	}),
	...steps,
	/** All devices shuffle the cards of the table. */
	v.strictObject({ type: v.literal('CardsMixed'), step: mixingStepSchema }),
	...undoEvents({ kept: stepsSchema, seats: seatsSchema }),
	...handEvents({ seat: seatSchema, seats: seatsSchema }),
	...computerEventsOf(seatSchema)
]);
export type VendettaEvent = v.InferOutput<typeof eventSchema>;

/** What a step is made of: it can be undone. */
export type StepEvent = v.InferOutput<(typeof steps)[number]>;
