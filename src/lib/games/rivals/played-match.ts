import type { SeatId } from '../core/seats.ts';
import type { Match } from './match/state.ts';
import type { Setting } from './setting.ts';

/** As much of a match as a league counts, whether the table was counted or Elysium dealt. */
export interface PlayedState {
	/** Clockwise. */
	readonly seats: readonly SeatId[];
	readonly setting: Pick<Setting, 'readings'>;
	readonly match: Pick<Match, 'order' | 'result' | 'decks'>;
}

/** A match of a group, and who played which seat. */
export interface PlayedMatch {
	readonly id: string;
	readonly state: PlayedState;
	/** The same person has the same key in every match. */
	readonly people: { readonly [seat: SeatId]: { readonly key: string; readonly name: string } };
}

/** Whether it came to a result. */
export const isPlayed = ({ state: { match } }: PlayedMatch): boolean =>
	match.result !== null && match.result.decided !== 'stopped';
