import type { Chance } from '../../../core/chance.ts';

/** Nothing is left to chance where all follows from a seed. */
export const NO_CHANCE: Chance = { below: () => 0 };
