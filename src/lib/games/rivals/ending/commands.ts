import * as v from 'valibot';
import { ENDS, fallsSchema, resultSchema } from './result.ts';

export const endingCommands = [
	v.strictObject({
		type: v.literal('EndMatch'),
		end: v.picklist(ENDS),
		/** Everybody who is knocked out. */
		falls: fallsSchema
	})
] as const;

export const endingEvents = [
	v.strictObject({ type: v.literal('MatchEnded'), end: v.picklist(ENDS), result: resultSchema })
] as const;
