import { evolveMixing } from '../../core/fair/mixing.ts';
import {
	mixingBegun,
	mixingProtocol,
	mixingTerms,
	type TableMixing
} from '../../core/fair/mixing-terms.ts';
import type { MixingLog } from './log.ts';

export const MIXING = mixingProtocol('elysium-vendetta-mixing/1');
export const termsOf = mixingTerms(MIXING);

/** The mixing of a table's cards as far as it has come. Nothing that is undone at the table takes anything from it. */
export type MixingState = TableMixing;

/** How far a mixing has come, by what happened in it. */
export const mixingFrom = ({ id, saw, steps }: MixingLog): MixingState =>
	steps.reduce<MixingState>(evolveMixing, mixingBegun(id, saw));
