import * as v from 'valibot';
import { primogenSchema } from '../record-shapes.ts';
import { chapterSchema, eraSchema, thingIdSchema } from '../shapes.ts';
import { DECISIONS } from './opened.ts';

/** What a phone may ask of the sealed deck; what the deck says to it, only the server knows. */
export const wishSchema = v.variant('type', [
	v.strictObject({ type: v.literal('ChooseDeck'), deck: v.picklist(['open', 'pack', 'box']) }),
	/** To go on without the expansions whose cards do not lie here; which those are, the server knows. */
	v.strictObject({ type: v.literal('ForgoExpansions') }),
	v.strictObject({
		type: v.literal('OpenChapter'),
		chapter: chapterSchema,
		/** The table opened it already, before the aftermath was over. */
		early: v.boolean()
	}),
	v.strictObject({
		type: v.literal('ReadMission'),
		chapter: chapterSchema,
		mission: thingIdSchema
	}),
	v.strictObject({
		type: v.literal('DecideMission'),
		chapter: chapterSchema,
		mission: thingIdSchema,
		decided: v.picklist(DECISIONS)
	}),
	v.strictObject({ type: v.literal('TakeOverview'), chapter: chapterSchema }),
	v.strictObject({ type: v.literal('OfferScoring'), era: eraSchema }),
	v.strictObject({ type: v.literal('EndChronicle'), draw: v.nullable(primogenSchema) })
]);
export type Wish = v.InferOutput<typeof wishSchema>;
