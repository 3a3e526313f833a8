import type { Question } from '../../../../games/heritage/table/request.ts';
import type { Table } from '../../../../games/heritage/table/table.ts';
import { oneByOne, whenIdle } from '../../../idle.ts';
import { Late } from '../../../late.svelte.ts';
import type { LiveTable } from '../live-table.svelte.ts';
import { isOfChance } from './of-chance.ts';

/* It takes the rules by which a table decides, and a question is asked and answered without them. */
const outcome = new Late(() => import('./outcome.ts'));

/** With more options than these, what each would change is more than anybody reads. */
const MOST = 24;

/** What is asked at which table. */
type Asking = {
	readonly live: LiveTable;
	readonly table: Table;
	readonly question: Question;
};

/**
 * What each option of a question would change, worked out one by one once the question is on the screen, each while
 * nothing else is to be done: a slow phone shows the question at once, and answers every tap.
 */
export class SlowOutcomes {
	#lines: Readonly<Record<string, string>> = $state.raw({});

	constructor(asking: () => Asking) {
		$effect(() => {
			const { live, table, question } = asking();
			const { battlegrounds, names } = live;
			const { options, most } = question;
			this.#lines = {};
			if (most !== 1 || options.length > MOST || isOfChance(question)) return;
			const rules = outcome.part;
			if (!rules) return whenIdle(() => void outcome.want());
			return oneByOne(
				options.map((key) => () => {
					const line = rules.outcomeOf(battlegrounds, table, question, [key], names);
					if (line !== null) this.#lines = { ...this.#lines, [key]: line };
				})
			);
		});
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
