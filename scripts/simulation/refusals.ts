import type { Chance } from '../../src/lib/games/core/chance.ts';
import { sentenceOf } from '../../src/lib/games/core/decision.ts';
import type { Battlegrounds } from '../../src/lib/games/heritage/boards/battleground.ts';
import { faultsOf } from '../../src/lib/games/heritage/chapter/invariants.ts';
import { thought } from '../../src/lib/games/heritage/players/look-ahead.ts';
import { tableRefusals } from '../../src/lib/games/heritage/table/refusals.ts';
import type { Table } from '../../src/lib/games/heritage/table/table.ts';
import { wishAt } from './wishes.ts';

/**
 * What came of a command that somebody sent without looking: a refusal with its sentence, or, where it
 * was legal after all, a table that is sound.
 */
export function tryWish(
	battlegrounds: Battlegrounds,
	table: Table,
	chance: Chance
): { readonly reason: string | null; readonly faults: readonly string[] } {
	const wish = wishAt(table, chance);
	const decision = thought(battlegrounds, table, wish);
	if (decision.accepted)
		return {
			reason: null,
			faults: faultsOf(decision.table, battlegrounds).map(
				(fault) => `after ${JSON.stringify(wish)}: ${sentenceOf(tableRefusals, fault)}`
			)
		};
	const { refusal } = decision;
	const sentence = sentenceOf(tableRefusals, refusal);
	const hole = /\{\w*\}/.exec(sentence);
	return {
		reason: refusal.reason,
		faults: hole ? [`${refusal.reason} for ${wish.type} leaves ${hole[0]} open: ${sentence}`] : []
	};
}
