import type { SeatId } from '../../core/seats.ts';
import type { CardId } from '../cards/card.ts';
import { fistMost } from '../influence/answering.ts';
import { decksShown, keepsNothing, type TableDealer } from './dealing.ts';
import type { Ask } from './questions.ts';
import type { Deal, Hidden } from './request.ts';
import { without } from './secrets.ts';
import { citySeen, downOf, seenOf } from './seen.ts';
import type { TableDeck } from './setting.ts';
import type { Slot, Table } from './table.ts';
import { readingsOf, settingOf, sideOf } from './where.ts';

/*
 * The cardboard deals: whoever holds it says what came up, where that opens for all. What stays in a hand nobody need say; a card
 * that is laid is named to the rules, which refuse it where it is illegal, and is said once more as it opens.
 */

/** With the box every deck lies open. */
function deckOf(table: Table, seat: SeatId): TableDeck {
	const deck = settingOf(table).decks[seat];
	if (!deck) throw new Error(`the deck of ${seat} is not known`);
	return deck;
}

/** Cards of a player that lie nowhere in sight, each copy by itself. */
function unseenOf(table: Table, seat: SeatId): readonly CardId[] {
	const { library, faction } = deckOf(table, seat);
	return seenOf(table, seat, seat).reduce(without, [...library, ...faction]);
}

/** As far as everybody can tell: unseen cards of that player, no more of a back than they hold. */
function mayHold(table: Table, seat: SeatId, cards: readonly CardId[]): boolean {
	const unseen = unseenOf(table, seat);
	const { hand } = sideOf(table, seat);
	const isVampire = (id: CardId): boolean =>
		settingOf(table).cards.find((card) => card.id === id)?.kind === 'vampire';
	const vampires = cards.filter(isVampire).length;
	return (
		cards.reduce(without, unseen).length === unseen.length - cards.length &&
		vampires <= hand.faction &&
		cards.length - vampires <= hand.library
	);
}

/** Whose fist is out. */
const fistsOf = ({ scheme }: Table): readonly SeatId[] =>
	(scheme?.answers ?? []).filter(({ fist }) => fist).map(({ seat }) => seat);

export const boxDealer = (): TableDealer => ({
	...keepsNothing,
	deal(table, deal) {
		if (deal.deal !== 'hidden') return 'ask';
		if (deal.of.what === 'decks')
			return { choice: decksShown(table, (seat) => deckOf(table, seat)) };
		return deal.of.what === 'stakes' && fistsOf(table).length === 0 ? { choice: [] } : 'ask';
	},
	holds: mayHold
});

/** What a face-down card of a player may be. */
export function cardsAt(table: Table, seat: SeatId, slot: Slot): readonly CardId[] {
	const fits = downOf(table, seat).find((one) => one.slot === slot)?.fits ?? (() => true);
	return unseenOf(table, seat).filter(fits);
}

/** What may come up, and how much of it does. */
function mayBe(table: Table, { of }: Hidden): { readonly options: readonly string[]; n: number } {
	const { order } = table;
	switch (of.what) {
		case 'rivals':
			return {
				options: order.flatMap((seat) =>
					order.filter((token) => token !== seat).map((token) => `${seat} ${token}`)
				),
				n: order.length
			};
		case 'city':
			return { options: citySeen(table).reduce(without, settingOf(table).city), n: 1 };
		case 'slot':
			return { options: cardsAt(table, of.seat, of.slot), n: 1 };
		case 'stakes': {
			const fists = fistsOf(table);
			const amounts = (seat: SeatId): readonly number[] =>
				Array.from(
					{ length: 1 + fistMost(readingsOf(table), sideOf(table, seat).prestige) },
					(_, n) => n
				);
			return {
				options: fists.flatMap((seat) => amounts(seat).map((n) => `${seat} ${n}`)),
				n: fists.length
			};
		}
		case 'agenda':
			return { options: [deckOf(table, of.seat).agenda], n: 1 };
		case 'decks':
			return { options: [], n: 0 };
	}
}

/** A point of chance as a question to the people at the table; cards that lie there twice are shown once. */
export function asQuestion(table: Table, deal: Deal): Ask {
	const { prompt, about } = deal;
	const { options, n } =
		deal.deal === 'hidden' ? mayBe(table, deal) : { options: deal.options, n: 1 };
	return { seat: null, prompt, about, options: [...new Set(options)], least: n, most: n };
}
