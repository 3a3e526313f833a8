import {
	decideMixing as decideFairly,
	mixingCommandBehind,
	mixingRefusals as fairRefusals
} from '../../core/fair/decide-mixing.ts';
import type { Json } from '../../core/json.ts';
import { NOTHING_SEALED } from '../dealing/sealed.ts';
import { termsOf, type MixingState } from './state.ts';
import type { MixingCommand, MixingStep } from './steps.ts';

/** Why something in a mixing is refused, each in a sentence. */
export const mixingRefusals = {
	...fairRefusals,
	'cards-still-hidden':
		'Some cards are still face down. The seed opens once the chapter is recorded.'
} as const;
export type MixingReason = keyof typeof mixingRefusals;

/** What comes of an intention in a mixing; when its seed may open at all is for the chronicle to say. */
export const decideMixing = (state: MixingState, command: MixingCommand, seed: string | null) =>
	decideFairly(termsOf(state), state, command, seed);

/** The intention behind a step of a mixing, and what the server would have had to know for it. */
export function mixedOrigin(mixing: string, step: MixingStep) {
	const origin = { command: { type: 'MixCards' as const, command: mixingCommandBehind(step) } };
	if (step.type !== 'SeedOpened') return origin;
	const sealed: Json = { ...NOTHING_SEALED, seeds: { [mixing]: step.seed } };
	return { ...origin, sealed };
}
