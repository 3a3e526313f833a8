import type { Morality } from '../../../games/heritage/boards/board-facts.ts';
import type { MoralityState } from '../../../games/heritage/boards/morality-tokens.ts';
import type { Table } from '../../../games/heritage/table/table.ts';
import { listed, signed } from '../ledger/names.ts';
import { heightOf, LADDER, RUNGS } from './ladder-places.ts';
import { movesTold } from './ladder-told.ts';
import type { Said } from './said.ts';

/** What each space of a ladder of morality is worth, and whose token lies there. */
export const ladderSaid =
	(moralityOf: (table: Table) => Morality): Said<MoralityState> =>
	(table, { tokens }, names) => {
		const morality = moralityOf(table);
		const { rung } = LADDER.full;
		return RUNGS.map((space) => {
			const points = morality.points[space - 1] ?? 0;
			const worth = `${signed(points)} ${Math.abs(points) === 1 ? 'point' : 'points'}`;
			const here = table.seats.flatMap(({ seat }) =>
				tokens[seat]?.space === space ? `${names.seat(seat)}, ${tokens[seat].side} side up` : []
			);
			const says = [
				`Space ${space}: ${worth} at the end for a player whose token is here.`,
				...(morality.draws.includes(space) ? ['A token that comes here draws a clan scheme.'] : []),
				...(here.length > 0 ? [`Here now: ${listed(here)}. A token: ${movesTold(morality)}.`] : [])
			];
			return { at: [0, heightOf(space, 'full') - rung / 2, 358, rung], says: says.join(' ') };
		});
	};
