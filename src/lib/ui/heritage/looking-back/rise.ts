import type { Fortune, Fortunes } from '../../../games/heritage/standings/fortunes.ts';
import { fortunes } from '../../../games/heritage/standings/fortunes.ts';
import type { SeatId } from '../../../games/heritage/shapes.ts';
import type { ChronicleState } from '../../../games/heritage/state.ts';
import type { Names } from '../ledger/names.ts';

/** What a line of rise and fall follows. */
export const MEASURES = {
	place: { label: 'Place', about: 'Who was ahead: by chapters won, then eras dominated.' },
	wins: { label: 'Chapters won', about: 'How many chapters each had won by then.' },
	pointsSoFar: { label: 'Points', about: 'Total points over all chapters.' },
	missions: { label: 'Missions', about: 'How many missions each had claimed by then.' }
} as const;
export type Measure = keyof typeof MEASURES;

/** One player's line, ready to be drawn and told. */
export interface Rise {
	readonly seat: SeatId;
	readonly name: string;
	/** 1–4, round the table: shape and stroke of the line. */
	readonly mark: number;
	readonly course: readonly Fortune[];
}

/** The lines of everybody at the table, in turn order. */
export const risesOf = (state: ChronicleState, names: Names): Rise[] =>
	fortunes(state).map(({ seat, course }: Fortunes, index) => ({
		seat,
		name: names.seat(seat),
		mark: (index % 4) + 1,
		course
	}));

/** The lowest and the highest value of a measure, the better one first. */
export function rangeOf(
	rises: readonly Rise[],
	measure: Measure
): readonly [best: number, worst: number] {
	if (measure === 'place') return [1, Math.max(2, rises.length)];
	const values = rises.flatMap(({ course }) => course.map((one) => one[measure]));
	return [Math.max(1, ...values), Math.min(0, ...values)];
}
