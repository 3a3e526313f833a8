import type { SeatId, Sheet, ThingId } from '../../../games/heritage/shapes.ts';
import type { ChronicleState } from '../../../games/heritage/state.ts';
import type { Clan } from '../../../games/heritage/vocabulary.ts';
import type { Origin } from './origins.ts';

/** A trait of a sheet with its dots and where they came from. */
export interface TraitView {
	readonly id: string;
	readonly name: string;
	readonly dots: number;
	readonly origins: readonly Origin[];
}

/** The traits of a player, in the order of the chronicle; `origins`: where their dots came from, off the whole log. */
export function traitViews(
	state: ChronicleState,
	sheet: Sheet,
	origins: ReadonlyMap<ThingId, readonly Origin[]>
): TraitView[] {
	return state.traits.map(({ id, name }) => ({
		id,
		name,
		dots: sheet.dots[id] ?? 0,
		origins: origins.get(id) ?? []
	}));
}

/** A chapter as one player played it. */
export interface PlayedChapter {
	readonly number: number;
	readonly clan: Clan;
	readonly leader: string;
	readonly place: number;
	readonly points: number;
	/** Names of the missions claimed. */
	readonly missions: readonly string[];
}

/** The chapters a player played, newest first. */
export function playedChapters(state: ChronicleState, seat: SeatId): PlayedChapter[] {
	return state.chapters
		.flatMap(({ number, record, outcome }) => {
			const player = record.players.find((one) => one.seat === seat);
			if (!player) return [];
			return {
				number,
				clan: player.clan,
				leader: player.leader,
				place: outcome.order.indexOf(seat) + 1,
				points: outcome.totals[seat] ?? 0,
				missions: record.missions
					.filter(({ claimant }) => claimant === seat)
					.map(({ name }) => name)
			};
		})
		.reverse();
}
