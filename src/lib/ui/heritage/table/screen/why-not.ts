import { sentenceOf } from '../../../../games/core/decision.ts';
import { payments } from '../../../../games/heritage/chapter/recruit-moves.ts';
import { isFreeFor, priceOf, purseOf } from '../../../../games/heritage/chapter/recruiting.ts';
import { checkCard } from '../../../../games/heritage/chapter/scheme.ts';
import type { SchemeCard } from '../../../../games/heritage/deck/cards.ts';
import type { ThingId } from '../../../../games/heritage/shapes.ts';
import type { TableCommand } from '../../../../games/heritage/table/commands.ts';
import { tableRefusals } from '../../../../games/heritage/table/refusals.ts';
import { explain } from '../../../codex/explaining.ts';
import { foresee } from '../foresee.ts';
import type { LiveTable } from '../live-table.svelte.ts';
import type { Picking } from './screen.svelte.ts';

/** Why the rules refuse a command now, and what would help; null: they do not. */
function refusedAs(live: LiveTable, command: TableCommand): string | null {
	const { refusal } = foresee(live.battlegrounds, live.table, [command]);
	return refusal && sentenceOf(tableRefusals, refusal, (id) => live.names.any(id));
}

/** What a vampire would be picked for. */
function commandOf(live: LiveTable, picking: Picking, vampire: ThingId): TableCommand {
	const seat = live.view;
	switch (picking.kind) {
		case 'sire': {
			const { character } = picking;
			const cost = priceOf(live.table, seat, character);
			const [paid = {}] = payments(live.moves.recruit?.payers ?? [], cost);
			return { type: 'Recruit', seat, character, sire: vampire, paid };
		}
		case 'leader':
			return {
				type: 'PlayScheme',
				seat,
				scheme: picking.scheme,
				leader: vampire,
				borrowed: []
			};
		case 'bearer':
			return { type: 'PlayAsset', seat, asset: picking.asset, bearer: vampire };
	}
}

/** Why a vampire cannot be picked. */
export const whyNotPicked = (live: LiveTable, picking: Picking, vampire: ThingId): string | null =>
	refusedAs(live, commandOf(live, picking, vampire));

/** Why the seat that is looked at cannot recruit a character that waits, and what would help; null: it can. */
export function whyNotRecruited(live: LiveTable, character: ThingId): string | null {
	const { table, view: seat, moves } = live;
	const cost = priceOf(table, seat, character);
	const purse = purseOf(table, seat);
	if (moves.recruit && cost > purse && isFreeFor(table, seat, character))
		return `Needs ${cost} power; your bloodline has ${purse}. Recruit from a space that costs less, or gain power first.`;
	const [paid = {}] = cost > 0 ? payments(moves.recruit?.payers ?? [], cost) : [];
	const sire = moves.recruit?.sires[0] ?? table.bloodlines[seat]?.leader ?? '';
	return refusedAs(live, { type: 'Recruit', seat, character, sire, paid });
}

/** Why a card is not the scheme of this turn, whoever led it; null: it can be. */
export function whyNotPlayed({ table, names }: LiveTable, card: SchemeCard): string | null {
	const trouble = table.turn && checkCard(table, table.turn, card);
	return trouble && sentenceOf(tableRefusals, trouble.refusal, (id) => names.any(id));
}

/** Why a seat cannot end its turn; null: it can. */
export const whyNotEnded = (live: LiveTable): string | null =>
	refusedAs(live, { type: 'EndTurn', seat: live.view });

/** Says so at the foot of the screen. */
export async function sayWhyNotEnded(live: LiveTable): Promise<void> {
	const foot = document.querySelector('.foot');
	const why = whyNotEnded(live);
	if (foot && why) await explain(foot, why);
}
