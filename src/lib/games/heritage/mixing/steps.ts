import * as v from 'valibot';
import { listOf } from '../../core/bounded.ts';
import { fairForms, sealAndOpenForms } from '../../core/fair/steps.ts';
import { drawForms } from '../draw/steps.ts';

/*
 * How the cards of one table are mixed by chance that nobody has alone: what happens after the table was laid with the
 * server's commitment (`setting.mixing`), and before its first card is dealt. These steps stand in the log.
 */

const { hash, secret, attempt } = fairForms;
const { device } = drawForms;

/** What a device saw before it sealed a number; its seal covers both. */
const saw = v.strictObject({
	/** The server's commitment, as it stands in the setting. */
	server: hash,
	/** The whole setting, its lists of cards among it. */
	setting: hash
});
export type MixingSaw = v.InferOutput<typeof saw>;

export const mixingForms = { device, saw } as const;

/** What the steps and the commands of the protocol are called here. */
export const MIXING_STEPS = {
	seal: 'NumberSealed',
	close: 'NumbersClosed',
	open: 'NumberOpened',
	void: 'AttemptVoided'
} as const;
export const MIXING_COMMANDS = {
	seal: 'SealNumber',
	close: 'CloseNumbers',
	open: 'OpenNumber',
	void: 'VoidNumbers'
} as const;

/** What happens in a mixing. */
export const mixingStepSchema = v.variant('type', [
	...sealAndOpenForms(MIXING_STEPS, device, saw),
	v.strictObject({ type: v.literal(MIXING_STEPS.void), attempt, missing: listOf(device, 10) }),
	/** The chapter is recorded, and nothing of its cards is hidden any more: anybody can check them now. */
	v.strictObject({ type: v.literal('SeedOpened'), seed: secret })
]);
export type MixingStep = v.InferOutput<typeof mixingStepSchema>;
export type MixingStepOf<T extends MixingStep['type']> = Extract<MixingStep, { type: T }>;

/** Every intention in a mixing. */
export const mixingCommandSchema = v.variant('type', [
	...sealAndOpenForms(MIXING_COMMANDS, device, saw),
	v.strictObject({ type: v.literal(MIXING_COMMANDS.void), attempt }),
	v.strictObject({ type: v.literal('OpenSeed') })
]);
export type MixingCommand = v.InferOutput<typeof mixingCommandSchema>;
export type MixingCommandOf<T extends MixingCommand['type']> = Extract<MixingCommand, { type: T }>;
