import { sameJson } from '../../core/json.ts';
import { accept, refuse } from '../../core/decision.ts';
import type { CommandOf } from '../commands.ts';
import type { Event, EventOf } from '../events.ts';
import type { Haven, SeatId } from '../shapes.ts';
import type { ChronicleState, Withdrawable } from '../state.ts';
import { tableOf } from '../table/course.ts';
import { findChapter, FRESH_AFTERMATH, lastChapter } from './chapters.ts';
import { inPhase } from './phase.ts';
import { withHaven } from './players.ts';

/**
 * Withdraws the record of the chapter recorded last, as long as nothing of its aftermath is decided or read aloud: the
 * chronicle is as before, a table that was played live included. Like a step of a table that made nothing known, whoever
 * writes may, and asks nobody. Refusals: `chapter-not-recorded`, `later-chapter-recorded`, `aftermath-begun`.
 */
export function withdrawRecord(state: ChronicleState, { chapter }: CommandOf<'WithdrawRecord'>) {
	if (!findChapter(state, chapter)) return refuse('chapter-not-recorded', { chapter }, 'chapter');
	const last = lastChapter(state)?.number ?? chapter;
	if (chapter !== last)
		return refuse('later-chapter-recorded', { chapter, later: chapter + 1 }, 'chapter');
	if (!mayWithdraw(state)) return refuse('aftermath-begun', { chapter }, 'chapter');
	return accept<Event>({ type: 'RecordWithdrawn', chapter });
}

/** Whether the chapter recorded last can still be withdrawn. */
export function mayWithdraw(state: ChronicleState): boolean {
	const entry = lastChapter(state);
	if (!entry || state.withdrawable === undefined) return false;
	const { chapters } = state.deck;
	const read = Object.keys(chapters[entry.number]?.read ?? {}).length > 0;
	const turned = chapters[entry.number + 1] !== undefined;
	return !read && !turned && sameJson(entry.aftermath, FRESH_AFTERMATH);
}

/** How many steps the table of this chapter has that comes back with a withdrawal; null: it was not played live. */
export function stepsPutAway(
	{ table, withdrawable }: ChronicleState,
	chapter: number
): number | null {
	return table?.chapter === chapter ? (withdrawable?.course.steps.length ?? null) : null;
}

/** What recording a chapter puts away, so that it can come back. */
export function putAway(before: ChronicleState, after: ChronicleState): Withdrawable {
	const havens = before.seats.flatMap((seat): [SeatId, Withdrawable['havens'][SeatId]][] => {
		const [was, is] = [before, after].map(({ players }) => players[seat]?.haven);
		if (!was || !is || was === is) return [];
		const retainer = is.retainer === was.retainer ? null : was.retainer;
		const assets = was.assets.filter((asset) => !is.assets.includes(asset));
		return retainer === null && assets.length === 0 ? [] : [[seat, { retainer, assets }]];
	});
	return {
		course: { ...before.course, proposal: null },
		banished: after.banished.filter((character) => !before.banished.includes(character)),
		havens: Object.fromEntries(havens)
	};
}

export function recordWithdrawn(
	state: ChronicleState,
	_event: EventOf<'RecordWithdrawn'>
): ChronicleState {
	const { withdrawable, ...rest } = state;
	if (!withdrawable) return state;
	const { course, banished, havens } = withdrawable;
	const table = state.table ?? (course.undone.length > 0 ? tableOf(course) : null);
	const without: ChronicleState = {
		...rest,
		chapters: rest.chapters.slice(0, -1),
		banished: rest.banished.filter((character) => !banished.includes(character)),
		course,
		table
	};
	const back = Object.entries(havens).reduce(
		(now, [seat, left]) => withHaven(now, seat, (haven) => filledAgain(haven, left)),
		without
	);
	return inPhase(back);
}

/** What was set by hand since stays. */
function filledAgain(
	{ retainer, assets }: Haven,
	left: Withdrawable['havens'][SeatId]
): Partial<Haven> {
	const missing = left.assets.filter(({ id }) => !assets.some((asset) => asset.id === id));
	return { retainer: retainer ?? left.retainer, assets: [...assets, ...missing] };
}

/** The state without what could be withdrawn. */
export function settledFor({ withdrawable: _, ...state }: ChronicleState): ChronicleState {
	return state;
}
