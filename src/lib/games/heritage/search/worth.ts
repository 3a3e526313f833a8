import type { Battlegrounds } from '../boards/battleground.ts';
import type { SeatId } from '../shapes.ts';
import type { Board, Table } from '../table/table.ts';
import { CLASSES, GEOGRAPHIES, TEMPERAMENTS, type Category } from '../vocabulary.ts';
import { factsOf } from './facts.ts';

const WORDS: { readonly [C in Category]: readonly string[] } = {
	class: CLASSES,
	temperament: TEMPERAMENTS,
	geography: GEOGRAPHIES
};

type Worths = { readonly byWord: Map<string, number>; readonly bySeat: Map<SeatId, number> };

const fresh = (): Worths => ({ byWord: new Map(), bySeat: new Map() });

// A board that nothing changed is the same object from one table to the next.
const kept = new WeakMap<Board, Worths>();

function worthsOn(board: Board): Worths {
	const known = kept.get(board);
	if (known) return known;
	const worths = fresh();
	kept.set(board, worths);
	return worths;
}

/**
 * Writes what each seat has on a board to `points`, and how many of its vampires bring nothing there to `idle`, in the
 * order of the table. A vampire's worth follows from its own attribute there, so one of each is asked for, and a board
 * that stays is asked once: no sentence, no line a vampire.
 */
export function countBoard(
	battlegrounds: Battlegrounds,
	table: Table,
	category: Category,
	board: Board,
	points: number[],
	idle: number[]
): void {
	const module = battlegrounds[board.battleground];
	if (!module) throw new Error(`there is no battleground ${board.battleground}`);
	const { byWord, bySeat } = module.worthFollows === 'table' ? fresh() : worthsOn(board);
	for (let index = 0; index < table.seats.length; index++) {
		const seat = table.seats[index]?.seat ?? '';
		const { kinds } = factsOf(table, seat);
		let sum = bySeat.get(seat);
		if (sum === undefined) {
			sum = module.worthOfPlayer?.(table, board.state, seat).points ?? 0;
			bySeat.set(seat, sum);
		}
		let none = 0;
		for (const word of WORDS[category]) {
			const kind = kinds.get(word);
			if (!kind) continue;
			let worth = byWord.get(word);
			if (worth === undefined) {
				worth = module.worth(table, board.state, seat, kind.one).points;
				byWord.set(word, worth);
			}
			sum += worth * kind.count;
			if (worth === 0) none += kind.count;
		}
		points[index] = sum;
		idle[index] = none;
	}
}
