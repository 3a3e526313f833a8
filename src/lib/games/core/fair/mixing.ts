import { plain } from './naming.ts';
import { evolveRound, type Round } from './round.ts';
import type { FairStep, Saw } from './steps.ts';

/*
 * Cards that all devices of a table mix: numbers are sealed and opened before the first card is dealt, and the server's seed
 * opens once nothing is hidden any more. Without schemas, so that a page which only folds a log carries none.
 */

/** What the steps and the commands of a mixing are called in files. */
export const MIXING_STEPS = {
	seal: 'NumberSealed',
	close: 'NumbersClosed',
	open: 'NumberOpened',
	void: 'AttemptVoided'
} as const;
export const MIXING_COMMANDS = {
	seal: 'SealNumber',
	close: 'CloseNumbers',
	open: 'OpenNumber',
	void: 'VoidNumbers'
} as const;

/** A mixing as far as it has come. */
export type Mixing<S extends Saw> = Round<S> & {
	/** Null until nothing is dealt any more. */
	readonly seed: string | null;
};

type StepName = (typeof MIXING_STEPS)[keyof typeof MIXING_STEPS];
type MixingStep<S extends Saw> =
	| (Omit<FairStep<S>, 'type'> & { readonly type: StepName })
	| { readonly type: 'SeedOpened'; readonly seed: string };

/** What a step makes of a mixing; it cannot refuse. */
export function evolveMixing<S extends Saw, State extends Mixing<S>>(
	state: State,
	step: MixingStep<S>
): State {
	if (step.type === 'SeedOpened') return { ...state, seed: step.seed };
	return evolveRound(state, plain(MIXING_STEPS, step) as FairStep<S>);
}
