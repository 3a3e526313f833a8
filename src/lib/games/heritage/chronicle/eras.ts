import type { Dominance, SeatId } from '../shapes.ts';
import type { ChronicleState } from '../state.ts';
import { eraOf } from '../vocabulary.ts';

/** Whether an era has ended: in this log, or before the chronicle was entered. */
export function isEraOver(state: ChronicleState, era: number): boolean {
	return state.eras.some((dominance) => dominance.era === era) || era < eraOf(state.firstChapter);
}

/** Who dominates an era as it stands; null: it is not over, or nobody noted it. */
export function dominantOf({ eras }: Pick<ChronicleState, 'eras'>, era: number): SeatId | null {
	return eras.find((dominance) => dominance.era === era)?.seat ?? null;
}

/** The state with the dominance of one era set, ascending by era. */
export function withDominance(state: ChronicleState, dominance: Dominance): ChronicleState {
	const others = state.eras.filter(({ era }) => era !== dominance.era);
	return { ...state, eras: [...others, dominance].sort((a, b) => a.era - b.era) };
}
