import type { Refusal } from '../../../games/core/decision.ts';
import type { Battlegrounds } from '../../../games/heritage/boards/battleground.ts';
import { boxDealer } from '../../../games/heritage/dealing/dealers.ts';
import type { Dealer } from '../../../games/heritage/dealing/dealer.ts';
import type { TableCommand } from '../../../games/heritage/table/commands.ts';
import type { Effect } from '../../../games/heritage/effects/effect.ts';
import { decideWith, effectsAlone } from '../../../games/heritage/table/engine.ts';
import type { TableEvent } from '../../../games/heritage/table/events.ts';
import type { TableReason } from '../../../games/heritage/table/refusals.ts';
import type { Question } from '../../../games/heritage/table/request.ts';
import type { Table } from '../../../games/heritage/table/table.ts';
import type { Context } from '../../../games/heritage/table/tasks.ts';
import { isOfChance } from './questions/of-chance.ts';

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
	/** Whether somebody comes into the queue meanwhile whom nobody has seen yet: the place stays empty in thought. */
	readonly newcomer: boolean;
	/** Whether a scheme is drawn meanwhile: whatever it is, thought goes on without its face. */
	readonly draws: boolean;
};

/* A queue refills before a recruit works on the boards: thought goes on without whoever comes. */
const thinkingDealer: Dealer = {
	deal: (table, deal) =>
		deal.prompt === 'which-character-came' ? { choice: [] } : boxDealer.deal(table, deal),
	positionOf: boxDealer.positionOf
};

/* Which scheme is drawn changes nothing else: in thought every hand is drawn face down. */
const faceDown = (table: Table): Table => ({
	...table,
	ruleset: { ...table.ruleset, hands: 'hidden' }
});

/** Whether the queue would have been refilled by now, so that its empty place stands for somebody unknown. */
function hasNewcomer({ queue, deck, dealer, ruleset }: Table): boolean {
	return queue.length < ruleset.queueSize && (deck.length > 0 || dealer === 'box');
}

/**
 * Decides commands one after the other with the rules of the table, up to the first point of chance.
 * Nothing hidden is known here: what would be drawn is drawn face down, and what asks for somebody of a
 * queue that is not known whole is left to chance.
 */
export function foresee(
	battlegrounds: Battlegrounds,
	table: Table,
	commands: readonly TableCommand[]
): Foreseen {
	let now = nothingYet(table);
	for (const command of commands) {
		const outcome = decideWith(battlegrounds, faceDown(now.table), command, thinkingDealer);
		if (!outcome.accepted) return { ...now, refusal: outcome.refusal };
		now = wentOn(now, outcome);
		if (now.chance) return now;
	}
	return now;
}

/** What some effects of a card would come to by themselves, whatever else is under way. */
export function foreseeEffects(
	battlegrounds: Battlegrounds,
	table: Table,
	effects: readonly Effect[],
	context: Context
): Foreseen {
	const before = nothingYet(table);
	const outcome = effectsAlone(battlegrounds, faceDown(table), effects, context, thinkingDealer);
	return outcome.accepted ? wentOn(before, outcome) : { ...before, refusal: outcome.refusal };
}

const nothingYet = (table: Table): Foreseen => ({
	refusal: null,
	events: [],
	table,
	choice: null,
	chance: false,
	newcomer: false,
	draws: false
});

function wentOn(
	before: Foreseen,
	{ events, table }: { readonly events: readonly TableEvent[]; readonly table: Table }
): Foreseen {
	const { question, queue } = table;
	const newcomer = hasNewcomer(table);
	const ofTheQueue = question?.options.some((option) => queue.includes(option)) ?? false;
	const chance = question !== null && (isOfChance(question) || (newcomer && ofTheQueue));
	return {
		refusal: null,
		events: [...before.events, ...events],
		table: { ...table, ruleset: before.table.ruleset },
		choice: chance ? null : question,
		chance,
		newcomer,
		draws: before.draws || events.some(({ type }) => type === 'SchemeDrawn')
	};
}
