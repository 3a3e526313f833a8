import { pointsOf } from '../../../games/heritage/chapter/points.ts';
import { tableAfter, type Step } from '../../../games/heritage/table/course.ts';
import type { Table } from '../../../games/heritage/table/table.ts';
import type { LiveTable } from '../table/live-table.svelte.ts';
import { otherNews, pointNews } from '../table/point-news.ts';
import { lastDone, lastDoneAt, sinceTurnOf } from '../table/screen/told.ts';
import { moveSentence } from './move-sentence.ts';
import { isOfRival, moverOf } from './own-steps.ts';
import { rivalMovesIn } from './rival-moves-in.ts';

/** What rivals did since a turn of a person. */
type Since = {
	readonly title: string;
	/** The newest moves, oldest first. */
	readonly moves: readonly { readonly step: number; readonly sentence: string }[];
	/** How many came before these. */
	readonly earlier: number;
	/** What several moves together changed for the only person at this screen; null: nothing. */
	readonly change: string | null;
	/** The step from which on it is told. */
	readonly from: number;
	/** The newest of the moves: once another came, what was put away is told again. */
	readonly last: Step | null;
};

/** More take too much of a phone; the history has them all. */
const MOST_TOLD = 3;

/** `of`: whose turn, where several share the screen. */
const sinceTitle = (hadTurn: boolean, of: string | null): string =>
	hadTurn ? `Since ${of === null ? 'your' : `${of}’s`} last turn:` : 'So far:';

/** What the rivals at a table did, in words. */
export class RivalNews {
	readonly #live: () => LiveTable;
	readonly #doneAt = $derived.by(() => lastDoneAt(this.#live().course));
	/** The rival that is to move; null: a person is, or nobody. */
	readonly rival = $derived.by(() => {
		const { toMove, names } = this.#live();
		return toMove !== null && names.rival(toMove) !== null ? toMove : null;
	});
	/** What was done last, while a rival is to move. */
	readonly last = $derived.by(() => {
		const { course, names } = this.#live();
		return this.rival === null ? null : lastDone(course, names);
	});
	/** Whether that is the very last step: an answer, or the end of a turn, is no news. */
	readonly isLast = $derived.by(() => this.#doneAt === this.#live().course.steps.length - 1);
	/** Whether it changed what the only person at this screen has: then there is more to read. */
	readonly isFelt = $derived.by(() => {
		const { course, mine, points, battlegrounds, sittings } = this.#live();
		const [seat] = mine;
		if (this.last === null || seat === undefined || mine.length > 1) return false;
		if (!isOfRival(sittings, course.steps[this.#doneAt] ?? [], this.#doneAt)) return false;
		const before = pointsOf(tableAfter(course.steps.slice(0, this.#doneAt)), battlegrounds);
		return before[seat]?.total !== points[seat]?.total;
	});
	/** Whose turns the news are told by: the only person at this screen, or whoever of several is to move. */
	readonly #seat = $derived.by(() => {
		const { mine, toMove } = this.#live();
		const [only, ...others] = mine;
		if (others.length === 0) return only ?? null;
		return toMove !== null && mine.includes(toMove) ? toMove : null;
	});
	/** What rivals did since the last turn of a person at this screen, until that person moves; null: nothing. */
	readonly since: Since | null = $derived.by(() => {
		const { course, mine, table, points, battlegrounds, names, sittings } = this.#live();
		const seat = this.#seat;
		if (seat === null || this.rival !== null || table.phase !== 'play') return null;
		const from = sinceTurnOf(course, seat);
		if (course.steps.slice(from).some((step) => moverOf(step) === seat)) return null;
		const moves = rivalMovesIn(course.steps, sittings, from);
		if (moves.length === 0) return null;
		// Where something is asked, the answer needs the room.
		const told = moves.slice(0, table.question ? 1 : MOST_TOLD);
		const you = mine.length > 1 ? null : seat;
		const pointsIn = (one: Table) => pointsOf(one, battlegrounds);
		const sentence = ({ step, next, before, after }: (typeof moves)[number]) =>
			[
				moveSentence(course, names, step),
				...otherNews(course.steps.slice(step, next).flat(), names),
				...pointNews({ was: pointsIn(before), is: pointsIn(after), you }, names)
			].join(' ');
		const [change = null] =
			you === null || table.question || moves.length === 1
				? []
				: pointNews(
						{
							was: pointsIn(tableAfter(course.steps.slice(0, from))),
							is: points,
							events: course.steps.slice(from).flat(),
							you,
							of: [you]
						},
						names
					);
		return {
			title: sinceTitle(from > 0, mine.length > 1 ? names.seat(seat) : null),
			moves: told.toReversed().map((move) => ({ step: move.step, sentence: sentence(move) })),
			earlier: moves.length - told.length,
			change: change && `In all: ${change}`,
			from,
			last: course.steps[moves[0]?.step ?? 0] ?? null
		};
	});

	/** Whether what is said is a move of a rival whose reasons may be told. */
	readonly canExplain = $derived.by(() => {
		const live = this.#live();
		if (!live.mine.some((seat) => live.advises(seat))) return false;
		if (this.rival === null) return this.since !== null;
		const done = live.course.steps[this.#doneAt] ?? [];
		return this.#doneAt > 0 && isOfRival(live.sittings, done, this.#doneAt);
	});

	constructor(live: () => LiveTable) {
		this.#live = live;
	}
}
