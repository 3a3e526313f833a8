import { counted, listed } from '../core/listed.ts';
import type { SeatId } from '../core/seats.ts';
import { knockedOutBy, type MatchResult } from './ending/result.ts';
import { roundOf, seatOf } from './match/state.ts';
import type { RivalsState } from './state.ts';

const WON: { readonly [D in MatchResult['decided']]: string } = {
	agenda: 'won with 13 Agenda',
	rival: 'won',
	most: 'won with the most Agenda',
	time: 'led when time was up',
	stopped: ''
};

/** How a match ended, in a line. */
export function endedWords(result: MatchResult, nameOf: (seat: SeatId) => string): string {
	const { winner, decided } = result;
	if (winner === null) return decided === 'stopped' ? 'Stopped without a result' : 'Nobody won';
	const rival = decided === 'rival' ? knockedOutBy(result, winner) : null;
	return `${nameOf(winner)} ${WON[decided]}${rival === null ? '' : ` by knocking out ${nameOf(rival)}`}`;
}

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
	if (result) return { where: endedWords(result, nameOf), more };
	const where = turn ? `Round ${roundOf(match)}, ${nameOf(turn.seat)}’s turn` : 'Setting up';
	return { where, more };
}
