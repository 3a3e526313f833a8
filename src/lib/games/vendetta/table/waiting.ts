import { waitingFor } from '../../core/choices/together.ts';
import type { SeatId } from '../../core/seats.ts';
import { nextForClan, nextForRelic } from './decide-set-up.ts';
import type { Table } from './table.ts';

/** Whom the table waits for; none: nobody, or whoever holds the cardboard. */
export function waitedFor(table: Table): readonly SeatId[] {
	const { phase, question, together, turn } = table;
	if (phase === 'empty' || phase === 'finished') return [];
	if (together) return waitingFor(together);
	if (question) return question.seat === null ? [] : [question.seat];
	const next =
		phase === 'clans' ? nextForClan(table) : phase === 'relics' ? nextForRelic(table) : null;
	if (next !== null) return [next];
	return turn ? [turn.seat] : [];
}
