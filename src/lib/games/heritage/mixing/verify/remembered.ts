import { rememberedFaults, type Remembered } from '../../../core/fair/faults.ts';
import type { MixingFault } from '../faults.ts';
import { termsOf, type MixingState } from '../state.ts';
import type { MixingSaw } from '../steps.ts';

/** What one device remembers of its own part. */
export interface MixingWitness extends Remembered<MixingSaw> {
	readonly mixing: string;
	/** Of which chronicle, and which chapter of it; left out by devices that did not keep it yet. */
	readonly of?: { readonly chronicle: string; readonly chapter: number | null } | undefined;
}

/**
 * What a device remembers that differs. The server publishes one hash for all attempts; what an earlier attempt was sealed
 * with the file tells no more once it was given up, and a later one than it tells of it may just not know yet, until cards
 * were dealt.
 */
export function differs(
	state: MixingState,
	witness: MixingWitness,
	all: readonly MixingWitness[]
): readonly Omit<MixingFault, 'at'>[] {
	const { attempt, device } = witness;
	const isThis = attempt === state.attempt;
	const seal = isThis ? state.sealed.find((one) => one.device === device) : undefined;
	const found = rememberedFaults(termsOf(state), seal, witness, all);
	const knows = isThis || (attempt > state.attempt && state.dealt);
	return knows ? found : found.filter(({ fault }) => fault === 'server-hash-changed');
}
