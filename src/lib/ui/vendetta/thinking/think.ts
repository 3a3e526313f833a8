import { seededChance } from '../../../games/core/chance.ts';
import { codedPlayer } from '../../../games/vendetta/players/coded.ts';
import type { Found } from '../../../games/vendetta/players/search/tried.ts';
import type { Question, Report } from './questions.ts';

/** So long a strong player thinks about a decision, on every device: a slower one sees fewer worlds. */
const MILLISECONDS = 500;

/** Finds the move. `now`: milliseconds of a clock. */
export function* think({ view, strength, seed }: Question, now: () => number): Generator<Report> {
	const budget = () => {
		const begun = now();
		return { milliseconds: MILLISECONDS, elapsed: () => now() - begun };
	};
	let found: Found | null = null;
	const player = codedPlayer(strength, budget, (came) => {
		found = came;
	});
	yield { command: player(view, seededChance(seed)), found };
}
