import { refuse } from '../../core/decision.ts';
import type { PrimogenResult } from '../record-shapes.ts';
import type { Dominance, SeatId } from '../shapes.ts';
import type { ChronicleState } from '../state.ts';
import { eraOf, type Era } from '../vocabulary.ts';
import { checkDraw } from './draw.ts';

/** What counts for the dominance of an era. */
type EraTally = { readonly seat: SeatId; readonly missions: number; readonly wins: number };

/**
 * Missions every player claimed in an era and chapters won in it, as far as the chronicle knows them;
 * most first, who is level in turn order (readings eraDominance, eraTie).
 */
export function eraTally(state: ChronicleState, era: Era): readonly EraTally[] {
	const [missions, wins] = [missionsInEra(state, era), winsInEra(state, era)];
	return state.seats
		.map((seat) => ({ seat, missions: missions[seat] ?? 0, wins: wins[seat] ?? 0 }))
		.sort((a, b) => b.missions - a.missions || b.wins - a.wins);
}

/** Everybody with as many missions as anybody, and the chapters they won: what a draw for the era says of its tie. */
export function eraLevel(
	state: ChronicleState,
	era: Era
): readonly { readonly seat: SeatId; readonly count: number; readonly breaker: number }[] {
	const tally = eraTally(state, era);
	const most = Math.max(...tally.map(({ missions }) => missions));
	return tally
		.filter(({ missions }) => missions === most)
		.map(({ seat, missions, wins }) => ({ seat, count: missions, breaker: wins }));
}

/** Missions each seat claimed in an era, with what was known at a late entry. */
function missionsInEra(state: ChronicleState, era: Era): Record<SeatId, number> {
	const entered = eraOf(state.firstChapter) === era;
	const claimed: Record<SeatId, number> = {};
	for (const seat of state.seats) {
		claimed[seat] = entered ? (state.players[seat]?.before.missionsThisEra ?? 0) : 0;
	}
	for (const chapter of chaptersOf(state, era)) {
		for (const [seat, missions] of Object.entries(chapter.outcome.missions)) {
			claimed[seat] = (claimed[seat] ?? 0) + missions;
		}
	}
	return claimed;
}

/** Chapters each seat won in an era, as far as the chronicle knows them. */
function winsInEra(state: ChronicleState, era: Era): Record<SeatId, number> {
	const wins: Record<SeatId, number> = {};
	for (const seat of state.seats) wins[seat] = winsBefore(state, era, seat);
	for (const { outcome } of chaptersOf(state, era)) {
		for (const victor of outcome.order.slice(0, 1)) wins[victor] = (wins[victor] ?? 0) + 1;
	}
	return wins;
}

/** Wins in an era before a late entry: of the first era all that are known, of another the chapter before. */
function winsBefore(state: ChronicleState, era: Era, seat: SeatId): number {
	const before = state.firstChapter - 1;
	if (before === 0 || eraOf(before) !== era) return 0;
	const last = state.orderBefore?.[0] === seat ? 1 : 0;
	const all = state.players[seat]?.before.wins ?? 0;
	return era === 1 ? Math.max(all, last) : last;
}

/**
 * Who dominates an era before any draw: most missions claimed in its chapters, then more chapters
 * won in it (readings eraDominance, eraTie). More than one seat: the primogen draw decides.
 */
export function eraContenders(
	state: ChronicleState,
	era: Era
): { readonly seats: readonly SeatId[]; readonly by: 'most-missions' | 'more-wins' } {
	const byMissions = most(state.seats, missionsInEra(state, era));
	if (byMissions.length === 1) return { seats: byMissions, by: 'most-missions' };
	return { seats: most(byMissions, winsInEra(state, era)), by: 'more-wins' };
}

/**
 * The dominance of an era, with the draw where one is needed. A draw held earlier stays while its
 * winner is still among the tied: what was drawn stays drawn. What the table set by hand stays,
 * whatever is counted: the box is right.
 * Refusals: `era-tie-needs-draw`, `era-draw-not-needed`, and those of the draw itself.
 */
export function settleDominance(
	state: ChronicleState,
	era: Era,
	draw: PrimogenResult | null,
	earlier: Dominance | null
) {
	const { seats, by } = eraContenders(state, era);
	const drawn = earlier?.by === 'primogen-draw' && seats.some((s) => s === earlier.seat);
	const held = earlier?.by === 'by-hand' || (seats.length > 1 && drawn);
	if (draw && (seats.length === 1 || held)) {
		return refuse('era-draw-not-needed', { era }, 'eraDraw');
	}
	if (held) return earlier;
	if (!draw) {
		if (seats.length > 1) {
			return refuse('era-tie-needs-draw', { era, seats }, 'eraDraw');
		}
		return { era, seat: seats[0] ?? null, by };
	}
	return (
		checkDraw(draw, seats, 'eraDraw') ?? {
			era,
			seat: draw.winner,
			by: 'primogen-draw' as const
		}
	);
}

function chaptersOf(state: ChronicleState, era: Era) {
	return state.chapters.filter(({ number }) => eraOf(number) === era);
}

function most(seats: readonly SeatId[], counts: Record<SeatId, number>): SeatId[] {
	const best = Math.max(...seats.map((seat) => counts[seat] ?? 0));
	return seats.filter((seat) => (counts[seat] ?? 0) === best);
}
