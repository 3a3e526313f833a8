import type { Budget } from '../../core/search/budget.ts';
import type { ComputerPlayer } from './player.ts';
import { quickPlayer } from './quick.ts';
import { mixedMove } from './search/mixed-search.ts';
import { mixedToken } from './search/tokens.ts';
import type { Found } from './search/tried.ts';

/** Worlds a decision, where nobody looks at the clock. */
const WORLDS = 8;

const quick = quickPlayer();

/**
 * Tries what looks best in sampled worlds to the end of the round, until the budget of the decision is spent, and mixes what it cannot
 * tell apart. `budget`: asked for once a decision. `told`: hears what came of each.
 */
export const strongPlayer =
	(
		budget: () => Budget = () => ({ worlds: WORLDS }),
		told?: (found: Found) => void
	): ComputerPlayer =>
	(view, chance) => {
		const { question } = view.table;
		const isToken = question?.prompt === 'token';
		const location = view.table.locations.find(({ id }) => id === question?.about['location']);
		const found =
			isToken && location
				? mixedToken(view, location.id, chance, budget())
				: mixedMove(view, chance, budget());
		if (!found) return quick(view, chance);
		told?.(found);
		return found.move;
	};
