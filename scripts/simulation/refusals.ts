import type { Chance } from '../../src/lib/games/core/chance.ts';
import { sentenceOf } from '../../src/lib/games/core/decision.ts';
import type { Battlegrounds } from '../../src/lib/games/heritage/battlegrounds/battleground.ts';
import { thought } from '../../src/lib/games/heritage/players/look-ahead.ts';
import { tableRefusals } from '../../src/lib/games/heritage/table/refusals.ts';
import type { Table } from '../../src/lib/games/heritage/table/table.ts';
import { wishAt } from './wishes.ts';

/** What came of a command that somebody sent without looking: whether it was refused, and what was wrong with that. */
export function tryWish(
	battlegrounds: Battlegrounds,
	table: Table,
	chance: Chance
): { readonly refused: boolean; readonly faults: readonly string[] } {
	const wish = wishAt(table, chance);
	const decision = thought(battlegrounds, table, wish);
	if (decision.accepted) return { refused: false, faults: [] };
	const { refusal } = decision;
	const sentence = sentenceOf(tableRefusals, refusal);
	const hole = /\{\w*\}/.exec(sentence);
	return {
		refused: true,
		faults: hole ? [`${refusal.reason} for ${wish.type} leaves ${hole[0]} open: ${sentence}`] : []
	};
}
