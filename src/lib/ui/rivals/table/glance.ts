import { endedWords } from '../../../games/rivals/glance.ts';
import type { TableHead } from './kept.ts';

/** What a list says of a match on this device: how it ended, or how far it is. */
export function glanceAt({ over, round, result, people }: TableHead): string {
	if (result) return endedWords(result, (seat) => people[seat] ?? seat);
	if (over) return 'Finished';
	return round === 0 ? 'Set-up' : `Round ${round}`;
}

/** The Agenda that everybody had at the end; null: it is not over. */
export function agendaAt({ result, people }: TableHead): string | null {
	if (!result) return null;
	const each = Object.entries(result.agenda).map(
		([seat, agenda]) => `${people[seat] ?? seat} ${agenda}`
	);
	return `Agenda: ${each.join(', ')}`;
}
