import type { SeatId } from '../core/seats.ts';
import type { RivalsState } from './state.ts';

/** A match of a group, and who played which seat. */
export interface PlayedMatch {
	readonly id: string;
	readonly state: RivalsState;
	/** The same person has the same key in every match. */
	readonly people: { readonly [seat: SeatId]: { readonly key: string; readonly name: string } };
}

/** Whether it came to a result. */
export const isPlayed = ({ state: { match } }: PlayedMatch): boolean =>
	match.result !== null && match.result.decided !== 'stopped';
