import * as v from 'valibot';
import { listOf, PLENTY, recordOf, stringOf } from '../../core/bounded.ts';
import { primogenSchema } from '../record-shapes.ts';
import { reasonSchema, seatSchema, thingIdSchema, wordsSchema } from '../shapes.ts';
import { ADVICE_CHOICES, CLANS, DEALERS } from '../vocabulary.ts';
import { correctionsSchema } from './correction.ts';
import { borrowedSchema } from './events.ts';
import { settingSchema } from './setting.ts';

const paid = recordOf(
	thingIdSchema,
	v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)),
	PLENTY
);

/** Every intention at the table. */
export const tableCommandSchema = v.variant('type', [
	v.strictObject({ type: v.literal('SetTable'), setting: settingSchema }),
	v.strictObject({
		type: v.literal('Recruit'),
		seat: seatSchema,
		character: thingIdSchema,
		sire: thingIdSchema,
		/** Power paid for a leftmost space, by vampire of the own bloodline. */
		paid
	}),
	/** Nothing can be recruited: the queue moves on, or the recruit lapses (reading `deadEnd`). */
	v.strictObject({ type: v.literal('GiveUpRecruit'), seat: seatSchema }),
	v.strictObject({
		type: v.literal('PlayScheme'),
		seat: seatSchema,
		scheme: thingIdSchema,
		leader: thingIdSchema,
		/** A boon of the own clan each, for each archetype that the coterie lacks. */
		borrowed: borrowedSchema
	}),
	v.strictObject({
		type: v.literal('UseMarket'),
		seat: seatSchema,
		scheme: thingIdSchema,
		/** The vampire of the own bloodline whose boon it is, and which. */
		from: thingIdSchema,
		clan: v.picklist(CLANS)
	}),
	v.strictObject({
		type: v.literal('PlayAsset'),
		seat: seatSchema,
		asset: thingIdSchema,
		bearer: thingIdSchema
	}),
	v.strictObject({ type: v.literal('EndTurn'), seat: seatSchema }),
	v.strictObject({
		type: v.literal('AnswerQuestion'),
		/** The question's id, so that an answer to an older one is noticed. */
		question: v.pipe(v.number(), v.integer(), v.minValue(0)),
		seat: v.nullable(seatSchema),
		choice: listOf(stringOf(), 60),
		note: wordsSchema
	}),
	/** A tie is settled by a draw that was held elsewhere: a provable one, or with real cards. */
	v.strictObject({
		type: v.literal('TakeDraw'),
		/** What it was held for; null: the chapter. */
		mission: v.nullable(thingIdSchema),
		draw: primogenSchema
	}),
	v.strictObject({
		type: v.literal('ChangeDealer'),
		dealer: v.picklist(DEALERS),
		reason: reasonSchema
	}),
	/** The whole table's choice; it changes nothing of the game. */
	v.strictObject({ type: v.literal('AllowAdvice'), advice: v.picklist(ADVICE_CHOICES) }),
	v.strictObject({
		type: v.literal('CorrectTable'),
		corrections: correctionsSchema,
		reason: reasonSchema
	})
]);

export type TableCommand = v.InferOutput<typeof tableCommandSchema>;
export type TableCommandType = TableCommand['type'];
export type TableCommandOf<T extends TableCommandType> = Extract<TableCommand, { type: T }>;
