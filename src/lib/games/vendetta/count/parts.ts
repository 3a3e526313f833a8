import type { SeatId } from '../../core/seats.ts';
import type { FinalCount, Held, Out, SeatCount } from './shapes.ts';

export const isOut = (count: SeatCount): count is Out => 'out' in count;

/** What a final count is made of, in the order in which it is read out (rulebook, End of the game). */
export const PARTS = ['pool', 'alliance', 'drained', 'relic', 'tokens'] as const;
export type PartName = (typeof PARTS)[number];

export interface Part {
	readonly part: PartName;
	/** Influence; of Diablerie tokens what they take away. */
	readonly value: number;
}

const worth = (held: Held, part: PartName): number =>
	// Not -0, which JSON does not know.
	part === 'tokens' ? 0 - held.tokens : held[part];

/** The parts of a player's count; of one who is out, none. `relics`: whether the evening is played with them. */
export function partsOf(count: SeatCount, relics: boolean): readonly Part[] {
	if (isOut(count)) return [];
	return PARTS.filter((part) => relics || part !== 'relic').map((part) => ({
		part,
		value: worth(count, part)
	}));
}

/** The Influence of a player: the sum of the parts. Null: out of the game, which has no score. */
export function totalOf(count: SeatCount): number | null {
	if (isOut(count)) return null;
	return PARTS.reduce((sum, part) => sum + worth(count, part), 0);
}

/** The totals of all seats. */
export const totalsOf = ({ seats }: Pick<FinalCount, 'seats'>): Record<SeatId, number | null> =>
	Object.fromEntries(Object.entries(seats).map(([seat, count]) => [seat, totalOf(count)]));
