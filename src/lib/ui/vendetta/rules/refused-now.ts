import { sentenceOf } from '../../../games/core/decision.ts';
import type { SeatView } from '../../../games/vendetta/players/player.ts';
import type { TableCommand } from '../../../games/vendetta/table/commands.ts';
import { absentDealer } from '../../../games/vendetta/table/dealing.ts';
import { decideWith } from '../../../games/vendetta/table/engine.ts';
import { tableRefusals, type TableReason } from '../../../games/vendetta/table/refusals.ts';
import { isIn, playerOf } from '../../../games/vendetta/table/where.ts';
import type { Entry } from '../../codex/entries.ts';

/** What somebody may wish to do, and the command for it. */
function wishes({ table, seat, own }: SeatView): readonly (readonly [string, TableCommand])[] {
	const at = table.locations[0]?.id ?? 'haven';
	const [card] = own.hand;
	const [drained] = playerOf(table, seat).alliance;
	const play = (face: 'up' | 'down', blood: number): TableCommand | null =>
		card === undefined ? null : { type: 'PlayCard', seat, card, at, face, blood, flip: 0 };
	const wished: readonly (readonly [string, TableCommand | null])[] = [
		['Why can’t I play a card?', play('up', 0)],
		['Why can’t I play face down?', play('down', 0)],
		['Why can’t I deploy 3 Blood?', play('up', 3)],
		['Why can’t I drain?', drained ? { type: 'DrainCard', seat, card: drained } : null],
		['Why can’t I end my turn?', { type: 'EndTurn', seat }]
	];
	return wished.flatMap(([title, command]) => (command ? [[title, command] as const] : []));
}

/** What only whoever keeps the secrets can decide is no answer. */
const SAYS_NOTHING: ReadonlySet<TableReason> = new Set(['dealer-needed', 'not-now']);

/** What a seat cannot do now, each with the sentence in which the rules refuse it. */
export function refusedNow(view: SeatView, nameOf: (id: string) => string): readonly Entry[] {
	const { table, seat } = view;
	if (table.phase !== 'round' || !isIn(table, seat)) return [];
	const refused = wishes(view).flatMap(([title, command], nth) => {
		const outcome = decideWith(table, command, absentDealer());
		if (outcome.accepted || SAYS_NOTHING.has(outcome.refusal.reason)) return [];
		const text = sentenceOf(tableRefusals, outcome.refusal, nameOf);
		return [{ id: `why-${nth}`, kind: 'Why not', title, text }];
	});
	// One reason for several things is said once.
	return refused.filter(({ text }, nth) => refused.findIndex((one) => one.text === text) === nth);
}
