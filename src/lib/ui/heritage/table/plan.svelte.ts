import type { TableCommand } from '../../../games/heritage/table/commands.ts';
import type { Choice } from '../../../games/heritage/table/request.ts';
import { foresee, type Foreseen } from './foresee.ts';
import type { LiveTable } from './live-table.svelte.ts';

/**
 * An intention that is being considered: a command and the choices it asks for, tried out on this device
 * with the rules of the table, and carried out only when it is confirmed.
 */
export class Plan {
	#live: LiveTable;
	#commands: readonly TableCommand[] = $state.raw([]);
	readonly foreseen: Foreseen = $derived.by(() =>
		foresee(this.#live.battlegrounds, this.#live.table, this.#commands)
	);

	constructor(live: LiveTable, first: TableCommand) {
		this.#live = live;
		this.#commands = [first];
	}

	get commands(): readonly TableCommand[] {
		return this.#commands;
	}

	/** Answers what the plan has to choose next, in thought. */
	choose(choice: Choice, note = ''): void {
		const { choice: question } = this.foreseen;
		if (!question) return;
		const { id, seat } = question;
		this.#commands = [
			...this.#commands,
			{ type: 'AnswerQuestion', question: id, seat, choice: [...choice], note }
		];
	}

	/** Forgets the last choice; whether there was one. */
	back(): boolean {
		if (this.#commands.length < 2) return false;
		this.#commands = this.#commands.slice(0, -1);
		return true;
	}

	/** Carries it out, choice by choice; where something is refused, the table's `problem` says why. */
	async confirm(): Promise<boolean> {
		for (const command of this.#commands) if (!(await this.#live.act(command))) return false;
		return true;
	}
}
