import { counted, listed } from '../../core/listed.ts';
import type { SeatId } from '../../core/seats.ts';
import { endedWords } from '../glance.ts';
import { roundAt } from '../table/rounds.ts';
import { sideOf } from '../table/where.ts';
import type { DealtState } from './state.ts';

/** What a list says of a match: who won and how, or where it stands; and who plays. */
export function glanceWords(
	{ seats, table }: DealtState,
	people: { readonly [seat: SeatId]: string }
): { readonly where: string; readonly more: readonly string[] } {
	const nameOf = (seat: SeatId): string => people[seat] ?? seat;
	if (!table) return { where: 'Not dealt yet', more: [listed(seats.map(nameOf))] };
	const agenda = (seat: SeatId): string => counted(sideOf(table, seat).agenda, 'Agenda', 'Agenda');
	const more = [listed(table.order.map((seat) => `${nameOf(seat)} (${agenda(seat)})`))];
	const { result, turn } = table;
	if (result) return { where: endedWords(result, nameOf), more };
	const where = turn ? `Round ${roundAt(table)}, ${nameOf(turn.seat)}’s turn` : 'Setting up';
	return { where, more };
}
