import * as v from 'valibot';
import { stepsSchema, undoEvents } from '../core/steps/asking.ts';
import { attackEvents, attackUnderWayEvents } from './attack/commands.ts';
import { cityEvents } from './city/commands.ts';
import { factEvents } from './facts/commands.ts';
import { counterEvents } from './counters/commands.ts';
import { endingEvents } from './ending/commands.ts';
import { influenceEvents } from './influence/commands.ts';
import { begunEvent, seatsSchema, setUpEvents } from './set-up/commands.ts';

/** What makes a step: it can be undone. Each folder says its own. */
const steps = [
	...setUpEvents,
	...counterEvents,
	...attackEvents,
	...cityEvents,
	...factEvents,
	...influenceEvents,
	...endingEvents
] as const;

/** What happened in a match. */
export const eventSchema = v.variant('type', [
	begunEvent,
	...steps,
	...attackUnderWayEvents,
	...undoEvents({ kept: stepsSchema, seats: seatsSchema })
]);
export type RivalsEvent = v.InferOutput<typeof eventSchema>;

export type StepEvent = v.InferOutput<(typeof steps)[number]>;
export type StepOf<T extends StepEvent['type']> = Extract<StepEvent, { type: T }>;
