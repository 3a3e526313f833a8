import { fold } from '../../core/game.ts';
import type { PrimogenResult } from '../record-shapes.ts';
import { evolveDraw } from './evolve.ts';
import { NO_DRAW, type DrawState } from './state.ts';
import type { DrawProof, DrawStep } from './steps.ts';

/** A draw as its own proof. */
export const proofOf = ({ steps }: Pick<DrawState, 'steps'>): DrawProof => ({
	format: 'elysium-draw',
	version: steps.some((step) => step.type === 'DrawAnnounced' && step.rules !== undefined) ? 2 : 1,
	steps: [...steps]
});

/** What came of a draw, as a table or a chronicle records it, with the proof; null: it is not over, or was given up. */
export function resultOf(state: DrawState): PrimogenResult | null {
	if (!state.ended) return null;
	const declared = Object.fromEntries(
		state.declared.map(({ seat, archetype }) => [seat, archetype])
	);
	return { declared, ...state.ended, proof: proofOf(state) };
}

/** A draw as it ended. */
export const drawAfter = (steps: readonly DrawStep[]): DrawState =>
	fold(evolveDraw, NO_DRAW, steps);
