import { mixedChance as chanceOf } from '../../core/fair/mixed-chance.ts';
import { termsOf, type MixingState } from './state.ts';

/** The chance of a whole table, once every number is open. */
export const mixedChance = (
	state: Pick<MixingState, 'id' | 'saw' | 'attempt' | 'sealed' | 'opened'>,
	seed: string
) => chanceOf(termsOf(state), state, seed);
