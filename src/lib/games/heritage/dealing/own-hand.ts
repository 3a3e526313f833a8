import { parsedOwn } from '../../core/parse.ts';
import { heldBy } from '../../core/dealing/hands.ts';
import type { Circumstances } from '../../core/game.ts';
import type { Json } from '../../core/json.ts';
import type { SeatId } from '../shapes.ts';
import type { Held, Table } from '../table/table.ts';
import { appDealer } from './dealers.ts';
import { schemePile, schemesOf } from './dealer.ts';
import { isSealedFor, markOf, NOTHING_SEALED, sealedSchema, type Sealed } from './sealed.ts';

/**
 * A hand as the one who holds it sees it: what lies openly, and where the app deals, the faces that are
 * sealed. Null: a card whose face nobody has dealt yet, or that only the box knows.
 */
export function handOf(table: Table, { of, schemes }: Sealed, seat: SeatId): readonly Held[] {
	const isForeign = of !== null && !isSealedFor(of, markOf(table));
	if (table.dealer !== 'app' || isForeign) return table.hands[seat]?.held ?? [];
	const pile = schemePile(table, seat);
	return heldBy(pile, pile.hand, schemes[seat] ?? []).map(({ position, card }) => ({
		position,
		scheme: card
	}));
}

/** A hand as it was dealt; a card that the box dealt has no face. */
export const dealtHand = (table: Table, seat: SeatId, sealed: Json): readonly Held[] =>
	handOf(table, known(sealed), seat);

const known = (sealed: Json): Sealed =>
	sealed === null ? NOTHING_SEALED : parsedOwn(sealedSchema, sealed);

/**
 * A hand as its holder sees it, with what is sealed from then on where that changed: where the app deals, a
 * card face down that has no face any more, or none yet, gets one, so that it can be played.
 */
export function ownHand(
	table: Table,
	seat: SeatId,
	{ chance, sealed = null }: Circumstances
): { readonly hand: readonly Held[]; readonly sealed?: Sealed } {
	const hidden = table.hands[seat]?.held.some(({ scheme }) => scheme === null) ?? false;
	if (table.dealer !== 'app' || !hidden) return { hand: handOf(table, NOTHING_SEALED, seat) };
	const dealt = known(sealed);
	const before = dealt.of === null ? { ...dealt, of: markOf(table) } : dealt;
	const dealer = appDealer(before, chance);
	dealer.orderOf(table, schemesOf(seat));
	const after = dealer.sealed();
	return { hand: handOf(table, after, seat), ...(after !== before && { sealed: after }) };
}
