import type { SeatId } from '../../core/seats.ts';
import { HIGH_AGENDA, LOW_PRESTIGE } from '../vocabulary.ts';
import { seatOf, type Match } from './state.ts';
import { activeOf } from './vampires.ts';

export type Warning = 'prestige' | 'agenda' | 'vampire';

/** What everybody should see of a seat: little Prestige [Beware of Low Prestige], much Agenda, or one active vampire left. */
export function warningsOf(match: Pick<Match, 'seats' | 'turn'>, seat: SeatId): readonly Warning[] {
	const state = seatOf(match, seat);
	const hasOneLeft = match.turn !== null && activeOf(state).length === 1;
	return [
		...(state.prestige <= LOW_PRESTIGE ? (['prestige'] as const) : []),
		...(state.agenda >= HIGH_AGENDA ? (['agenda'] as const) : []),
		...(hasOneLeft ? (['vampire'] as const) : [])
	];
}
