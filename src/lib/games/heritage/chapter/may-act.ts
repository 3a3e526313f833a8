import { refused, type Refused } from '../table/decider.ts';
import type { SeatId } from '../shapes.ts';
import type { Table, Turn } from '../table/table.ts';
import { activeSeat } from '../table/where.ts';

/**
 * Whether the chapter is being played and nothing waits for a choice.
 * Refusals: `table-empty`, `chapter-over`, `question-open`.
 */
export function checkPlaying(table: Table): Refused | null {
	const { phase, question } = table;
	if (phase === 'empty') return refused('table-empty');
	if (question) return refused('question-open', { ...question.about, prompt: question.prompt });
	if (phase === 'finished') return refused('chapter-over');
	return null;
}

/** Whether a seat plays in this chapter. Refusals: those of `checkPlaying`, `unknown-seat`. */
export function checkSeated(table: Table, seat: SeatId): Refused | null {
	const stopped = checkPlaying(table);
	if (stopped) return stopped;
	return table.bloodlines[seat] ? null : refused('unknown-seat', { seat }, 'seat');
}

/** The turn of a seat, if it may act in it now. Refusals: those of `checkSeated`, `not-your-turn`. */
export function turnOf(table: Table, seat: SeatId): Turn | Refused {
	const stopped = checkSeated(table, seat);
	if (stopped) return stopped;
	if (table.turn?.seat === seat) return table.turn;
	return refused('not-your-turn', { active: activeSeat(table) }, 'seat');
}

export function isRefused(found: object): found is Refused {
	return 'refusal' in found;
}
