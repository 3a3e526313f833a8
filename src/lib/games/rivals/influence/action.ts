import { refuse } from '../../core/decision.ts';
import type { At } from '../decider.ts';
import type { Match, Turn, VampireId } from '../match/state.ts';
import { findVampire, isActive } from '../match/vampires.ts';

/** Why the active player cannot take an action now; null: they can [Action Phase]. */
export function findActionFault({ match: { turn, scheme }, state }: Pick<At, 'match' | 'state'>) {
	if (scheme) return refuse('scheme-under-way');
	if (state.attack) return refuse('attack-under-way');
	if (!turn) return refuse('no-turn');
	if (turn.phase !== 'action') return refuse('not-action-phase');
	return turn.actionsLeft === 0 ? refuse('no-action-left') : null;
}

/** Why a vampire cannot exhaust for an action of the active player; null: it can. `at`: where it stands in the command. */
export function findExhaustingFault(match: Match, seat: Turn['seat'], vampire: VampireId) {
	const found = findVampire(match, vampire);
	if (!found) return refuse('no-such-vampire', {}, 'vampire');
	if (found.seat !== seat) return refuse('not-your-action', { seat }, 'vampire');
	return !isActive(found.vampire) || found.vampire.exhausted
		? refuse('vampire-not-ready', { vampire }, 'vampire')
		: null;
}

/** A match in which the active player took an action. */
export const withActionTaken = (match: Match): Match =>
	match.turn
		? { ...match, turn: { ...match.turn, actionsLeft: Math.max(0, match.turn.actionsLeft - 1) } }
		: match;
