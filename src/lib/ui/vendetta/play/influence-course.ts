import type { SeatId } from '../../../games/core/seats.ts';
import type { TableEvent } from '../../../games/vendetta/table/events.ts';
import { evolveTable } from '../../../games/vendetta/table/evolve.ts';
import { partsOf, totalOf } from '../../../games/vendetta/table/scoring.ts';
import { EMPTY_TABLE } from '../../../games/vendetta/table/table.ts';
import { seatsOf } from '../../../games/vendetta/table/where.ts';
import type { LocationId } from '../../../games/vendetta/vocabulary.ts';

export type CoursePoint = {
	readonly round: number;
	/** After which Location was resolved; null: before round 1. */
	readonly after: LocationId | null;
	/** What each seat would have counted if the game had ended then. */
	readonly totals: { readonly [seat: SeatId]: number };
};

/** The Influence of each player over a game, Location by Location. */
export function influenceCourse(steps: readonly (readonly TableEvent[])[]): readonly CoursePoint[] {
	const points: CoursePoint[] = [];
	let table = EMPTY_TABLE;
	for (const event of steps.flat()) {
		table = evolveTable(table, event);
		const after = event.type === 'LocationResolved' ? event.location : null;
		if (event.type !== 'PlayBegan' && after === null) continue;
		const totals = Object.fromEntries(
			seatsOf(table).map((seat) => [seat, totalOf(partsOf(table, seat))])
		);
		points.push({ round: table.round, after, totals });
	}
	return points;
}
