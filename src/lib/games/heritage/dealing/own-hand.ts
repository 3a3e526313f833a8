import { parsedOwn } from '../../core/parse.ts';
import type { Circumstances } from '../../core/game.ts';
import type { Json } from '../../core/json.ts';
import type { SeatId } from '../shapes.ts';
import type { Held, Table } from '../table/table.ts';
import { appDealer } from './app.ts';
import { handOf } from './hands.ts';
import { markOf, NOTHING_SEALED, sealedSchema, type Sealed } from './sealed.ts';

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
	dealer.schemesOf(table, seat);
	const after = dealer.sealed();
	return { hand: handOf(table, after, seat), ...(after !== before && { sealed: after }) };
}
