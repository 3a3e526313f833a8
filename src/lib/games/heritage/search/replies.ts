import { seededChance } from '../../core/chance.ts';
import type { Battlegrounds } from '../boards/battleground.ts';
import type { SeatId, ThingId } from '../shapes.ts';
import type { TableCommand } from '../table/commands.ts';
import { clockwiseFrom } from '../table/where.ts';
import { fittedEvaluation, type Evaluation } from './evaluation.ts';
import { lineIn } from './rollout.ts';
import type { SeatView } from './view.ts';
import { worldsFor } from './worlds.ts';

/** What a seat most often does before the next turn of who looks. */
export type Reply = {
	readonly seat: SeatId;
	/** Whom it recruits most often; null: nobody. */
	readonly recruits: ThingId | null;
	/** In how many of the worlds in which it had a turn. */
	readonly times: number;
	readonly worlds: number;
};

/** What the others would do after a move, found out world by world. */
interface Replies {
	/** Tries one more world. False: the move is refused. */
	step(): boolean;
	worlds(): number;
	/** In turn order, without seats that had no turn. */
	replies(): readonly Reply[];
}

const SEEDS = 2 ** 31 - 1;

/**
 * Plays a move out in sampled worlds up to the next turn of the seat that looks, by what it may know and nothing else, and
 * counts what the others do. `begun`: the move, and own answers after it. The same seed and steps find the same.
 */
export function repliesTo(
	battlegrounds: Battlegrounds,
	view: SeatView,
	begun: readonly TableCommand[],
	seed: number,
	evaluation: Evaluation = fittedEvaluation(battlegrounds)
): Replies {
	const chance = seededChance(seed);
	const worlds = worldsFor(view, seededChance(chance.below(SEEDS)))[Symbol.iterator]();
	const counts = new Map<SeatId, Map<ThingId | null, number>>();
	let done = 0;

	function step(): boolean {
		const next = worlds.next();
		if (next.done) return false;
		const its = seededChance(chance.below(SEEDS));
		const line = lineIn(battlegrounds, evaluation, view, next.value, begun, 'round', its);
		if (!line) return false;
		done++;
		for (const [seat, recruits] of recruitsIn(line.commands, view.seat)) {
			const its = counts.get(seat) ?? new Map<ThingId | null, number>();
			its.set(recruits, (its.get(recruits) ?? 0) + 1);
			counts.set(seat, its);
		}
		return true;
	}

	function replies(): readonly Reply[] {
		return clockwiseFrom(view.table, view.seat).flatMap((seat) => {
			const all = [...(counts.get(seat) ?? [])];
			const worlds = all.reduce((sum, [, times]) => sum + times, 0);
			const [first, ...others] = all;
			if (!first) return [];
			const [recruits, times] = others.reduce(
				(most, one) => (one[1] > most[1] ? one : most),
				first
			);
			return { seat, recruits, times, worlds };
		});
	}

	return { step, worlds: () => done, replies };
}

/** Whom each of the others recruits first; null: its recruit lapsed. */
function recruitsIn(
	commands: readonly TableCommand[],
	own: SeatId
): ReadonlyMap<SeatId, ThingId | null> {
	const first = new Map<SeatId, ThingId | null>();
	for (const command of commands) {
		if (command.type !== 'Recruit' && command.type !== 'EndTurn') continue;
		if (command.seat === own || first.has(command.seat)) continue;
		first.set(command.seat, command.type === 'Recruit' ? command.character : null);
	}
	return first;
}
