import type { SeatId } from '../../shapes.ts';
import type { Chances, Moment } from './moments.ts';

/** A turn in which much changed. */
export type TurningPoint = {
	/** Its first and its last step. */
	readonly from: number;
	readonly to: number;
	readonly round: number;
	/** Whose turn it was; null: between turns, or the count at the end. */
	readonly turn: SeatId | null;
	readonly before: Chances;
	readonly after: Chances;
};

const MOST = 4;
/** A smaller change is no turning point. */
const LEAST = 0.08;

/** The turns that changed most for somebody, in the order in which they were played. */
export function turningPointsOf(
	start: Chances,
	moments: readonly Moment[]
): readonly TurningPoint[] {
	return turnsOf(start, moments)
		.map((turn) => ({ turn, swing: swingOf(turn) }))
		.filter(({ swing }) => swing >= LEAST)
		.sort((a, b) => b.swing - a.swing || a.turn.from - b.turn.from)
		.slice(0, MOST)
		.map(({ turn }) => turn)
		.sort((a, b) => a.from - b.from);
}

function turnsOf(start: Chances, moments: readonly Moment[]): readonly TurningPoint[] {
	const turns: TurningPoint[] = [];
	for (const { step, turn, round, chances } of moments) {
		const last = turns.at(-1);
		if (last?.turn === turn && last.round === round)
			turns[turns.length - 1] = { ...last, to: step, after: chances };
		else
			turns.push({
				from: step,
				to: step,
				round,
				turn,
				before: last?.after ?? start,
				after: chances
			});
	}
	return turns;
}

const swingOf = ({ before, after }: TurningPoint): number =>
	Math.max(...after.map((chance, at) => Math.abs(chance - (before[at] ?? 0))));
