import type { Battlegrounds } from '../../../../games/heritage/boards/battleground.ts';
import { pointsOf } from '../../../../games/heritage/chapter/points.ts';
import type { SeatId } from '../../../../games/heritage/shapes.ts';
import type { Step } from '../../../../games/heritage/table/course.ts';
import { evolveTable } from '../../../../games/heritage/table/evolve.ts';
import { EMPTY_TABLE, type Table } from '../../../../games/heritage/table/table.ts';

/** What everyone has at the end of a round; of round 0, before the first turn. */
export type RoundPoints = {
	readonly round: number;
	readonly points: { readonly [seat: SeatId]: number };
};

/** The points of everyone by round, out of the steps of a chapter; the last are those of now. */
export function pointsByRound(
	steps: readonly Step[],
	battlegrounds: Battlegrounds
): readonly RoundPoints[] {
	const rounds: RoundPoints[] = [];
	let table: Table = EMPTY_TABLE;
	for (const event of steps.flat()) {
		if (event.type === 'TurnBegan' && (event.round > table.round || rounds.length === 0))
			rounds.push(standing(table, battlegrounds));
		table = evolveTable(table, event);
	}
	return [...rounds, standing(table, battlegrounds)];
}

function standing(table: Table, battlegrounds: Battlegrounds): RoundPoints {
	const points = pointsOf(table, battlegrounds);
	return {
		round: table.round,
		points: Object.fromEntries(table.seats.map(({ seat }) => [seat, points[seat]?.total ?? 0]))
	};
}
