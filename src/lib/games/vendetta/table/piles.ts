import * as box from '../../core/dealing/box.ts';
import type { Pile as KitPile, Piles } from '../../core/dealing/dealer.ts';
import type { PileName } from '../../core/run/request.ts';
import type { Ask } from './questions.ts';
import type { Deal, Hidden } from './request.ts';
import type { Table } from './table.ts';
import { cardsOf, playerOf, settingOf } from './where.ts';

/** The Allies' deck, and the clan deck of each seat as it was before its first card. */
export const tablePiles: Piles<Table> = {
	pileOf(table, { pile, whose = '' }: PileName): KitPile {
		if (pile === 'allies') {
			const { allies } = settingOf(table).cards;
			const unseen = allies.map(({ id }) => id).filter((id) => !table.alliesCame.includes(id));
			return { name: pile, order: 0, unseen };
		}
		const { clan } = playerOf(table, whose);
		const cards = clan ? cardsOf(table, clan) : [];
		return {
			name: pile,
			order: clan ?? '',
			unseen: cards.filter((card) => card.starting !== true).map(({ id }) => id)
		};
	},
	roundOf: ({ round }) => round
};

/** Which cards may lie face down there, as far as everybody knows. */
function optionsFor(table: Table, of: Hidden['of']): readonly string[] {
	const seat = ownerIn(table, of);
	const { clan } = playerOf(table, seat);
	const open = table.deployed.flatMap(({ card }) => card ?? []);
	const ids = (clan ? cardsOf(table, clan) : []).map(({ id }) => id);
	return ids.filter((id) => !open.includes(id));
}

export function ownerIn(table: Table, of: Hidden['of']): string {
	if ('top' in of) return of.top;
	if ('hand' in of) return of.hand;
	return table.deployed.find(({ slot }) => slot === of.slot)?.owner ?? '';
}

/** A point of chance as a question to whoever holds the cardboard. */
export function asQuestion(table: Table, deal: Deal): Ask {
	if (deal.deal !== 'hidden') return box.asQuestion(tablePiles, table, deal);
	const { prompt, about, of } = deal;
	const options = optionsFor(table, of);
	const n = 'hand' in of ? Math.min(of.cards, playerOf(table, of.hand).hand) : 1;
	return { seat: null, prompt, about, options, least: n, most: n };
}
