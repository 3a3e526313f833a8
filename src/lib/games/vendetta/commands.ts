import * as v from 'valibot';
import { listOf } from '../core/bounded.ts';
import { seatSchema } from '../core/seats.ts';
import { finalCountSchema } from './count/shapes.ts';
import { settingSchema } from './setting.ts';

/** More seats than the table has, so that what is wrong with them can be said in words. */
const MOST_TYPED = 12;

const stepsSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Every intention of an evening. The depths with the box (conductor, whole twin) add theirs here. */
export const commandSchema = v.variant('type', [
	v.strictObject({
		type: v.literal('BeginEvening'),
		/** Clockwise, s1 first. */
		seats: listOf(seatSchema, MOST_TYPED, 'players'),
		setting: settingSchema
	}),
	/** Sets right the name, the clans or the variants. `of`: how many steps were seen. */
	v.strictObject({ type: v.literal('ChangeSetting'), setting: settingSchema, of: stepsSchema }),
	v.strictObject({ type: v.literal('RecordCount'), count: finalCountSchema }),
	/** Another count in place of the one that stands. `of`: how many steps were seen. */
	v.strictObject({ type: v.literal('CorrectCount'), count: finalCountSchema, of: stepsSchema }),
	/** Undoes all but the first `kept` steps. Nothing is secret, so nobody is asked. */
	v.strictObject({
		type: v.literal('UndoAtTable'),
		kept: stepsSchema,
		of: v.optional(stepsSchema)
	}),
	v.strictObject({ type: v.literal('RedoAtTable'), of: v.optional(stepsSchema) })
]);
export type Command = v.InferOutput<typeof commandSchema>;
export type CommandOf<T extends Command['type']> = Extract<Command, { type: T }>;
