import * as v from 'valibot';
import { listOf, PLENTY, recordOf, stringOf } from '../../core/bounded.ts';
import { seatSchema, thingIdSchema } from '../shapes.ts';
import { prompts, type Prompt } from './prompts.ts';
import type { Task } from './tasks.ts';

const word = stringOf(10 * PLENTY);
const words = v.pipe(listOf(word, 10 * PLENTY), v.readonly());
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** As many as a command can ever set off. */
const manyOf = <Item extends v.GenericSchema>(item: Item) =>
	v.pipe(listOf(item, 10 * PLENTY), v.readonly());

export const promptSchema = v.picklist(Object.keys(prompts) as Prompt[]);
export const aboutSchema = recordOf(stringOf(), v.union([word, v.number(), words]), PLENTY);

/** A question on the table. Ids count up; an answer to an older one is outdated. */
export const questionSchema = v.strictObject({
	id: count,
	/** Who must choose; null: whoever holds the cardboard. */
	seat: v.nullable(seatSchema),
	prompt: promptSchema,
	about: aboutSchema,
	options: words,
	least: count,
	most: count
});
export type Question = v.InferOutput<typeof questionSchema>;

/** A task as a file holds it: by its outline only, since the events of a command are decided anew. */
const taskSchema = v.custom<Task>(
	(value) => typeof value === 'object' && value !== null && 'kind' in value,
	'expected a task'
);

/** A task, and the answers it has so far. */
const pendingSchema = v.strictObject({ task: taskSchema, answers: manyOf(words) });
export type Pending = v.InferOutput<typeof pendingSchema>;

/** What is under way: first things first, and whose abilities have been triggered in it (reading `deadEnd`). */
export const resolutionSchema = v.strictObject({
	tasks: manyOf(pendingSchema),
	triggered: manyOf(thingIdSchema)
});
export type Resolution = v.InferOutput<typeof resolutionSchema>;
