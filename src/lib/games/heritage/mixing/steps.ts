import * as v from 'valibot';
import { mixingCommandForms, mixingSaw, mixingStepForms } from '../../core/fair/mixing-forms.ts';
import { drawForms } from '../draw/steps.ts';

/*
 * How the cards of one table are mixed by chance that nobody has alone: what happens after the table was laid with the
 * server's commitment (`setting.mixing`), and before its first card is dealt. These steps stand in the log.
 */

const { device } = drawForms;

export type { MixingSaw } from '../../core/fair/mixing-forms.ts';

export const mixingForms = { device, saw: mixingSaw } as const;

/** What happens in a mixing. */
export const mixingStepSchema = v.variant('type', [...mixingStepForms(device)]);
export type MixingStep = v.InferOutput<typeof mixingStepSchema>;
export type MixingStepOf<T extends MixingStep['type']> = Extract<MixingStep, { type: T }>;

/** Every intention in a mixing. */
export const mixingCommandSchema = v.variant('type', [...mixingCommandForms(device)]);
export type MixingCommand = v.InferOutput<typeof mixingCommandSchema>;
export type MixingCommandOf<T extends MixingCommand['type']> = Extract<MixingCommand, { type: T }>;
