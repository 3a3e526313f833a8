import * as v from 'valibot';
import { listOf } from '../bounded.ts';
import { MIXING_COMMANDS, MIXING_STEPS } from './mixing.ts';
import { fairForms } from './forms.ts';
import { sealAndOpenForms } from './steps.ts';

const { hash, secret, attempt } = fairForms;
const MOST_DEVICES = 10;

/** What a device saw before it sealed a number; its seal covers both. */
export const mixingSaw = v.strictObject({
	/** The server's commitment, as it stands in the setting. */
	server: hash,
	/** The whole setting, its lists of cards among it. */
	setting: hash
});
export type MixingSaw = v.InferOutput<typeof mixingSaw>;

type DeviceForm = v.GenericSchema<string, string>;

/** The forms of what happens in a mixing. `along`: what opens together with the seed. */
export const mixingStepForms = <
	Device extends DeviceForm,
	const Along extends v.ObjectEntries = Record<never, never>
>(
	device: Device,
	along: Along = {} as Along
) =>
	[
		...sealAndOpenForms(MIXING_STEPS, device, mixingSaw),
		v.strictObject({
			type: v.literal(MIXING_STEPS.void),
			attempt,
			missing: listOf(device, MOST_DEVICES)
		}),
		/** Nothing of the cards is hidden any more: anybody can check them now. */
		v.strictObject({ type: v.literal('SeedOpened'), seed: secret, ...along })
	] as const;
export type MixingStep = v.InferOutput<ReturnType<typeof mixingStepForms<DeviceForm>>[number]>;

/** The forms of every intention in a mixing. */
export const mixingCommandForms = <Device extends DeviceForm>(device: Device) =>
	[
		...sealAndOpenForms(MIXING_COMMANDS, device, mixingSaw),
		v.strictObject({ type: v.literal(MIXING_COMMANDS.void), attempt }),
		v.strictObject({ type: v.literal('OpenSeed') })
	] as const;
export type MixingCommand = v.InferOutput<
	ReturnType<typeof mixingCommandForms<DeviceForm>>[number]
>;
