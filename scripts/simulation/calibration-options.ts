import { numberIn } from './ladder-options.ts';

/** What calibration is measured with. */
export type CalibrationOptions = {
	/** Chapters at four seats; twice as many at three, four times at two, which take as long. */
	readonly games: number;
	readonly seed: number;
};

/** A seed that nothing was fitted or tuned with. */
const SEED = 90_210;

const NAMES = ['games', 'seed'];

/** The options after the word `calibration`; null: another word came first. Throws a `UsageError` for what cannot be meant. */
export function calibrationOptionsFrom([
	word,
	...args
]: readonly string[]): CalibrationOptions | null {
	if (word !== 'calibration') return null;
	return {
		games: numberIn(args, NAMES, 'games', 56),
		seed: numberIn(args, NAMES, 'seed', SEED)
	};
}
