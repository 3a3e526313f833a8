import type { SeatId } from '../core/seats.ts';
import { CLANS, type Clan } from './clans.ts';
import type { EveningState } from './state.ts';

/** An evening of a group, and who played which seat. */
export interface PlayedEvening {
	readonly state: EveningState;
	/** The same person has the same key in every evening. */
	readonly people: { readonly [seat: SeatId]: { readonly key: string; readonly name: string } };
}

/** How somebody, or a clan, did over all evenings that were counted. */
interface Tallied {
	readonly played: number;
	/** How often they became Prince; in teams both do. */
	readonly won: number;
	/** Influence in the mean, of evenings in which they were not out; null: there is none. */
	readonly mean: number | null;
	/** The most they ever had; null: they were always out. */
	readonly best: number | null;
}
interface PlayerRecord extends Tallied {
	readonly key: string;
	/** As they were called last. */
	readonly name: string;
}
interface ClanRecord extends Tallied {
	readonly clan: Clan;
}

export interface Tally {
	/** How many evenings were counted. */
	readonly evenings: number;
	/** Who won most often first, then the higher mean. */
	readonly players: readonly PlayerRecord[];
	/** In the order of the alphabet; clans that nobody led are left out. */
	readonly clans: readonly ClanRecord[];
}

/** One seat of one evening. */
interface Sat {
	readonly key: string;
	readonly name: string;
	readonly clan: Clan | undefined;
	readonly total: number | null;
	readonly won: boolean;
}

/** What the evenings of a group, the oldest first, come to. One that is not counted yet does not count. */
export function tallyOf(evenings: readonly PlayedEvening[]): Tally {
	const counted = evenings.filter(({ state }) => state.evening.counted !== null);
	const sat = counted.flatMap(satIn);
	const keys = [...new Set(sat.map(({ key }) => key))];
	const players = keys.map((key): PlayerRecord => {
		const own = sat.filter((one) => one.key === key);
		return { key, name: own.at(-1)?.name ?? '', ...recordOf(own) };
	});
	return {
		evenings: counted.length,
		players: players.sort((a, b) => b.won - a.won || (b.mean ?? 0) - (a.mean ?? 0)),
		clans: CLANS.map((clan): ClanRecord => {
			const led = sat.filter((one) => one.clan === clan);
			return { clan, ...recordOf(led) };
		}).filter(({ played }) => played > 0)
	};
}

function satIn({ state: { seats, evening }, people }: PlayedEvening): Sat[] {
	const { result } = evening.counted ?? {};
	const princes = result?.places[0]?.seats ?? [];
	return seats.map((seat) => ({
		key: people[seat]?.key ?? seat,
		name: people[seat]?.name ?? seat,
		clan: evening.setting.clans[seat],
		total: result?.totals[seat] ?? null,
		won: princes.includes(seat)
	}));
}

function recordOf(sat: readonly Sat[]): Tallied {
	const totals = sat.flatMap(({ total }) => (total === null ? [] : [total]));
	return {
		played: sat.length,
		won: sat.filter(({ won }) => won).length,
		mean: totals.length > 0 ? totals.reduce((sum, one) => sum + one, 0) / totals.length : null,
		best: totals.length > 0 ? Math.max(...totals) : null
	};
}
