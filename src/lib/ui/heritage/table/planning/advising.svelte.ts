import { untrack } from 'svelte';
import { asIfNext } from '../../../../games/heritage/chapter/next-turn.ts';
import type { Advice } from '../../../../games/heritage/search/advice.ts';
import type { Reply } from '../../../../games/heritage/search/replies.ts';
import type { SeatView } from '../../../../games/heritage/search/view.ts';
import type { SeatId, ThingId } from '../../../../games/heritage/shapes.ts';
import type { TableCommand } from '../../../../games/heritage/table/commands.ts';
import type { Table } from '../../../../games/heritage/table/table.ts';
import type { Question, Report } from '../../thinking/questions.ts';
import type { LiveTable } from '../live-table.svelte.ts';

/** `idle`: nobody asked · `failed`: the worker was lost, or could not be had. */
type Standing = 'idle' | 'thinking' | 'done' | 'failed';

/** A question to the code beside the page, given up when the table changes or its sheet closes. */
class Asked<Told extends Report> {
	#standing: Standing = $state('idle');
	#told = $state.raw<Told | null>(null);
	#stop: () => void = () => undefined;
	#asks = 0;

	get standing(): Standing {
		return this.#standing;
	}

	get told(): Told | null {
		return this.#told;
	}

	/** Asks; what was told before stays until something better comes. */
	async ask(question: Question, isBetter: (told: Report, before: Told | null) => told is Told) {
		this.#stop();
		const ask = ++this.#asks;
		const isStill = () => ask === this.#asks;
		this.#standing = 'thinking';
		const part = await import('../../thinking/thinker.ts').catch(() => null);
		if (!isStill()) return;
		if (!part) {
			this.#standing = 'failed';
			return;
		}
		this.#stop = part.thinker.ask(question, {
			report: (told) => {
				if (isStill() && isBetter(told, this.#told)) this.#told = told;
			},
			done: () => {
				if (isStill()) this.#standing = 'done';
			},
			failed: () => {
				if (isStill()) this.#standing = 'failed';
			}
		});
	}

	/** Thinks no further, and forgets what was told. */
	forget(): void {
		this.#stop();
		this.#asks++;
		this.#stop = () => undefined;
		this.#standing = 'idle';
		this.#told = null;
	}
}

type AdviceTold = Extract<Report, { what: 'advise' }>;
type RepliesTold = Extract<Report, { what: 'reply' }>;

/** So long it thinks at first, and when it is asked to think longer. */
const FIRST_MS = 1_000;
const LONGER = 4;
const LONGEST_MS = 16_000;

/** Advice for a seat of this device, and what others would answer to a move: asked for, never pushed. */
export class Advising {
	readonly #live: LiveTable;
	readonly #seat: SeatId;
	readonly #advice = new Asked<AdviceTold>();
	readonly #replies = new Asked<RepliesTold>();
	#milliseconds = FIRST_MS;

	/** The table it advises on: the real one where this seat is to move, else as if it were its turn. Null: it has none left. */
	readonly table: Table | null = $derived.by(() => {
		const { table, toMove } = this.#live;
		if (toMove === this.#seat && table.phase === 'play') return table;
		return asIfNext(table, this.#seat)?.table ?? null;
	});

	constructor(live: LiveTable, seat: SeatId) {
		this.#live = live;
		this.#seat = seat;
		$effect(() => {
			void this.table;
			return () => untrack(() => this.#forget());
		});
	}

	/** Whether it may be asked here and now. */
	get isAllowed(): boolean {
		return this.#live.advises(this.#seat) && this.table !== null;
	}

	/** Whether it is about the turn that is under way. */
	get isNow(): boolean {
		return this.table === this.#live.table;
	}

	get standing(): Standing {
		return this.#advice.standing;
	}

	/** The best by now, best first; null: nobody asked, or nothing is known yet. */
	get advice(): readonly Advice[] | null {
		return this.#advice.told?.advice ?? null;
	}

	/** Whether thinking longer would change nothing. */
	get isSettled(): boolean {
		return this.#advice.told?.isSettled ?? false;
	}

	get worlds(): number {
		return this.#advice.told?.worlds ?? 0;
	}

	get view(): SeatView | null {
		const { table } = this;
		return table && { table, seat: this.#seat, hand: this.#hand };
	}

	ask(): void {
		this.#milliseconds = FIRST_MS;
		this.#askAdvice();
	}

	thinkLonger(): void {
		this.#milliseconds = Math.min(LONGEST_MS, LONGER * this.#milliseconds);
		this.#askAdvice();
	}

	#askAdvice(): void {
		const { view } = this;
		if (!view || !this.isAllowed) return;
		const question = {
			what: 'advise',
			view,
			seed: this.#seed,
			milliseconds: this.#milliseconds
		} as const;
		void this.#advice.ask(
			question,
			(told, before): told is AdviceTold =>
				told.what === 'advise' && told.worlds >= (before?.worlds ?? 0)
		);
	}

	get repliesStanding(): Standing {
		return this.#replies.standing;
	}

	/** What the others most likely do; null: nobody asked, or nothing is known yet. */
	get replies(): readonly Reply[] | null {
		return this.#replies.told?.replies ?? null;
	}

	/** Asks what the others would do after a move on a table, and own answers to it. */
	askReplies(table: Table, move: readonly TableCommand[]): void {
		if (!this.isAllowed) return;
		const view = { table, seat: this.#seat, hand: this.#hand };
		const seed = this.#seed;
		void this.#replies.ask(
			{ what: 'reply', view, move, seed, milliseconds: 2 * FIRST_MS },
			(told): told is RepliesTold => told.what === 'reply'
		);
	}

	forgetReplies(): void {
		this.#replies.forget();
	}

	#forget(): void {
		this.#advice.forget();
		this.#replies.forget();
	}

	/** Asked twice on the same table, it says the same. */
	get #seed(): number {
		return this.#live.course.steps.length + 1;
	}

	/** The schemes of its hand whose faces this device shows. */
	get #hand(): readonly ThingId[] {
		return [...this.#live.knownOf(this.#seat)].sort();
	}
}
