import type { LookBack } from '../../../../../games/heritage/search/look-back/look-back.ts';
import type { ScreenNames } from '../../names.ts';
import type { Flag, SeatLine } from '../../screen/SeatGraph.svelte';
import { inHundred } from './sentences.ts';

/** Chances by step as lines; in numbers at the start and after each round. */
export function chanceGraph(
	{ seats, start, moments, turningPoints }: LookBack,
	names: ScreenNames
) {
	const last = Math.max(1, moments.length);
	const at = (moment: number) => (moment + 1) / last;
	// The count at the end belongs to the last round.
	const ends = moments.flatMap(({ round }, index) => {
		const next = moments[index + 1];
		return !next || next.round > round ? [{ index, label: String(round) }] : [];
	});
	const columns = [
		{ at: 0, label: '0' },
		...ends.map(({ index, label }) => ({ at: at(index), label }))
	];
	const named = new Set(ends.map(({ index }) => index));
	const lines = seats.map((seat, place): SeatLine => {
		const values = [start, ...moments.map(({ chances }) => chances)];
		return {
			seat,
			name: names.seat(seat),
			points: values.map((chances, index) => {
				const value = inHundred(chances[place] ?? 0);
				const isNamed = index === 0 || named.has(index - 1);
				return { at: index / last, value, words: isNamed ? String(value) : null };
			})
		};
	});
	const flags = turningPoints.map(({ to }, index): Flag => {
		const moment = moments.findIndex(({ step }) => step === to);
		return { at: at(moment), label: String(index + 1) };
	});
	return { columns, lines, flags };
}
