import * as v from 'valibot';
import { listOf } from '../../core/bounded.ts';
import { drawForms, type DrawDevice } from '../draw/steps.ts';

/*
 * How the cards of one table are mixed by chance that nobody has alone: what happens after the table was laid with the
 * server's commitment (`setting.mixing`), and before its first card is dealt. These steps stand in the log.
 */

const { hash, device, secret, attempt } = drawForms;

/** Who puts in chance of their own: somebody's device, by their seat, or one device for the whole table. */
export type MixingDevice = DrawDevice;

/** What a device saw before it sealed a number; its seal covers both. */
const saw = v.strictObject({
	/** The server's commitment, as it stands in the setting. */
	server: hash,
	/** The whole setting, its lists of cards among it. */
	setting: hash
});
export type MixingSaw = v.InferOutput<typeof saw>;

export const mixingForms = { hash, device, secret, attempt, saw } as const;

/** What happens in a mixing. */
export const mixingStepSchema = v.variant('type', [
	v.strictObject({ type: v.literal('NumberSealed'), attempt, device, saw, commitment: hash }),
	/** Every seal is published: from here on they open, and none is added. */
	v.strictObject({ type: v.literal('NumbersClosed'), attempt }),
	v.strictObject({ type: v.literal('NumberOpened'), attempt, device, contribution: secret }),
	/** Not everybody opened: this attempt counts for nothing, and is repeated without them. */
	v.strictObject({ type: v.literal('AttemptVoided'), attempt, missing: listOf(device, 10) }),
	/** The chapter is recorded, and nothing of its cards is hidden any more: anybody can check them now. */
	v.strictObject({ type: v.literal('SeedOpened'), seed: secret })
]);
export type MixingStep = v.InferOutput<typeof mixingStepSchema>;
export type MixingStepOf<T extends MixingStep['type']> = Extract<MixingStep, { type: T }>;

/** Every intention in a mixing. */
export const mixingCommandSchema = v.variant('type', [
	v.strictObject({ type: v.literal('SealNumber'), attempt, device, saw, commitment: hash }),
	/** Waits for nobody who has not sealed by now. */
	v.strictObject({ type: v.literal('CloseNumbers'), attempt }),
	v.strictObject({ type: v.literal('OpenNumber'), attempt, device, contribution: secret }),
	/** Goes on without those who do not open. */
	v.strictObject({ type: v.literal('VoidNumbers'), attempt }),
	v.strictObject({ type: v.literal('OpenSeed') })
]);
export type MixingCommand = v.InferOutput<typeof mixingCommandSchema>;
export type MixingCommandOf<T extends MixingCommand['type']> = Extract<MixingCommand, { type: T }>;
