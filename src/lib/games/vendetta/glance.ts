import { counted, listed } from '../core/listed.ts';
import type { SeatId } from '../core/seats.ts';
import { clanNames } from './clans.ts';
import type { EveningState } from './state.ts';

const roundWords = (round: number): string => (round === 0 ? 'Setting up' : `Round ${round} of 3`);

/** What a list says of an evening: the new Prince and by how much, and who played. */
export function glanceWords(
	{ seats, evening: { setting, counted: ended, table } }: EveningState,
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
	if (!first) return { where: table ? roundWords(table.round) : 'Not counted yet', more: [who] };
	const title = first.seats.length > 1 ? 'rule together' : 'is Prince';
	return {
		where: `${listed(first.seats.map(nameOf))} ${title} with ${counted(first.total ?? 0, 'Influence', 'Influence')}`,
		more: [who]
	};
}
