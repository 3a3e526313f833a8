import { json } from '@sveltejs/kit';
import * as v from 'valibot';
import { ID_PATTERN } from '../../games/core/envelope.ts';
import type { Answer } from '../logs/answers.ts';

/** The id of a command, made where it was formed. */
export const commandIdSchema = v.pipe(
	v.string(),
	v.regex(ID_PATTERN, 'expected an id of 8 to 64 letters, digits, - or _')
);

/** A command on its way in: its id, the version its sender looked at, and what is wanted. */
export const sentSchema = <Schema extends v.GenericSchema>(command: Schema) =>
	v.strictObject({
		id: commandIdSchema,
		seen: v.pipe(v.number(), v.integer(), v.minValue(0)),
		command
	});

/** The answer to a command: 200 with the version after it and the one it was decided on, or 409 with the reason. */
export function answered(answer: Answer<string>): Response {
	if (answer.kind === 'accepted') {
		const { kind, version, on } = answer;
		return json({ kind, version, on });
	}
	const { kind: _kind, ...refusal } = answer;
	return json(refusal, { status: 409 });
}
