import type { SeatId } from '../../core/seats.ts';
import type { Amount } from '../effects/selector.ts';
import type { LocationId } from '../vocabulary.ts';
import type { Context } from './context.ts';

export const PLACES = ['first', 'second', 'third'] as const;
export type Place = (typeof PLACES)[number];

/** What cards said that holds until their Location is resolved; `of`: the card that said it, for “why 7?”. */
export type Mark = {
	readonly at: LocationId;
	readonly of: string;
} & (
	| { readonly mark: 'power'; readonly slot: number; readonly by: number }
	| {
			/** Counted at the ranking (reading `effectOnce`). */
			readonly mark: 'power-later';
			readonly slot: number;
			readonly amount: Amount;
			readonly minus: boolean;
			readonly context: Context;
	  }
	| { readonly mark: 'set-power'; readonly slot: number; readonly to: number }
	| { readonly mark: 'halve' | 'cancelled' | 'shuffle-back'; readonly slot: number }
	| {
			readonly mark: 'blood-counts' | 'face-down-counts';
			readonly seat: SeatId;
			readonly each: number;
	  }
	| { readonly mark: 'held' | 'wins-ties'; readonly seat: SeatId }
	| { readonly mark: 'frenzy-pays'; readonly seat: SeatId; readonly more: number }
	| {
			readonly mark: 'extra-reward';
			readonly place: Place;
			readonly influence: number;
			readonly blood: number;
			readonly victims: number;
	  }
);
