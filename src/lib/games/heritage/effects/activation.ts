import { sameJson } from '../../core/json.ts';
import { atOnce } from '../table/request.ts';
import type { Resolvers } from '../table/run.ts';
import { cardOf, ownerOf } from '../table/where.ts';
import { CATEGORIES, CLASSES, GEOGRAPHIES, TEMPERAMENTS, type Category } from '../vocabulary.ts';
import { matches } from './matching.ts';

const WORDS: { readonly [C in Category]: readonly string[] } = {
	class: CLASSES,
	temperament: TEMPERAMENTS,
	geography: GEOGRAPHIES
};

/** How attributes work on the battlegrounds. */
export const activationTasks = {
	/**
	 * Class, temperament, geography, in this order (ruling 11), none skipped (ruling 1), each with all its
	 * consequences before the next (ruling 12); by the attributes as they are when it begins. Who lies in
	 * torpor by then changes nothing.
	 */
	activate({ table }, { vampire }) {
		const seat = ownerOf(table, vampire);
		if (seat === null || !matches(table, vampire)) return atOnce({});
		const card = cardOf(table, vampire);
		return atOnce({
			next: CATEGORIES.map((category) => ({
				kind: 'modify',
				vampire,
				seat,
				attribute: card[category]
			}))
		});
	},

	/** Changes the one battleground of an attribute; first how the board lies, then what comes of it. */
	*modify({ table, battlegrounds }, { vampire, seat, attribute }) {
		const category = CATEGORIES.find((one) => WORDS[one].includes(attribute));
		if (category === undefined) throw new Error(`${attribute} is no attribute`);
		const board = table.boards[category];
		if (!board) return {};
		const module = battlegrounds[board.battleground];
		if (!module) throw new Error(`no battleground ${board.battleground}`);
		const modified = yield* module.modify(table, board.state, { seat, vampire, attribute });
		const { state, events = [], next = [] } = modified;
		if (sameJson(state, board.state)) return { events, next };
		return { events: [{ type: 'BoardChanged', category, state }, ...events], next };
	}
} satisfies Partial<Resolvers>;
