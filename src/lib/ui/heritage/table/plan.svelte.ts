import { untrack } from 'svelte';
import type { SeatId } from '../../../games/heritage/shapes.ts';
import type { TableCommand } from '../../../games/heritage/table/commands.ts';
import type { Choice } from '../../../games/heritage/table/request.ts';
import type { Table } from '../../../games/heritage/table/table.ts';
import type { Foreseen } from './foresee.ts';
import type { LiveTable } from './live-table.svelte.ts';
import { foreseenOn } from './plan/remembered.ts';
import { answering, type Planned } from './planned.ts';

/**
 * An intention that is being considered: a command and the choices it asks for, tried out on this device
 * with the rules of the table, and carried out only when it is confirmed.
 */
export class Plan {
	#live: LiveTable;
	/** The table it is tried out on: while it is carried out, it stays what it was meant to be. */
	readonly table: Table;
	/** Whose plan it is; whoever is to move when it is carried out may be somebody else by then. */
	readonly seat: SeatId;
	#first: TableCommand;
	#planned: readonly Planned[] = $state.raw([]);
	/** The tables on which each of them was asked. */
	#asking: readonly Table[] = [];
	readonly foreseen: Foreseen = $derived.by(() =>
		foreseenOn(this.#live.battlegrounds, this.table, this.commands)
	);

	constructor(live: LiveTable, first: TableCommand) {
		this.#live = live;
		this.table = untrack(() => live.table);
		this.seat = untrack(() => live.moves.seat);
		this.#first = first;
	}

	get commands(): readonly TableCommand[] {
		const answers = this.#planned.map(({ question, choice, note }) =>
			answering(question, choice, note)
		);
		return [this.#first, ...answers];
	}

	/** What was chosen so far, and what had been asked. */
	get planned(): readonly Planned[] {
		return this.#planned;
	}

	/** The table that asked what was chosen at `index`: only there the ways of a card have their words. */
	asking(index: number): Table {
		return this.#asking[index] ?? this.table;
	}

	/** Answers what the plan has to choose next, in thought. */
	choose(choice: Choice, note = ''): void {
		const { choice: question, table } = this.foreseen;
		if (!question) return;
		this.#asking = [...this.#asking.slice(0, this.#planned.length), table];
		this.#planned = [...this.#planned, { question, choice, note }];
	}

	/** Forgets the last choice; whether there was one. */
	back(): boolean {
		return this.backTo(this.#planned.length - 1);
	}

	/** Forgets a choice and all after it; whether there was one. */
	backTo(index: number): boolean {
		if (index < 0 || index >= this.#planned.length) return false;
		this.#planned = this.#planned.slice(0, index);
		return true;
	}

	/** Carries it out, choice by choice as they are asked; where something is refused, the table's `problem` says why. */
	confirm(): Promise<boolean> {
		return this.#live.act(this.#first, this.#planned);
	}
}
