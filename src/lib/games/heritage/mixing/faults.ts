import {
	MIXING_FAULTS as ANY_FAULTS,
	type MixingFault as AnyFault
} from '../../core/fair/mixing-faults.ts';

/** Everything that can be wrong with how cards were mixed and dealt, each in a sentence. */
export const MIXING_FAULTS = {
	...ANY_FAULTS,
	'other-character': 'The wrong character was dealt: {card}.',
	'other-scheme': 'The wrong clan scheme was dealt or played: {card}.',
	'other-obligation': 'The wrong obligation was drawn: {card}.'
} as const;

export type MixingFault = AnyFault<keyof typeof MIXING_FAULTS>;
