import type { Chance } from '../../../games/core/chance.ts';
import { tableRules } from '../../../games/vendetta/decide-at-table.ts';

const NO_CHANCE: Chance = {
	below() {
		throw new Error('nothing is dealt where nothing sealed is known');
	}
};

/** Decides at a table as far as a device can that knows nothing sealed. */
export const rulesHere = tableRules({ chance: NO_CHANCE });
