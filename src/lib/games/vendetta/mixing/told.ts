import { MIXING_STEPS } from '../../core/fair/mixing.ts';
import { plain } from '../../core/fair/naming.ts';
import { deviceNames, fairStepTold, short } from '../../core/fair/sentences.ts';
import type { MixingStep } from './steps.ts';

/** What a step of a mixing says, in a plain sentence. */
export const mixingStepTold = (step: MixingStep, nameOf: (seat: string) => string): string =>
	step.type === 'SeedOpened'
		? `The server opened its seed, ${short(step.seed)}. Anyone can now check the cards of this game.`
		: fairStepTold(plain(MIXING_STEPS, step), deviceNames(nameOf), 'the table as it was set up');
