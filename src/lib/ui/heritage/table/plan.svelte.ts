import { untrack } from 'svelte';
import type { SeatId } from '../../../games/heritage/shapes.ts';
import type { TableCommand } from '../../../games/heritage/table/commands.ts';
import type { Choice } from '../../../games/heritage/table/request.ts';
import type { Table } from '../../../games/heritage/table/table.ts';
import { foresee, type Foreseen } from './foresee.ts';
import type { LiveTable } from './live-table.svelte.ts';
import { answering, type Planned } from './planned.ts';

/** What was chosen on the way of a plan, and the tables on which each of it was asked. */
export type Choices = {
	readonly planned: readonly Planned[];
	readonly asking: readonly Table[];
};

type TriedOn = { readonly seat: SeatId; readonly table: () => Table };

/**
 * An intention that is being considered: a command and the choices it asks for, tried out on this device
 * with the rules of the table, and carried out only when it is confirmed.
 */
export class Plan {
	#live: LiveTable;
	readonly #on: () => Table;
	/** While it is carried out, it stays what it was meant to be. */
	#meant: Table | null = $state.raw(null);
	/** Whose plan it is; whoever is to move when it is carried out may be somebody else by then. */
	readonly seat: SeatId;
	#first: TableCommand;
	#chosen: readonly Planned[] = $state.raw([]);
	/** The tables on which each of them was asked. */
	#asking: readonly Table[] = [];
	/** The choices that the table still asks for, and what comes of them: others may have played on meanwhile. */
	readonly #now = $derived.by(() => {
		const chosen = this.#foresee(this.#chosen);
		return chosen.refusal && this.#chosen.length > 0
			? { planned: [], foreseen: this.#foresee([]) }
			: { planned: this.#chosen, foreseen: chosen };
	});

	/**
	 * `before`: the choices of another way to do the same, which stand where they still fit. `tried`: on which table it is tried
	 * out, and for whom; without it on the live one, for the seat that is looked at.
	 */
	constructor(
		live: LiveTable,
		first: TableCommand,
		{ before, tried }: { readonly before?: Choices | null; readonly tried?: TriedOn } = {}
	) {
		this.#live = live;
		this.#on = tried?.table ?? (() => live.table);
		this.#chosen = before?.planned ?? [];
		this.#asking = before?.asking ?? [];
		this.seat = tried?.seat ?? untrack(() => live.moves.seat);
		this.#first = first;
	}

	/** The table it is tried out on: as it is now, until it is carried out. */
	get table(): Table {
		return this.#meant ?? this.#on();
	}

	get foreseen(): Foreseen {
		return this.#now.foreseen;
	}

	#foresee(planned: readonly Planned[]): Foreseen {
		const answers = planned.map(({ question, choice, note }) => answering(question, choice, note));
		return foresee(this.#live.battlegrounds, this.table, [this.#first, ...answers]);
	}

	/** What was chosen so far, for another plan of the same. */
	get choices(): Choices {
		return { planned: this.planned, asking: this.#asking };
	}

	/** What was chosen so far, and what had been asked. */
	get planned(): readonly Planned[] {
		return this.#now.planned;
	}

	/** The table that asked what was chosen at `index`: only there the ways of a card have their words. */
	asking(index: number): Table {
		return this.#asking[index] ?? this.table;
	}

	/** Answers what the plan has to choose next, in thought. */
	choose(choice: Choice, note = ''): void {
		const { choice: question, table } = this.foreseen;
		if (!question) return;
		this.#asking = [...this.#asking.slice(0, this.planned.length), table];
		this.#chosen = [...this.planned, { question, choice, note }];
	}

	/** Forgets the last choice; whether there was one. */
	back(): boolean {
		return this.backTo(this.planned.length - 1);
	}

	/** Forgets a choice and all after it; whether there was one. */
	backTo(index: number): boolean {
		if (index < 0 || index >= this.planned.length) return false;
		this.#chosen = this.planned.slice(0, index);
		return true;
	}

	/** Carries it out, choice by choice as they are asked; where something is refused, the table's `problem` says why. */
	async confirm(): Promise<boolean> {
		this.#meant = this.table;
		const done = await this.#live.act(this.#first, this.planned);
		if (!done) this.#meant = null;
		return done;
	}
}
