import type { SeatId } from '../../../games/heritage/shapes.ts';
import { listed, type Names } from '../ledger/names.ts';

/** How the next chapter opens: who begins, and who chooses a clan in what order. */
export interface Opening {
	readonly firstPlayer: string;
	readonly clans: string;
}

/**
 * In words. The first chapter goes by age; later ones by the order of the one before, and where
 * nobody noted that, the table knows.
 */
export function openingOf(
	chapter: number,
	first: SeatId | null,
	clans: readonly SeatId[] | null,
	names: Names
): Opening {
	if (chapter === 1) {
		return {
			firstPlayer: 'The oldest of you takes the first player marker.',
			clans: 'The youngest chooses a clan first, then the others from younger to older.'
		};
	}
	return {
		firstPlayer:
			first === null
				? 'The vanquished of the previous chapter takes the first player marker.'
				: `${names.seat(first)} takes the first player marker.`,
		clans:
			clans === null
				? 'Clans are chosen from last place up; the victor chooses last.'
				: `${listed(clans.map(names.seat))} choose their clans in this order.`
	};
}
