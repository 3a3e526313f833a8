import {
	MIXING_FAULTS as ANY_FAULTS,
	type MixingFault as AnyFault
} from '../../core/fair/mixing-faults.ts';

/** Everything that can be wrong with how cards were mixed and dealt, each in a sentence. */
export const MIXING_FAULTS = {
	...ANY_FAULTS,
	'other-card': 'The wrong card was dealt: {card}.'
} as const;

export type MixingFault = AnyFault<keyof typeof MIXING_FAULTS>;
