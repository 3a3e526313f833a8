import type { SeatId } from '../../core/seats.ts';
import { hunterOf, seatOf, type Match } from '../match/state.ts';
import { activeOf } from '../match/vampires.ts';
import { GOAL, HUNTERS_BONUS } from '../vocabulary.ts';
import type { End, Fall, MatchResult } from './result.ts';

/** As much of a match as says who wins it. */
export type Standing = Pick<Match, 'order' | 'rivals' | 'seats' | 'turn'>;

/** Why a player is knocked out [How to Win]. */
export type Down = 'prestige' | 'vampires';

/** A player without Prestige, or whose vampires are all in torpor or burned; where nobody counts vampires, only Prestige says so. */
export function downBy(match: Pick<Match, 'seats'>, seat: SeatId): Down | null {
	const state = seatOf(match, seat);
	if (state.prestige === 0) return 'prestige';
	return state.vampires.length > 0 && activeOf(state).length === 0 ? 'vampires' : null;
}

/** Everybody who is knocked out as it stands, from the first player on. */
export const downIn = (match: Pick<Match, 'order' | 'seats'>): readonly SeatId[] =>
	match.order.filter((seat) => downBy(match, seat) !== null);

/** Who reached the goal and is not knocked out (R80: on an Agenda card that lies face down, too). */
export const atGoal = (
	match: Pick<Match, 'order' | 'seats'>,
	falls: readonly Fall[] = []
): readonly SeatId[] =>
	match.order.filter(
		(seat) => seatOf(match, seat).agenda >= GOAL && !falls.some((fall) => fall.seat === seat)
	);

/** Whether the match is over as it stands, if no conflict is under way. */
export const isDecided = (match: Pick<Match, 'order' | 'seats'>): boolean =>
	downIn(match).length > 0 || atGoal(match).length > 0;

/** The first by the tiebreakers: the active player, then the most Prestige, then the highest number [Rare End of Game Circumstances]. */
function firstOf(
	match: Standing,
	level: readonly SeatId[]
): Pick<MatchResult, 'winner' | 'level' | 'broken'> {
	const [only] = level;
	if (only === undefined || level.length === 1)
		return { winner: only ?? null, level: [], broken: null };
	const tied = [...level];
	const active = tied.find((seat) => seat === match.turn?.seat);
	if (active !== undefined) return { winner: active, level: tied, broken: 'active' };
	const most = Math.max(...tied.map((seat) => seatOf(match, seat).prestige));
	const richest = tied.filter((seat) => seatOf(match, seat).prestige === most);
	const last =
		richest.toSorted((a, b) => match.order.indexOf(a) - match.order.indexOf(b)).at(-1) ?? only;
	return { winner: last, level: tied, broken: richest.length === 1 ? 'prestige' : 'order' };
}

/** How a match ends with these players knocked out, or because time is up. It takes for granted that it does. */
export function endingOf(match: Standing, falls: readonly Fall[], end: End = 'rules'): MatchResult {
	const { order } = match;
	const fell = (seat: SeatId): boolean => falls.some((fall) => fall.seat === seat);
	const standing = order.filter((seat) => !fell(seat));
	const hunted = falls.map((fall) => ({ ...fall, hunter: hunterOf(match, fall.seat) }));
	// Reading ownFault: by its own effect is by nobody. Reading knockedWins: who falls too still knocked out their Rival.
	const rivalClaims = hunted.flatMap(({ seat, by, hunter }) =>
		by !== null && by === hunter && by !== seat ? [{ seat: by, by: 'rival' as const }] : []
	);
	const goalClaims = atGoal(match, falls).map((seat) => ({ seat, by: 'agenda' as const }));
	const claims = end === 'rules' ? [...rivalClaims, ...goalClaims] : [];
	// Reading manyOut: each hunter who is still in gains for their own Rival.
	const gains =
		end !== 'rules' || claims.length > 0
			? []
			: hunted.flatMap(({ seat, hunter }) =>
					hunter !== null && !fell(hunter) ? [{ seat: hunter, rival: seat }] : []
				);
	const agenda = Object.fromEntries(
		order.map((seat) => {
			const bonus = gains.filter((gain) => gain.seat === seat).length * HUNTERS_BONUS;
			return [seat, fell(seat) ? 0 : seatOf(match, seat).agenda + bonus];
		})
	);
	const prestige = Object.fromEntries(order.map((seat) => [seat, seatOf(match, seat).prestige]));
	const rest = { falls: [...falls], claims, gains, agenda, prestige };
	if (end === 'stopped')
		return { decided: 'stopped', winner: null, level: [], broken: null, ...rest };
	if (claims.length > 0) {
		const first = firstOf(match, [...new Set(claims.map(({ seat }) => seat))]);
		const won = claims.find(({ seat }) => seat === first.winner);
		return { decided: won?.by ?? 'rival', ...first, ...rest };
	}
	const most = Math.max(...standing.map((seat) => agenda[seat] ?? 0));
	const first = firstOf(
		match,
		standing.filter((seat) => agenda[seat] === most)
	);
	return { decided: end === 'time' ? 'time' : 'most', ...first, ...rest };
}
