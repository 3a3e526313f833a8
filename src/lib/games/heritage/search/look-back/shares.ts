import type { SeatId } from '../../shapes.ts';
import type { Chances, Moment } from './moments.ts';

/** What a seat gave away with the step at this place of the course, against the best it could see: from 0 to 1. */
export type Loss = { readonly step: number; readonly seat: SeatId; readonly cost: number };

/** Where a seat's way from its first chance to its last came from; the parts add up to it. */
export type Shares = {
	readonly seat: SeatId;
	readonly from: number;
	readonly to: number;
	/** What its own moves gave away, 0 or below; what those of the others did, 0 or above. */
	readonly own: number;
	readonly others: number;
	/** What the count at the end changed, and corrections. */
	readonly count: number;
	readonly corrections: number;
	/** All the rest: cards, lots and what there was to choose from. */
	readonly luck: number;
};

/**
 * Luck apart from choice, for each seat. What one gives away goes to the others, to each in proportion to its chance.
 * `start`: the chances with which play began.
 */
export function sharesOf(
	seats: readonly SeatId[],
	start: Chances,
	moments: readonly Moment[],
	losses: readonly Loss[]
): readonly Shares[] {
	const beforeStep = new Map(
		moments.map(({ step }, at) => [step, moments[at - 1]?.chances ?? start])
	);
	return seats.map((seat, at) => {
		const from = start[at] ?? 0;
		const to = moments.at(-1)?.chances[at] ?? from;
		let [own, others] = [0, 0];
		for (const loss of losses) {
			const before = beforeStep.get(loss.step);
			if (!before) continue;
			if (loss.seat === seat) own -= loss.cost;
			else others += loss.cost * partOf(before, at, seats.indexOf(loss.seat));
		}
		const count = changeIn(start, moments, 'count', at);
		const corrections = changeIn(start, moments, 'correction', at);
		const luck = to - from - own - others - count - corrections;
		return { seat, from, to, own, others, count, corrections, luck };
	});
}

function partOf(chances: Chances, at: number, giver: number): number {
	const left = 1 - (chances[giver] ?? 0);
	return left > 0 ? (chances[at] ?? 0) / left : 1 / (chances.length - 1);
}

function changeIn(
	start: Chances,
	moments: readonly Moment[],
	kind: Moment['kind'],
	at: number
): number {
	return moments.reduce((sum, moment, place) => {
		const before = moments[place - 1]?.chances ?? start;
		return moment.kind === kind ? sum + (moment.chances[at] ?? 0) - (before[at] ?? 0) : sum;
	}, 0);
}
