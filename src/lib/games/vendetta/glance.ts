import { counted, listed } from '../core/listed.ts';
import type { SeatId } from '../core/seats.ts';
import { clanNames } from './clans.ts';
import type { EveningState } from './state.ts';

/** What a list says of an evening: the new Prince and by how much, and who played. */
export function glanceWords(
	{ seats, evening: { setting, counted: ended } }: EveningState,
	people: { readonly [seat: SeatId]: string }
): { readonly where: string; readonly more: readonly string[] } {
	const nameOf = (seat: SeatId): string => people[seat] ?? seat;
	const who = listed(
		seats.map((seat) => {
			const clan = setting.clans[seat];
			return clan ? `${nameOf(seat)} (${clanNames[clan]})` : nameOf(seat);
		})
	);
	const [first] = ended?.result.places ?? [];
	if (!first) return { where: 'Not counted yet', more: [who] };
	const title = first.seats.length > 1 ? 'rule together' : 'is Prince';
	return {
		where: `${listed(first.seats.map(nameOf))} ${title} with ${counted(first.total ?? 0, 'Influence', 'Influence')}`,
		more: [who]
	};
}
