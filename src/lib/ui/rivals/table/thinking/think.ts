import { seededChance } from '../../../../games/core/chance.ts';
import { playerOf } from '../../../../games/rivals/players/by-strength.ts';
import type { Question, Report } from './questions.ts';

/** So long a strong player thinks about a decision, on every device: a slower one sees fewer worlds. */
const MILLISECONDS = 500;

/** Finds the move. `now`: milliseconds of a clock. */
export function* think({ view, seed }: Question, now: () => number): Generator<Report> {
	const budget = () => {
		const begun = now();
		return { milliseconds: MILLISECONDS, elapsed: () => now() - begun };
	};
	yield { command: playerOf('strong', budget)(view, seededChance(seed)) };
}
