import { tableAfter } from '../../../games/heritage/table/course.ts';
import { listed } from '../ledger/names.ts';
import type { LiveTable } from '../table/live-table.svelte.ts';
import { sourceName } from '../table/screen/points-view.ts';
import { lastDone, lastDoneAt } from '../table/screen/told.ts';
import { changeWords } from './change-words.ts';
import { isOfRival } from './own-steps.ts';

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
	/** What it did to the only person at this screen. */
	readonly change = $derived.by(() => {
		const { course, mine, table, battlegrounds, names, sittings } = this.#live();
		const [seat] = mine;
		if (this.last === null || seat === undefined || mine.length > 1) return null;
		if (!isOfRival(sittings, course.steps[this.#doneAt] ?? [], this.#doneAt)) return null;
		const before = tableAfter(course.steps.slice(0, this.#doneAt));
		return changeWords(before, table, battlegrounds, seat, (source) => sourceName(source, names));
	});
	/** Whom the rivals recruited since the only person at this screen did something, and what all of it changed for them. */
	readonly since = $derived.by(() => {
		const { course, mine, toMove, table, battlegrounds, names, sittings } = this.#live();
		const [seat, ...others] = mine;
		if (seat === undefined || others.length > 0 || toMove !== seat) return null;
		const own = course.steps.findLastIndex((one, at) => !isOfRival(sittings, one, at)) + 1;
		const recruits = course.steps
			.slice(own)
			.flat()
			.flatMap((event) =>
				event.type === 'CharacterRecruited'
					? [`${names.seat(event.seat)} recruited ${names.character(event.character)}`]
					: []
			);
		if (own < 2 || recruits.length === 0) return null;
		const change = changeWords(
			tableAfter(course.steps.slice(0, own)),
			table,
			battlegrounds,
			seat,
			(source) => sourceName(source, names)
		);
		return `${listed(recruits)}. ${change ?? ''}`;
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
