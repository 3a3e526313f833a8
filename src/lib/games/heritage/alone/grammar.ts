import * as v from 'valibot';
import { listOf, PLENTY } from '../../core/bounded.ts';
import type { Json } from '../../core/json.ts';
import { stepRefusals } from '../../core/steps/undoing.ts';
import { sealedSchema } from '../dealing/sealed.ts';
import {
	rivalCommands,
	rivalEvents,
	computerRefusals,
	rivalsSchema,
	type ComputerSeats
} from '../computer/grammar.ts';
import { nameSchema, stepsSchema } from '../shapes.ts';
import { askingCommands, askingEvents, askingRefusals } from '../table/asking.ts';
import { tableCommandSchema } from '../table/commands.ts';
import { NO_COURSE, type Course } from '../table/course.ts';
import { tableEventSchema } from '../table/events.ts';
import { tableRefusals } from '../table/refusals.ts';
import { EMPTY_TABLE, type Table } from '../table/table.ts';

/** Far more than any chapter has; what is brought is decided anew step by step. */
const MOST_STEPS = 1000;

const keptSchema = v.pipe(stepsSchema, v.minValue(1, 'the table itself stays'));

const broughtSchema = v.pipe(
	listOf(
		v.pipe(listOf(tableEventSchema, 10 * PLENTY), v.minLength(1, 'a step is empty')),
		MOST_STEPS,
		'steps'
	),
	v.minLength(1, 'at least the step that sets up the table')
);

const revisionSchema = v.pipe(v.number(), v.integer(), v.minValue(1));

/** A game that was begun on a device goes on here. */
export const bringGameSchema = v.strictObject({
	type: v.literal('BringGame'),
	title: nameSchema,
	/** All that was played there, in order. */
	steps: broughtSchema,
	/** The revision of the rules that it was begun under; absent: the first. */
	rules: v.optional(revisionSchema),
	/** What was dealt from there; null: nothing was sealed. */
	sealed: v.nullable(sealedSchema),
	/** The seats that code goes on playing; absent: people play all. */
	rivals: v.optional(rivalsSchema)
});

/** Every intention of a game outside a chronicle. */
export const aloneCommandSchema = v.variant('type', [
	bringGameSchema,
	v.strictObject({ type: v.literal('ActAtTable'), command: tableCommandSchema }),
	...askingCommands(keptSchema),
	...rivalCommands
]);
export type AloneCommand = v.InferOutput<typeof aloneCommandSchema>;
export type AloneCommandOf<T extends AloneCommand['type']> = Extract<AloneCommand, { type: T }>;

/** What happened in a game outside a chronicle. */
export const aloneEventSchema = v.variant('type', [
	/** Played on a device that nobody could look over: how chance fell there cannot be verified. */
	v.strictObject({
		type: v.literal('GameBrought'),
		title: nameSchema,
		steps: broughtSchema,
		/** As the device said: the revision that it was begun under; absent: the first. */
		rules: v.optional(revisionSchema),
		/** Steps, from 1, that older rules decided, and that those of the day it came decided otherwise. */
		otherwise: v.optional(
			listOf(
				v.strictObject({ step: stepsSchema, why: v.pipe(v.string(), v.maxLength(80)) }),
				MOST_STEPS
			)
		),
		rivals: v.optional(rivalsSchema)
	}),
	v.strictObject({
		type: v.literal('HappenedAtTable'),
		event: tableEventSchema,
		/** A command could begin with this event, and here it came about in the course of another one. */
		goesOn: v.optional(v.literal(true))
	}),
	...askingEvents(keptSchema),
	...rivalEvents
]);
export type AloneEvent = v.InferOutput<typeof aloneEventSchema>;
export type AloneEventOf<T extends AloneEvent['type']> = Extract<AloneEvent, { type: T }>;

export const aloneRefusals = {
	...tableRefusals,
	...stepRefusals,
	...askingRefusals,
	...computerRefusals,
	'no-game': 'There is no game here yet.',
	'game-here-already': 'There is already a game here. Move this one in as a new game.',
	'of-a-chronicle': 'This table belongs to chapter {chapter} of a chronicle. Play on there.',
	'not-by-the-rules': 'Step {step} of {steps} breaks the rules ({why}). Nothing was moved.',
	'newer-rules':
		'A newer version of Elysium played this game. Ask your host to update this server, then move it again.'
} as const;
export type AloneReason = keyof typeof aloneRefusals;

/** A game outside a chronicle. */
export type AloneState = {
	readonly title: string;
	readonly course: Course;
	readonly table: Table;
	/** How many of the first steps were dealt on a device, where nobody can verify their chance; of what was taken back, too. */
	readonly elsewhere: number;
	/** Steps of the game as it was brought, from 1, that the rules of that day decided otherwise than it was played. */
	readonly otherwise: readonly { readonly step: number; readonly why: string }[];
	/** The seats that code plays; absent: it never played one here. */
	readonly rivals?: ComputerSeats;
};

export const NO_GAME: AloneState & Json = {
	title: '',
	course: NO_COURSE,
	table: EMPTY_TABLE,
	elsewhere: 0,
	otherwise: []
};
