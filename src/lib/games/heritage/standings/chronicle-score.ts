import type { Dots, SeatId, ThingId } from '../shapes.ts';
import type { ChronicleScore, ChronicleState } from '../state.ts';
import { standings } from './standings.ts';

/** What a chronicle scoring card says: a dot in either of two traits is worth so much. */
export type TraitPair = { readonly traits: readonly [ThingId, ThingId]; readonly worth: number };

/**
 * The scores at the end of the chronicle, best first: dots times what their pair is worth, and
 * `pointsPerWin` for each chapter won; a tie goes to more chapters won (reading `chronicleScore`).
 * `tied`: whom neither parts at first place, so that the primogen draw decides; none when it is clear.
 * A trait in no pair is worth nothing, one in several counts in each. Who is level stands in turn order.
 */
export function chronicleScore(
	state: ChronicleState,
	pairs: readonly TraitPair[]
): { readonly scores: readonly ChronicleScore[]; readonly tied: readonly SeatId[] } {
	const { pointsPerWin } = state.ruleset;
	const winsOf = new Map(standings(state).map(({ seat, wins }) => [seat, wins]));
	const scores = state.seats
		.map((seat) => {
			const dots = state.players[seat]?.sheet?.dots ?? {};
			const wins = winsOf.get(seat) ?? 0;
			const byPair = pairs.map((pair) => worthOf(pair, dots));
			const forWins = wins * pointsPerWin;
			const total = byPair.reduce((sum, worth) => sum + worth, forWins);
			return { seat, byPair, wins, forWins, total };
		})
		.sort(ahead);
	const level = scores.filter((score) => scores.every((other) => ahead(score, other) <= 0));
	return { scores, tied: level.length > 1 ? level.map(({ seat }) => seat) : [] };
}

function worthOf({ traits, worth }: TraitPair, dots: Dots): number {
	return traits.reduce((sum, trait) => sum + (dots[trait] ?? 0) * worth, 0);
}

function ahead(a: ChronicleScore, b: ChronicleScore): number {
	return b.total - a.total || b.wins - a.wins;
}
