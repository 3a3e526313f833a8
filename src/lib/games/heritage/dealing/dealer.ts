import type * as dealing from '../../core/dealing/dealer.ts';
import type { Pile, Piles } from '../../core/dealing/dealer.ts';
import type { PileName } from '../../core/run/request.ts';
import type { SeatId, ThingId } from '../shapes.ts';
import type { Table } from '../table/table.ts';

export type Dealer = dealing.Dealer<Table>;

/** The two kinds of piles at a table: the characters' deck, and the clan schemes of each seat. */
export const tablePiles: Piles<Table> = {
	pileOf(table, { pile, whose = '' }) {
		if (pile === 'schemes') return schemePile(table, whose);
		const { deck, discards, shuffles } = table;
		const options = deck.length > 0 ? deck : discards;
		return { name: 'deck', order: shuffles, unseen: deck, options };
	},
	roundOf: ({ round }) => round
};

export const schemesOf = (seat: SeatId): PileName => ({ pile: 'schemes', whose: seat });

export function schemePile(table: Table, seat: SeatId): Pile & { readonly hand: dealing.Hand } {
	const { drawn, held } = table.hands[seat] ?? { drawn: 0, held: [] };
	const open = table.ruleset.hands === 'open';
	const hand = {
		cards: pileOf(table, seat),
		drawn,
		held: held.map(({ position, scheme }) => ({ position, card: scheme })),
		open
	};
	return { name: 'schemes', order: seat, unseen: unseenSchemes(table, seat), hand };
}

/** The clan schemes of a seat's pile, known to all as a set. */
export function pileOf(table: Table, seat: SeatId): readonly ThingId[] {
	const clan = table.seats.find((setting) => setting.seat === seat)?.clan;
	return Object.values(table.schemes)
		.filter((card) => card.of === 'clan' && card.clan === clan)
		.map(({ id }) => id);
}

/** The schemes of a seat's pile that lie nowhere in sight: in the pile, or face down in the hand. */
export function unseenSchemes(table: Table, seat: SeatId): readonly ThingId[] {
	const seen = new Set<ThingId | null>(table.spent);
	for (const { scheme } of table.standing) seen.add(scheme);
	for (const { scheme } of table.hands[seat]?.held ?? []) seen.add(scheme);
	addEnemySchemes(table, seen);
	return pileOf(table, seat).filter((scheme) => !seen.has(scheme));
}

// Players who think ahead ask this of every table they think of, so that nothing is copied.
function addEnemySchemes({ bloodlines }: Table, seen: Set<ThingId | null>): void {
	for (const seat in bloodlines) {
		const vampires = bloodlines[seat]?.vampires;
		for (const vampire in vampires) seen.add(vampires[vampire]?.enemy ?? null);
	}
}
