import type { Budget } from '../../core/search/budget.ts';
import type { ComputerPlayer } from './player.ts';
import { quickPlayer } from './quick.ts';
import { candidatesFor } from './search/candidates.ts';
import { mixedMove } from './search/mixed-search.ts';
import { mixedToken } from './search/tokens.ts';
import type { Found } from './search/tried.ts';

/** Worlds a decision, where nobody looks at the clock. */
const WORLDS = 8;

const quick = quickPlayer();

type Ways = {
	/** Asked for once a decision. */
	readonly budget?: (() => Budget) | undefined;
	/** Hears what each decision was chosen among. */
	readonly told?: ((found: Found) => void) | undefined;
	/** Never plays face down: a measure of what hiding is worth. */
	readonly open?: boolean;
};

/**
 * Tries what looks best in sampled worlds to the end of the round, until the budget of the decision is spent, and mixes what it cannot
 * tell apart.
 */
export const strongPlayer =
	({ budget = () => ({ worlds: WORLDS }), told, open = false }: Ways = {}): ComputerPlayer =>
	(view, chance) => {
		const { question } = view.table;
		const isToken = question?.prompt === 'token';
		const location = view.table.locations.find(({ id }) => id === question?.about['location']);
		const found =
			isToken && location
				? mixedToken(view, location.id, chance, budget())
				: mixedMove(view, candidatesFor(view, open), chance, budget());
		if (!found) return quick(view, chance);
		told?.(found);
		return found.move;
	};
