import * as v from 'valibot';
import type { Circumstances } from '../../core/game.ts';
import type { SeatId } from '../shapes.ts';
import type { Held, Table } from '../table/table.ts';
import { appDealer } from './app.ts';
import { handOf } from './hands.ts';
import { markOf, NOTHING_SEALED, sealedSchema, type Sealed } from './sealed.ts';

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
	const known = sealed === null ? NOTHING_SEALED : v.parse(sealedSchema, sealed);
	const before = known.of === null ? { ...known, of: markOf(table) } : known;
	const dealer = appDealer(before, chance);
	dealer.schemesOf(table, seat);
	const after = dealer.sealed();
	return { hand: handOf(table, after, seat), ...(after !== before && { sealed: after }) };
}
