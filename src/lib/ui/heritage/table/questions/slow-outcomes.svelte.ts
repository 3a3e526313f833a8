import type { Question } from '../../../../games/heritage/table/request.ts';
import type { Table } from '../../../../games/heritage/table/table.ts';
import { whenIdle } from '../../../idle.ts';
import { inSlices } from '../../../slices.ts';
import { Late } from '../../../late.svelte.ts';
import type { LiveTable } from '../live-table.svelte.ts';
import type * as Outcome from './outcome.ts';
import { isOfChance } from './of-chance.ts';
import { partsOf } from './options.ts';

/* It takes the rules by which a table decides, and a question is asked and answered without them. */
const outcome = new Late(() => import('./outcome.ts'));

/** With more options than these, what each would change is more than anybody reads. */
const MOST = 24;

/** What is asked at which table. */
type Asking = {
	readonly live: LiveTable;
	readonly table: Table;
	readonly question: Question;
	/** The table an answer is compared with. */
	readonly since: Table;
};

/**
 * What each option of a question would change, worked out in idle moments once the question is on the screen: a slow
 * phone shows the question at once, and answers every tap.
 */
export class SlowOutcomes {
	#lines: Readonly<Record<string, string>> = $state.raw({});
	/** Whether every option is worked out: before that nobody knows whether all are alike. */
	#isWhole = $state(false);
	readonly #asking: () => Asking;

	constructor(asking: () => Asking) {
		this.#asking = asking;
		$effect(() => {
			const { live, table, question, since } = asking();
			this.#lines = {};
			this.#isWhole = false;
			if (!this.tells) return;
			const rules = outcome.part;
			if (!rules) return whenIdle(() => void outcome.want());
			return inSlices(this.#workOut({ live, table, question, since }, rules));
		});
	}

	/** Whether what options change is worked out here at all. */
	get tells(): boolean {
		const { table, question } = this.#asking();
		// What else is dealt at set-up comes of no answer.
		if (table.phase === 'set-up' || isOfChance(question)) return false;
		// Of a tie nobody knows more than that somebody wins it.
		if (question.prompt === 'declare-an-archetype') return false;
		return question.most === 1 && question.options.length <= MOST;
	}

	*#workOut(
		{ live: { battlegrounds, names }, table, question, since }: Asking,
		rules: typeof Outcome
	): Generator<void> {
		const parts = partsOf(question, table);
		for (const { key } of parts ?? question.options.map((option) => ({ key: option }))) {
			const line = parts
				? yield* rules.partOutcomeOf(battlegrounds, table, question, key, names)
				: yield* rules.outcomeOf(battlegrounds, table, question, [key], names, since);
			if (line !== null) this.#lines = { ...this.#lines, [key]: line };
			yield;
		}
		this.#isWhole = true;
	}

	/** What all options change alike; null: they do not, or nothing that counts, or it is not known yet. */
	get alike(): string | null {
		if (!this.#isWhole) return null;
		const [first, ...more] = Object.values(this.#lines);
		const alike = more.length > 0 && more.every((line) => line === first);
		return alike && first ? first : null;
	}

	/** By option; empty where no option changes anything that counts, or all of them the same. */
	get lines(): Readonly<Record<string, string>> {
		const lines = Object.entries(this.#lines);
		if (this.alike !== null || lines.every(([, line]) => line === '')) return {};
		return Object.fromEntries(lines.map(([key, line]) => [key, line || 'No points change']));
	}
}
