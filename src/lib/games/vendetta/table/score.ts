import type { SeatId } from '../../core/seats.ts';
import type { Team } from '../vocabulary.ts';

/** What a player counts at the end, part by part [END OF THE GAME]. */
export type Parts = {
	readonly alliance: number;
	readonly drained: number;
	readonly pool: number;
	readonly relic: number;
	/** Diablerie tokens: counts against. */
	readonly tokens: number;
};

export type Scored = {
	readonly seat: SeatId;
	readonly parts: Parts;
	readonly total: number;
	readonly blood: number;
	/** From 1; teammates share the place of their team. Who is out comes after all who are in. */
	readonly place: number;
	readonly out: boolean;
};

export type Score = {
	readonly seats: readonly Scored[];
	/** In teams: by place. */
	readonly teams: readonly {
		readonly team: Team;
		readonly total: number;
		readonly place: number;
	}[];
};
