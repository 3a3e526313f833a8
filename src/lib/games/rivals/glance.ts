import { counted, listed } from '../core/listed.ts';
import type { SeatId } from '../core/seats.ts';
import type { MatchResult } from './ending/result.ts';
import { roundOf, seatOf } from './match/state.ts';
import type { RivalsState } from './state.ts';

/** How somebody won, after their name. */
export const WON: { readonly [D in MatchResult['decided']]: string } = {
	agenda: 'won with 13 Agenda',
	rival: 'won by knocking out their Rival',
	most: 'won with the most Agenda',
	time: 'led when time was up',
	stopped: ''
};

/** What a list says of a match: who won and how, or where it stands; and who plays. */
export function glanceWords(
	{ match }: Pick<RivalsState, 'match'>,
	people: { readonly [seat: SeatId]: string }
): { readonly where: string; readonly more: readonly string[] } {
	const nameOf = (seat: SeatId): string => people[seat] ?? seat;
	const { result, turn, order } = match;
	const more = [
		listed(
			order.map(
				(seat) => `${nameOf(seat)} (${counted(seatOf(match, seat).agenda, 'Agenda', 'Agenda')})`
			)
		)
	];
	if (result) {
		const { winner, decided } = result;
		if (winner === null)
			return { where: decided === 'stopped' ? 'Stopped without a result' : 'Nobody won', more };
		return { where: `${nameOf(winner)} ${WON[decided]}`, more };
	}
	const where = turn ? `Round ${roundOf(match)}, ${nameOf(turn.seat)}’s turn` : 'Setting up';
	return { where, more };
}
