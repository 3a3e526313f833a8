import { chapterOnTable, nextChapter } from './next.ts';
import { standings } from '../standings/standings.ts';
import type { ChronicleState } from '../state.ts';
import { CHAPTERS, eraOf, type Era } from '../vocabulary.ts';
import { counted, listed } from '../../core/listed.ts';
import type { SeatId } from '../shapes.ts';
import { roman } from '../../core/numerals.ts';

/** A chronicle at a glance, for lists. */
export interface Glance {
	readonly era: Era;
	/** Where it is. */
	readonly where: string;
	/** Who is ahead; null before anybody has won. */
	readonly ahead: string | null;
}

/** Where a chronicle is and who is ahead, in two short lines. */
export function chronicleGlance(state: ChronicleState, nameOf: (seat: SeatId) => string): Glance {
	const next = nextChapter(state);
	const rows = standings(state);
	const first = rows.filter(({ place }) => place === 1);
	const wins = first[0]?.wins ?? 0;
	const leaders = listed(first.map(({ seat }) => nameOf(seat)));
	return {
		era: eraOf(next ?? CHAPTERS),
		where: whereItIs(state, next),
		ahead:
			wins === 0
				? null
				: `${leaders} ${first.length === 1 ? 'leads' : 'lead'} with ${counted(wins, 'chapter')} won.`
	};
}

/** What a chronicle has left behind for good: “3 retainers, 1 unlocked leader and 7 stickers.” Null: nothing yet. */
export function staysWords(stays: {
	readonly retainers: number;
	readonly leaders: number;
	readonly stickers: number;
}): string | null {
	const parts = [
		{ how: stays.retainers, one: 'retainer' },
		{ how: stays.leaders, one: 'unlocked leader' },
		{ how: stays.stickers, one: 'sticker' }
	].flatMap(({ how, one }) => (how === 0 ? [] : counted(how, one)));
	return parts.length === 0 ? null : `${listed(parts)}.`;
}

function whereItIs(state: ChronicleState, next: number | null): string {
	switch (state.phase) {
		case 'unstarted':
		case 'prologue':
			return 'In the prologue';
		case 'aftermath':
			return `In the aftermath of chapter ${state.chapters.at(-1)?.number ?? ''}`;
		case 'between':
			return `Chapter ${next ?? CHAPTERS} of ${CHAPTERS} ${chapterNow(state)}, era ${roman(eraOf(next ?? CHAPTERS))}`;
		case 'complete':
			return 'The story is complete';
	}
}

/** How far the chapter is that comes next or lies on the table: “is in round 4”. */
export function chapterNow(state: ChronicleState): string {
	const { table } = state;
	if (!table || chapterOnTable(state) === null) return 'comes next';
	if (table.phase === 'finished') return 'is over and waits to be recorded';
	if (table.phase === 'scoring') return 'is being counted';
	return table.round > 0 ? `is in round ${table.round}` : 'is being set up';
}
