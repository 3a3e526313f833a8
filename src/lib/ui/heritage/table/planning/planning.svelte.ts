import { untrack } from 'svelte';
import { asIfNext } from '../../../../games/heritage/chapter/next-turn.ts';
import { recruitMoves } from '../../../../games/heritage/chapter/recruit-moves.ts';
import type { SeatId, ThingId } from '../../../../games/heritage/shapes.ts';
import type { TableCommandOf } from '../../../../games/heritage/table/commands.ts';
import type { Table } from '../../../../games/heritage/table/table.ts';
import { ownerOf } from '../../../../games/heritage/table/where.ts';
import { inSlices } from '../../../slices.ts';
import { recruitOf } from '../gains.ts';
import type { LiveTable } from '../live-table.svelte.ts';
import { candidatesOf } from './candidates.ts';
import { isSamePlan, keepPlans, plansAt, type KeptPlan, type PlansAt } from './kept-plans.ts';
import { optionsOf, type Options } from './options.ts';
import { goneWords, standingOf, type Standing } from './sentences.ts';

/** The next turn of a seat while it is planned: what it could do as the table is now, and the plans that are kept. */
export class Planning {
	readonly #live: LiveTable;
	readonly seat: SeatId;
	readonly #at: PlansAt;
	#worked: { readonly table: Table; readonly options: Options } | null = $state.raw(null);
	#plans: readonly KeptPlan[] = $state.raw([]);
	#isStored = $state(true);
	/** The plans that were carried out since somebody last looked. */
	readonly done: readonly KeptPlan[];

	/** Null: there is no turn to plan. */
	readonly next = $derived.by(() => asIfNext(this.#live.table, this.seat));
	readonly candidates = $derived.by(() =>
		this.next ? candidatesOf(this.next.table, this.seat, this.#live.names) : []
	);
	readonly standings = $derived.by(() => this.#plans.map((plan) => this.#standingOf(plan)));

	constructor(live: LiveTable, seat: SeatId) {
		this.#live = live;
		this.seat = seat;
		this.#at = untrack(() => ({
			person: live.person,
			log: live.log,
			chapter: live.table.chapter,
			seat
		}));
		const kept = plansAt(this.#at);
		// Whom a plan was about has joined: it is told once, and goes.
		const isDone = ({ character }: KeptPlan) => ownerOf(live.table, character) === seat;
		this.done = untrack(() => kept.filter(isDone));
		this.#plans = kept.filter((plan) => !this.done.includes(plan));
		if (this.done.length > 0) this.#isStored = keepPlans(this.#at, this.#plans);
		$effect(() => {
			const { next } = this;
			const hand = live.knownOf(seat);
			if (!next) return;
			const { battlegrounds } = live;
			return inSlices(this.#workOut({ battlegrounds, table: next.table, seat, hand }));
		});
	}

	/** The board of options, the last one while others moved; null: it is not worked out yet, or there is nothing to plan. */
	get options(): Options | null {
		return this.next && (this.#worked?.options ?? null);
	}

	/** Whether the board is that of the table as it is now. */
	get isWorkedOut(): boolean {
		return this.next?.table === this.#worked?.table;
	}

	/** The plans that are kept, newest first. */
	get plans(): readonly KeptPlan[] {
		return this.#plans;
	}

	/** Whether they outlast this page. */
	get isStored(): boolean {
		return this.#isStored;
	}

	/** The recruit as a command on the table of `next`; null: it cannot be had. */
	recruit(character: ThingId, sire: ThingId): TableCommandOf<'Recruit'> | null {
		const { next, seat } = this;
		return next && recruitOf(recruitMoves(next.table, seat), character, sire);
	}

	keep(plans: readonly KeptPlan[]): void {
		this.#plans = plans;
		this.#isStored = keepPlans(this.#at, plans);
	}

	/** Another tab of this device kept or removed some. */
	readAgain(): void {
		if (this.#isStored) this.#plans = plansAt(this.#at);
	}

	remove(plan: KeptPlan): void {
		this.keep(this.#plans.filter((one) => !isSamePlan(one, plan)));
	}

	*#workOut(asking: Parameters<typeof optionsOf>[0]): Generator<void> {
		this.#worked = { table: asking.table, options: yield* optionsOf(asking) };
	}

	/** Why a recruit cannot be had any more. */
	whyGone(recruit: Pick<KeptPlan, 'character' | 'sire'>): string {
		return goneWords(recruit, this.#now);
	}

	#standingOf(plan: KeptPlan): Standing {
		return standingOf(plan, { ...this.#now, options: this.isWorkedOut ? this.options : null });
	}

	get #now() {
		const { battlegrounds, names } = this.#live;
		return { battlegrounds, names, table: this.next?.table ?? null, seat: this.seat };
	}
}
