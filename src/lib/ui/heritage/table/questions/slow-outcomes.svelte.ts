import { onDestroy } from 'svelte';
import type { Question } from '../../../../games/heritage/table/request.ts';
import type { Table } from '../../../../games/heritage/table/table.ts';
import { isOfChance } from '../foresee.ts';
import type { LiveTable } from '../live-table.svelte.ts';
import { outcomeOf } from './outcome.ts';

/** With more options than these, what each would change is more than anybody reads. */
const MOST = 24;

/**
 * What each option of a question would change, worked out one by one after the question is on the screen,
 * so that a slow phone shows the question at once.
 */
export class SlowOutcomes {
	#lines: Readonly<Record<string, string>> = $state.raw({});
	#waiting: ReturnType<typeof setTimeout> | undefined;

	constructor(live: () => LiveTable, table: () => Table, question: () => Question) {
		$effect(() => {
			const { battlegrounds, names } = live();
			const at = table();
			const asked = question();
			this.#lines = {};
			clearTimeout(this.#waiting);
			if (asked.most !== 1 || asked.options.length > MOST || isOfChance(asked)) return;
			const next = (index: number): void => {
				const key = asked.options[index];
				if (key === undefined) return;
				const line = outcomeOf(battlegrounds, at, asked, [key], names);
				if (line !== null) this.#lines = { ...this.#lines, [key]: line };
				this.#waiting = setTimeout(() => next(index + 1));
			};
			this.#waiting = setTimeout(() => next(0));
		});
		onDestroy(() => clearTimeout(this.#waiting));
	}

	/** Empty where no option changes anything that counts, or all of them the same: that helps nobody choose. */
	get lines(): Readonly<Record<string, string>> {
		const lines = Object.entries(this.#lines);
		const [first] = lines;
		const same = lines.every(([, line]) => line === first?.[1]);
		if (same && (lines.length > 1 || first?.[1] === '')) return {};
		return Object.fromEntries(lines.map(([key, line]) => [key, line || 'No points change']));
	}
}
