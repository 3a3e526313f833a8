import { correctionDeciders } from '../../../../src/lib/games/heritage/chapter/correction.ts';
import { boxDealer } from '../../../../src/lib/games/heritage/dealing/dealers.ts';
import type { SchemeCard } from '../../../../src/lib/games/heritage/deck/cards.ts';
import type { Correction } from '../../../../src/lib/games/heritage/table/correction.ts';
import { evolveTable } from '../../../../src/lib/games/heritage/table/evolve.ts';
import { run, type Rules } from '../../../../src/lib/games/heritage/table/run.ts';
import type { Table } from '../../../../src/lib/games/heritage/table/table.ts';
import type { Clan } from '../../../../src/lib/games/heritage/vocabulary.ts';
import { ENDING } from '../scoring/kit.ts';
import { TOYS } from '../scoring/toys.ts';

export function decide(table: Table, ...corrections: readonly Correction[]) {
	return correctionDeciders.CorrectTable(
		table,
		{ type: 'CorrectTable', corrections: [...corrections], reason: 'our box says so' },
		{ battlegrounds: TOYS, dealer: boxDealer }
	);
}

/** Why a correction is refused: the reason, what its sentence names, and where. */
export function refusalOf(table: Table, ...corrections: readonly Correction[]) {
	const decided = decide(table, ...corrections);
	return decided.accepted ? null : decided.refusal;
}

/** What a correction comes to, with what was under way; a question to the box stays open. */
export function corrected(table: Table, rules: Rules, ...corrections: readonly Correction[]) {
	const decided = decide(table, ...corrections);
	if (!decided.accepted) throw new Error(`refused: ${decided.refusal.reason}`);
	const after = decided.events.reduce(evolveTable, table);
	const went = run(rules, boxDealer, after, decided.resolution);
	if (typeof went === 'string') throw new Error(went);
	return { table: went.state, events: [...decided.events, ...went.events] };
}

/** The table after a correction that sets nothing else off. */
export function tableAfter(table: Table, ...corrections: readonly Correction[]): Table {
	return corrected(table, ENDING, ...corrections).table;
}

/** A scheme of a clan that needs one of the warlike and brings power. */
export function scheme(id: string, clan: Clan = 'brujah'): SchemeCard {
	return {
		of: 'clan',
		id,
		name: id,
		clan,
		needs: ['warlike'],
		effects: [{ do: 'gain', what: 'power', amount: 1 }]
	};
}
