import { seededChance } from '../../src/lib/games/core/chance.ts';
import { estimated } from '../../src/lib/games/core/search/sample.ts';
import type { Battlegrounds } from '../../src/lib/games/heritage/boards/battleground.ts';
import { adviserFor } from '../../src/lib/games/heritage/search/advice.ts';
import { tellingEvaluation } from '../../src/lib/games/heritage/search/evaluation.ts';
import { searchedTable } from '../../src/lib/games/heritage/search/searched-table.ts';
import type { SeatView } from '../../src/lib/games/heritage/search/view.ts';
import type { TableCommand } from '../../src/lib/games/heritage/table/commands.ts';

/**
 * About how many moves in worlds a processor four times slower than ours tries in a second, by the number of seats: counted
 * instead of timed, so that every machine finds the same.
 */
export const MOVES_A_SECOND: { readonly [seats: number]: number } = { 2: 47, 3: 28, 4: 20 };

/** Worlds that the search has not seen, in which two moves are held against each other. */
const FRESH_WORLDS = 30;
const FRESH = 1_000_003;

/** What one position came to. Gains are chances to win, from 0 to 1, in worlds that the search had not seen. */
export type Steady = {
	readonly seats: number;
	/** Whether another move is on top after twice the time, and by how much that one is better. */
	readonly changed: boolean;
	readonly better: number;
	/** By how much the move on top is better than what looked best at once. */
	readonly gain: number;
};

/** Asks for advice on each position, then for as long again. The same positions come to the same. */
export function* steadyOn(
	battlegrounds: Battlegrounds,
	views: Iterable<SeatView>
): Generator<Steady> {
	const game = searchedTable(battlegrounds, tellingEvaluation(battlegrounds));
	for (const view of views) {
		const seats = view.table.seats.length;
		const adviser = adviserFor(battlegrounds, view, 1);
		const topAfter = (moves: number) => {
			for (let tried = 0; tried < moves; tried++) if (!adviser.step()) break;
			return adviser.advice(1)[0]?.command;
		};
		const [atOnce, once, twice] = [
			topAfter(0),
			topAfter(MOVES_A_SECOND[seats] ?? 0),
			topAfter(MOVES_A_SECOND[seats] ?? 0)
		];
		const lead = (one?: TableCommand, other?: TableCommand) =>
			one && other && one !== other ? leadIn(game, view, one, other) : 0;
		yield {
			seats,
			changed: once !== twice,
			better: lead(twice, once),
			gain: lead(once, atOnce)
		};
	}
}

function leadIn(
	game: ReturnType<typeof searchedTable>,
	view: SeatView,
	one: TableCommand,
	other: TableCommand
): number {
	const worlds = game.worldsFor(view, seededChance(FRESH))[Symbol.iterator]();
	const leads = Array.from({ length: FRESH_WORLDS }, (_, at) => {
		const next = worlds.next();
		if (next.done) return 0;
		const worth = (move: TableCommand) =>
			game.worthIn(view, next.value, move, seededChance(FRESH + at));
		return worth(one) - worth(other);
	});
	return estimated(leads).mean;
}
