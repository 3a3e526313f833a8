import type { Refusal } from '../../../games/core/decision.ts';
import type { Battlegrounds } from '../../../games/heritage/battlegrounds/battleground.ts';
import { boxDealer } from '../../../games/heritage/dealing/box.ts';
import type { TableCommand } from '../../../games/heritage/table/commands.ts';
import { decideWith } from '../../../games/heritage/table/engine.ts';
import type { TableEvent } from '../../../games/heritage/table/events.ts';
import type { TableReason } from '../../../games/heritage/table/refusals.ts';
import type { Question } from '../../../games/heritage/table/request.ts';
import type { Table } from '../../../games/heritage/table/table.ts';

/** What would come of some commands, as far as it can be told before chance falls. */
export type Foreseen = {
	readonly refusal: Refusal<TableReason> | null;
	readonly events: readonly TableEvent[];
	/** The table as far as it can be foreseen. */
	readonly table: Table;
	/** Where somebody has to choose next; null: nothing is asked, or chance decides how it goes on. */
	readonly choice: Question | null;
	/** Whether a card, a lot or the cardboard decides how it goes on. */
	readonly chance: boolean;
};

/* What these ask only the cards know; with the app they are dealt. */
const CHANCE = new Set<Question['prompt']>([
	'which-character-came',
	'which-card-turned',
	'which-scheme-drawn',
	'who-goes-first',
	'which-allegiance',
	'which-archetype-showed',
	'whom-the-lot-favours'
]);

/** Whether a question is about what the cardboard shows, and not about what somebody wants. */
export const isOfChance = ({ prompt }: Pick<Question, 'prompt'>): boolean => CHANCE.has(prompt);

/**
 * Decides commands one after the other with the rules of the table, up to the first point of chance.
 * Nothing hidden is known here: what would be drawn is drawn face down.
 */
export function foresee(
	battlegrounds: Battlegrounds,
	table: Table,
	commands: readonly TableCommand[]
): Foreseen {
	let now: Foreseen = { refusal: null, events: [], table, choice: null, chance: false };
	for (const command of commands) {
		const outcome = decideWith(battlegrounds, now.table, command, boxDealer);
		if (!outcome.accepted) return { ...now, refusal: outcome.refusal };
		const { question } = outcome.table;
		const chance = question !== null && isOfChance(question);
		now = {
			refusal: null,
			events: [...now.events, ...outcome.events],
			table: outcome.table,
			choice: chance ? null : question,
			chance
		};
		if (chance) return now;
	}
	return now;
}
