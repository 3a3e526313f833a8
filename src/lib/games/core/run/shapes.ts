import * as v from 'valibot';
import { listOf, PLENTY, recordOf, stringOf } from '../bounded.ts';

const word = stringOf(10 * PLENTY);
const words = v.pipe(listOf(word, 10 * PLENTY), v.readonly());
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** As many as a command can ever set off. */
const manyOf = <Item extends v.GenericSchema>(item: Item) =>
	v.pipe(listOf(item, 10 * PLENTY), v.readonly());

export const aboutSchema = recordOf(stringOf(), v.union([word, v.number(), words]), PLENTY);

/** A question, with the schemas of a seat and of a prompt. */
export const questionSchema = <
	Seat extends v.GenericSchema<string>,
	Prompt extends v.GenericSchema<string>
>(
	seat: Seat,
	prompt: Prompt
) =>
	v.strictObject({
		id: count,
		seat: v.nullable(seat),
		prompt,
		about: aboutSchema,
		options: words,
		least: count,
		most: count,
		together: v.exactOptional(words),
		hidden: v.exactOptional(v.boolean())
	});

/**
 * What is under way, with the schema of what goes off. A task is read by its outline only, since the events of a
 * command are decided anew.
 */
export const resolutionSchema = <Task extends { readonly kind: string }>(
	triggered: v.GenericSchema<string>
) =>
	v.strictObject({
		tasks: manyOf(
			v.strictObject({
				task: v.custom<Task>(
					(value) => typeof value === 'object' && value !== null && 'kind' in value,
					'expected a task'
				),
				answers: manyOf(words)
			})
		),
		triggered: manyOf(triggered)
	});
