import type { SeatId } from '../shapes.ts';
import type { Chapter, ChronicleState } from '../state.ts';

type ChapterPoints = {
	readonly chapter: number;
	/** Null: did not play. */
	readonly points: number | null;
	/** From 1, victor first; null: did not play. */
	readonly place: number | null;
};

export type Standing = {
	readonly seat: SeatId;
	/** Chapters won, those before a late entry included. */
	readonly wins: number;
	/** Missions claimed, as far as the chronicle knows them. */
	readonly missions: number;
	readonly erasDominated: number;
	/** All dots on the sheet; 0 before the prologue. */
	readonly dots: number;
	readonly chapterPoints: readonly ChapterPoints[];
	/** From 1; who is level in wins, eras and dots shares a place. */
	readonly place: number;
};

/**
 * How the players stand, best first: by chapters won, then eras dominated, then dots. What traits
 * are worth is only known at the end of the chronicle, so this is an order, no score; players who
 * are level share a place and stand in turn order.
 */
export function standings(state: ChronicleState): Standing[] {
	const rows = state.seats.map((seat) => rowOf(state, seat));
	return rows
		.map((row) => ({ ...row, place: 1 + rows.filter((other) => ahead(other, row) < 0).length }))
		.sort(ahead);
}

/** Points and place of one player in a chapter. */
function chapterPointsOf(chapter: Chapter, seat: SeatId): ChapterPoints {
	const place = chapter.outcome.order.indexOf(seat) + 1;
	return {
		chapter: chapter.number,
		points: chapter.outcome.totals[seat] ?? null,
		place: place > 0 ? place : null
	};
}

type Row = Omit<Standing, 'place'>;

function rowOf(state: ChronicleState, seat: SeatId): Row {
	const player = state.players[seat];
	const chapterPoints = state.chapters.map((chapter) => chapterPointsOf(chapter, seat));
	const claimed = state.chapters.map(({ outcome }) => outcome.missions[seat] ?? 0);
	return {
		seat,
		wins: (player?.before.wins ?? 0) + chapterPoints.filter(({ place }) => place === 1).length,
		missions: (player?.before.missionsThisEra ?? 0) + sum(claimed),
		erasDominated: state.eras.filter((era) => era.seat === seat).length,
		dots: sum(Object.values(player?.sheet?.dots ?? {})),
		chapterPoints
	};
}

function ahead(a: Row, b: Row): number {
	return b.wins - a.wins || b.erasDominated - a.erasDominated || b.dots - a.dots;
}

function sum(counts: readonly number[]): number {
	return counts.reduce((total, count) => total + count, 0);
}
