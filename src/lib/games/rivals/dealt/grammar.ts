import * as v from 'valibot';
import { listOf } from '../../core/bounded.ts';
import {
	computerCommandsOf,
	computerEventsOf,
	computerSeatsSchemaOf
} from '../../core/computer/grammar.ts';
import { nameSchema, seatSchema } from '../../core/seats.ts';
import { stepsSchema, undoCommands, undoEvents } from '../../core/steps/asking.ts';
import { handCommands, handEvents } from '../../core/steps/hands.ts';
import { tableCommandSchema } from '../table/commands.ts';
import { tableEventSchema } from '../table/event-schema.ts';
import { settingSchema } from '../table/setting-schema.ts';
import { MOST_SEATS } from '../vocabulary.ts';

/** More seats than the table has, so that what is wrong with them can be said in words. */
const MOST_TYPED = 8;

const seats = listOf(seatSchema, MOST_SEATS, 'seats');
const computers = computerSeatsSchemaOf(seatSchema, MOST_SEATS);

/** The table itself is never undone: its cards are dealt. */
const kept = v.pipe(stepsSchema, v.minValue(1, 'the cards stay dealt'));

/** Every intention of a match that Elysium deals. */
export const commandSchema = v.variant('type', [
	v.strictObject({
		type: v.literal('BeginMatch'),
		/** Clockwise, s1 first. */
		seats: listOf(seatSchema, MOST_TYPED, 'players'),
		title: nameSchema,
		/** The seats that the computer plays; left out: none. */
		computers: v.exactOptional(computers)
	}),
	/** Deals the match. Only the server may: the cards are its own. */
	v.strictObject({ type: v.literal('LayTable'), setting: settingSchema }),
	v.strictObject({ type: v.literal('ActAtTable'), command: tableCommandSchema }),
	v.strictObject({ type: v.literal('ChangeTitle'), title: nameSchema }),
	...undoCommands({ kept, seats }),
	...handCommands({ seat: seatSchema, seats }),
	...computerCommandsOf(seatSchema)
]);
export type Command = v.InferOutput<typeof commandSchema>;
export type CommandOf<T extends Command['type']> = Extract<Command, { type: T }>;

/** What a step is made of: it can be undone. */
const steps = [
	/** What was asked for, as far as everybody sees it; what happened follows. */
	v.strictObject({ type: v.literal('ActedAtTable'), command: tableCommandSchema }),
	v.strictObject({ type: v.literal('HappenedAtTable'), event: tableEventSchema })
] as const;

export const eventSchema = v.variant('type', [
	v.strictObject({
		type: v.literal('MatchBegun'),
		seats,
		title: nameSchema,
		computers: v.exactOptional(computers)
	}),
	...steps,
	v.strictObject({ type: v.literal('TitleChanged'), title: nameSchema }),
	...undoEvents({ kept, seats }),
	...handEvents({ seat: seatSchema, seats }),
	...computerEventsOf(seatSchema)
]);
export type DealtEvent = v.InferOutput<typeof eventSchema>;
export type StepEvent = v.InferOutput<(typeof steps)[number]>;
