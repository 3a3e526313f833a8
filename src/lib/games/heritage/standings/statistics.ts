import { dominantOf } from '../chronicle/eras.ts';
import type { SeatId } from '../shapes.ts';
import type { Chapter, ChronicleState } from '../state.ts';
import { CLANS, ERAS, eraOf, type Clan, type Era } from '../vocabulary.ts';

/** What somebody, or a clan, made of the chapters it played. */
type Played = {
	readonly played: number;
	readonly won: number;
	/** Points a chapter; null: played none. */
	readonly average: number | null;
	readonly best: Peak | null;
};

/** The most points in one chapter; the earliest of several alike. */
type Peak = { readonly points: number; readonly chapter: number; readonly seat: SeatId };

export type ClanRow = Played & { readonly clan: Clan };

export type PlayerRow = Played & {
	readonly seat: SeatId;
	readonly missions: number;
	/** Most chapters won in a row. */
	readonly streak: number;
	/** Played most often, in the order of the rules where several were; none: played none. */
	readonly clans: readonly Clan[];
};

export type EraRow = {
	readonly era: Era;
	readonly chapters: number;
	/** Null: not over, or nobody noted it. */
	readonly dominant: SeatId | null;
	/** Missions claimed in it, by seat. */
	readonly missions: { readonly [seat: SeatId]: number };
	readonly wins: { readonly [seat: SeatId]: number };
	/** Points a player made on average in a chapter of it. */
	readonly average: number;
	readonly closest: Margin;
	readonly clearest: Margin;
};

/** By how many points the victor was ahead of who came second; 0 where a tie was broken. */
type Margin = { readonly chapter: number; readonly points: number };

type Line = {
	readonly chapter: number;
	readonly seat: SeatId;
	readonly clan: Clan;
	readonly points: number;
	readonly won: boolean;
};

/** How often each of the nine clans was played and won with, in the order of the rules. */
export function clanRows(state: ChronicleState): ClanRow[] {
	const lines = state.chapters.flatMap(linesOf);
	return CLANS.map((clan) => ({ clan, ...playedOf(lines.filter((line) => line.clan === clan)) }));
}

/** What each player made of the chapters in this log, in turn order. */
export function playerRows(state: ChronicleState): PlayerRow[] {
	const lines = state.chapters.flatMap(linesOf);
	return state.seats.map((seat) => {
		const own = lines.filter((line) => line.seat === seat);
		return {
			seat,
			...playedOf(own),
			missions: sum(state.chapters.map(({ outcome }) => outcome.missions[seat] ?? 0)),
			streak: streakOf(own),
			clans: favourites(own)
		};
	});
}

/** Each era of which a chapter is recorded: who dominated it, and how close its chapters were. */
export function eraRows(state: ChronicleState): EraRow[] {
	return ERAS.flatMap((era) => {
		const chapters = state.chapters.filter(({ number }) => eraOf(number) === era);
		const margins = chapters.map(marginOf).sort((a, b) => a.points - b.points);
		const [closest] = margins;
		const clearest = margins.at(-1);
		if (!closest || !clearest) return [];
		const lines = chapters.flatMap(linesOf);
		return {
			era,
			chapters: chapters.length,
			dominant: dominantOf(state, era),
			missions: bySeat(state, (seat) =>
				sum(chapters.map(({ outcome }) => outcome.missions[seat] ?? 0))
			),
			wins: bySeat(state, (seat) => lines.filter((line) => line.won && line.seat === seat).length),
			average: averageOf(lines) ?? 0,
			closest,
			clearest
		};
	});
}

function linesOf({ number, record, outcome }: Chapter): Line[] {
	return record.players.map(({ seat, clan }) => ({
		chapter: number,
		seat,
		clan,
		points: outcome.totals[seat] ?? 0,
		won: outcome.order[0] === seat
	}));
}

function playedOf(lines: readonly Line[]): Played {
	return {
		played: lines.length,
		won: lines.filter(({ won }) => won).length,
		average: averageOf(lines),
		best: bestOf(lines)
	};
}

const averageOf = (lines: readonly Line[]): number | null =>
	lines.length === 0 ? null : sum(lines.map(({ points }) => points)) / lines.length;

function bestOf(lines: readonly Line[]): Peak | null {
	const most = Math.max(...lines.map(({ points }) => points));
	const best = lines.find(({ points }) => points === most);
	return best ? { points: best.points, chapter: best.chapter, seat: best.seat } : null;
}

function streakOf(lines: readonly Line[]): number {
	let [longest, running] = [0, 0];
	for (const { won } of lines) {
		running = won ? running + 1 : 0;
		longest = Math.max(longest, running);
	}
	return longest;
}

function favourites(lines: readonly Line[]): Clan[] {
	const times = (clan: Clan) => lines.filter((line) => line.clan === clan).length;
	const most = Math.max(...CLANS.map(times));
	return most === 0 ? [] : CLANS.filter((clan) => times(clan) === most);
}

function marginOf({ number, outcome }: Chapter): Margin {
	const [first, second] = outcome.order.map((seat) => outcome.totals[seat] ?? 0);
	// An order by hand may stand above the points.
	return { chapter: number, points: Math.max(0, (first ?? 0) - (second ?? 0)) };
}

function bySeat(state: ChronicleState, count: (seat: SeatId) => number) {
	return Object.fromEntries(state.seats.map((seat) => [seat, count(seat)]));
}

function sum(counts: readonly number[]): number {
	return counts.reduce((total, count) => total + count, 0);
}
