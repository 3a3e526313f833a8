import { measureShuffles } from '../shuffles.ts';
import { type Measurements } from './line.ts';

const SHUFFLES = 120_000;

/** Shuffles that can be proved. */
export const chanceRows = (): Measurements => ({
	shuffle: () =>
		Promise.resolve(
			measureShuffles(SHUFFLES).map(({ what, chiSquare, most }) => ({
				what: `chi-square of ${what}, ${SHUFFLES} provable shuffles`,
				measured: chiSquare.toFixed(1),
				target: `< ${most.toFixed(1)} (p 0.001)`,
				ok: chiSquare < most
			}))
		)
});
