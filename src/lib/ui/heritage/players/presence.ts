import { sentenceOf, type Decision } from '../../../games/core/decision.ts';
import {
	chaptersMissed,
	joinChronicle,
	leaveChronicle,
	nextSeat,
	returnToChronicle
} from '../../../games/heritage/chronicle/joining.ts';
import { refusals, type RefusalReason } from '../../../games/heritage/refusals.ts';
import type { SeatId } from '../../../games/heritage/shapes.ts';
import type { ChronicleState } from '../../../games/heritage/state.ts';
import { MOST_DOTS } from '../../../games/heritage/chronicle/dots.ts';
import type { Names } from '../ledger/names.ts';

/** Why nobody can join, leave or come back right now, and where to go instead. */
export interface InTheWay {
	readonly sentence: string;
	/** Null: nothing on another page would change it. */
	readonly href: string | null;
	readonly label: string;
}

/** Whether somebody is at the table, and what leaving or coming back would mean. */
export interface Presence {
	/** The chapter from which on somebody is away; null: is there. */
	readonly since: number | null;
	/** Chapters missed so far. */
	readonly missed: readonly number[];
	/** Dots to be placed on coming back: none for who has no sheet yet, whose prologue has them. */
	readonly dots: number;
	/** What keeps them from leaving, or from coming back; null: nothing. */
	readonly inTheWay: InTheWay | null;
}

/** Why nobody new can sit down now; null: somebody can. */
export const joiningInTheWay = (
	state: ChronicleState,
	names: Names,
	home: string
): InTheWay | null =>
	inTheWay(
		joinChronicle(state, { type: 'JoinChronicle', seat: nextSeat(state) ?? 's1' }),
		names,
		home
	);

export function presenceOf(
	state: ChronicleState,
	seat: SeatId,
	names: Names,
	home: string
): Presence {
	const { away = null, sheet = null } = state.players[seat] ?? {};
	const missed = chaptersMissed(state, seat);
	const dots = sheet ? missed.length : 0;
	return {
		since: away?.since ?? null,
		missed,
		dots,
		inTheWay: inTheWay(
			away ? tryReturn(state, seat, dots) : leaveChronicle(state, { type: 'LeaveChronicle', seat }),
			names,
			home
		)
	};
}

/** Coming back with as many dots as there are to place, wherever the sheet has room for them. */
function tryReturn(state: ChronicleState, seat: SeatId, dots: number) {
	const placed: Record<string, number> = {};
	let left = dots;
	for (const { id } of state.traits) {
		const room = MOST_DOTS - (state.players[seat]?.sheet?.dots[id] ?? 0);
		placed[id] = Math.min(left, room);
		left -= placed[id];
	}
	return returnToChronicle(state, { type: 'ReturnToChronicle', seat, dots: placed });
}

function inTheWay(
	decision: Decision<unknown, RefusalReason>,
	names: Names,
	home: string
): InTheWay | null {
	if (decision.accepted) return null;
	const { refusal } = decision;
	const chapter = refusal.about?.['chapter'];
	return {
		sentence: sentenceOf(refusals, refusal, names.seat),
		...wayOn(refusal.reason, `${home}/chapters/${String(chapter)}`, home)
	};
}

function wayOn(
	reason: RefusalReason,
	chapter: string,
	home: string
): Pick<InTheWay, 'href' | 'label'> {
	switch (reason) {
		case 'aftermath-open':
			return { href: `${chapter}/aftermath`, label: 'Go to the aftermath' };
		case 'table-not-over':
			return { href: `${chapter}/table`, label: 'Go to the table' };
		case 'table-full':
		case 'no-seat-left':
			return { href: `${home}/players`, label: 'Go to the players' };
		default:
			return { href: null, label: '' };
	}
}
