import type { SeatId, ThingId } from '../shapes.ts';
import type { ChronicleState } from '../state.ts';
import type { TraitPair } from './chronicle-score.ts';

/** What one trait of one pair brings a player: so many dots, each worth so much. */
type TraitWorth = {
	readonly trait: ThingId;
	readonly dots: number;
	readonly worth: number;
	readonly points: number;
};

/** What scoring cards bring a player as the sheet is now. */
type Worth = { readonly lines: readonly TraitWorth[]; readonly total: number };

/**
 * What these pairs bring a player as the sheet is now, in points, trait by trait in the order of the pairs; 0
 * before the prologue. A trait in several pairs counts in each (reading chronicleScore).
 */
export function worthNow(state: ChronicleState, pairs: readonly TraitPair[], seat: SeatId): Worth {
	const dotsOn = state.players[seat]?.sheet?.dots ?? {};
	const lines = pairs.flatMap(({ traits, worth }) =>
		traits.map((trait) => {
			const dots = dotsOn[trait] ?? 0;
			return { trait, dots, worth, points: dots * worth };
		})
	);
	return { lines, total: lines.reduce((sum, { points }) => sum + points, 0) };
}
