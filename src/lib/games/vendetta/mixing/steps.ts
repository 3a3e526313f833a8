import * as v from 'valibot';
import { listOf, PLENTY, recordOf, stringOf } from '../../core/bounded.ts';
import { mixingCommandForms, mixingStepForms } from '../../core/fair/mixing-forms.ts';
import { deviceOf } from '../../core/fair/steps.ts';
import { seatSchema } from '../../core/seats.ts';
import { cardIdSchema } from '../cards.ts';
import { MOST_SEATS } from '../seating.ts';

export const mixingDevice = deviceOf(seatSchema);

/** What follows from no seed: what each chose to keep, and to play face down. */
const hands = {
	/** By the question that asked for it, then by seat. */
	kept: recordOf(stringOf(), recordOf(seatSchema, listOf(cardIdSchema, 10), MOST_SEATS), PLENTY),
	/** Cards that were played face down, by slot. */
	faces: recordOf(stringOf(), cardIdSchema, PLENTY)
};

/** What happens in a mixing. With the seed all that was hidden opens, so that every card can be worked out again. */
export const mixingStepSchema = v.variant('type', [...mixingStepForms(mixingDevice, hands)]);
export type MixingStep = v.InferOutput<typeof mixingStepSchema>;
export type OpenedHands = Pick<Extract<MixingStep, { type: 'SeedOpened' }>, 'kept' | 'faces'>;

/** Every intention in a mixing. */
export const mixingCommandSchema = v.variant('type', [...mixingCommandForms(mixingDevice)]);
export type MixingCommand = v.InferOutput<typeof mixingCommandSchema>;
