import type { Json } from '../../core/json.ts';
import type { Archetype } from '../vocabulary.ts';
import type { Declared, Opened } from './hashes.ts';
import type { DrawDevice, DrawStep, DrawStepOf } from './steps.ts';

type Committed = Pick<DrawStepOf<'ContributionCommitted'>, 'device' | 'commitment' | 'saw'>;

/** A draw as far as it has come. */
export type DrawState = {
	/** All that happened, in order: its proof. */
	readonly steps: readonly DrawStep[];
	readonly announced: DrawStepOf<'DrawAnnounced'> | null;
	readonly declared: readonly Declared[];
	/** Which attempt this is, from 1. */
	readonly attempt: number;
	/** Whose devices did not open in an attempt before. */
	readonly without: readonly DrawDevice[];
	readonly commitments: readonly Committed[];
	readonly closed: boolean;
	readonly opened: readonly Opened[];
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
	attempt: 1,
	without: [],
	commitments: [],
	closed: false,
	opened: [],
	order: null,
	lot: null,
	turned: [],
	ended: null,
	abandoned: false
};
