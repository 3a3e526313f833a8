import { refuse } from '../../core/decision.ts';
import type { SeatId } from '../../core/seats.ts';
import type { Match, VampireId } from './state.ts';
import { findVampire, isActive } from './vampires.ts';

/** Why no action can be taken now; null: it can [Action Phase]. `seat`: who would take it; left out: the active player. */
export function findActionFault({ turn }: Pick<Match, 'turn'>, seat = turn?.seat) {
	if (!turn) return refuse('no-turn');
	if (turn.seat !== seat) return refuse('turn-not-yours', { seat: turn.seat });
	if (turn.phase !== 'action') return refuse('not-action-phase');
	return turn.actionsLeft < 1 ? refuse('no-action-left') : null;
}

/** Why a vampire cannot exhaust for an action of the active player; null: it can. */
export function findExhaustingFault(match: Match, seat: SeatId, vampire: VampireId) {
	const found = findVampire(match, vampire);
	if (!found) return refuse('no-such-vampire', {}, 'vampire');
	if (found.seat !== seat) return refuse('not-your-action', { seat }, 'vampire');
	return !isActive(found.vampire) || found.vampire.exhausted
		? refuse('vampire-not-ready', { vampire }, 'vampire')
		: null;
}

/** A match with so many more actions left, or less; never less than none. */
export const withActions = (match: Match, by: number): Match =>
	match.turn
		? { ...match, turn: { ...match.turn, actionsLeft: Math.max(0, match.turn.actionsLeft + by) } }
		: match;

/** A match in which the active player took an action. */
export const withActionTaken = (match: Match): Match => withActions(match, -1);
