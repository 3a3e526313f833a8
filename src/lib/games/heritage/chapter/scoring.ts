import type { Battlegrounds } from '../boards/battleground.ts';
import { drawAmong } from '../primogen/draws.ts';
import type { SeatId } from '../shapes.ts';
import { countClaims, firstAmongEqual, placesOf, type Tally } from '../standings/order.ts';
import { atOnce } from '../table/request.ts';
import type { Resolvers } from '../table/run.ts';
import type { Table } from '../table/table.ts';
import { inTurn } from './missions.ts';
import { pointsOf } from './points.ts';

/** What the places of a chapter are counted from. */
function tallyOf(table: Table, battlegrounds: Battlegrounds): Tally {
	const scores = Object.entries(pointsOf(table, battlegrounds));
	return {
		totals: Object.fromEntries(scores.map(([seat, { total }]) => [seat, total])),
		missions: countClaims(inTurn(table), Object.values(table.claims)),
		inTurn: inTurn(table)
	};
}

/** The players whom neither points nor claimed missions part at first place, in turn order. */
export function tiedForFirst(table: Table, battlegrounds: Battlegrounds): readonly SeatId[] {
	return firstAmongEqual(tallyOf(table, battlegrounds));
}

/**
 * Counts the chapter. First place tied on points goes to who claimed fewer missions, then to the
 * primogen (rulebook, Ties); places below never come to a draw (reading `placesBelow`).
 */
export const scoringTasks = {
	score({ table, battlegrounds }) {
		const tally = tallyOf(table, battlegrounds);
		const tied = firstAmongEqual(tally);
		const drawn = tied.length > 1 ? drawAmong(table, null, tied) : null;
		if (tied.length > 1 && drawn === null)
			return atOnce({
				next: [{ kind: 'primogen', mission: null, declared: {} }, { kind: 'score' }]
			});
		const { order, ties } = placesOf(tally, drawn?.winner ?? null);
		return atOnce({
			events: [{ type: 'ChapterScored', totals: { ...tally.totals }, order, ties }]
		});
	}
} satisfies Partial<Resolvers>;
