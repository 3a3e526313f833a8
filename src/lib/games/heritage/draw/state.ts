import { FIRST_ROUND, type Round } from '../../core/fair/round.ts';
import type { Json } from '../../core/json.ts';
import type { Archetype } from '../vocabulary.ts';
import type { Declared } from './hashes.ts';
import type { DrawSaw, DrawStep, DrawStepOf } from './steps.ts';

/** A draw as far as it has come. */
export type DrawState = Round<DrawSaw> & {
	/** All that happened, in order: its proof. */
	readonly steps: readonly DrawStep[];
	readonly announced: DrawStepOf<'DrawAnnounced'> | null;
	readonly declared: readonly Declared[];
	/** Places in deck and reserve in the order in which they turn; null: the seed is not open yet. */
	readonly order: readonly number[] | null;
	/** Whose lot it is where no declared archetype shows. */
	readonly lot: string | null;
	readonly turned: readonly string[];
	readonly ended: { readonly shown: Archetype | null; readonly winner: string } | null;
	readonly abandoned: boolean;
};

export const NO_DRAW: DrawState & Json = {
	steps: [],
	announced: null,
	declared: [],
	...FIRST_ROUND,
	order: null,
	lot: null,
	turned: [],
	ended: null,
	abandoned: false
};
