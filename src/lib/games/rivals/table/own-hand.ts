import type { Circumstances } from '../../core/game.ts';
import type { Json } from '../../core/json.ts';
import type { SeatId } from '../../core/seats.ts';
import { NOTHING_SEALED, type SealedTable } from './dealing.ts';
import { cityOf, secretOf } from './imagined.ts';
import { viewOf, type OwnView } from './own-view.ts';
import type { Table } from './table.ts';
import { sideOf } from './where.ts';

type Chance = Circumstances['chance'];

/** What is sealed is made by the table alone. */
const sealedIn = (sealed: Json | undefined): SealedTable =>
	(sealed ?? null) === null ? NOTHING_SEALED : (sealed as unknown as SealedTable);

/** What is sealed of a table, where nothing of it is lost: what did not come along with a file is dealt again from the cards nobody has seen. */
function wholeOf(table: Table, before: SealedTable, chance: Chance): SealedTable {
	// Nothing was dealt before the decks lie there.
	const lost = table.order.filter((seat) => {
		const { secret } = sideOf(table, seat);
		return secret > 0 && before.seats[seat]?.[secret] === undefined;
	});
	const isCityLost = table.city.secret > 0 && before.city[table.city.secret] === undefined;
	if (lost.length === 0 && !isCityLost) return before;
	const seats = { ...before.seats };
	for (const seat of lost)
		seats[seat] = {
			...seats[seat],
			[sideOf(table, seat).secret]: secretOf(table, seat, seat, chance)
		};
	const { secret } = table.city;
	const city = isCityLost ? { ...before.city, [secret]: cityOf(table, chance) } : before.city;
	return { ...before, seats, city };
}

/** What is sealed as a command meets it: nothing of it is lost. */
export const sealedFor = (table: Table, { chance, sealed }: Circumstances): Json =>
	wholeOf(table, sealedIn(sealed), chance) as unknown as Json;

/** What a seat sees of its own, and all that is sealed from then on where looking changed it. */
export function ownHand(
	table: Table,
	seat: SeatId,
	{ chance, sealed }: Circumstances
): { readonly seen: OwnView; readonly sealed?: Json } {
	const before = sealedIn(sealed);
	const now = wholeOf(table, before, chance);
	const { own: seen } = viewOf(table, now, seat);
	return now === before ? { seen } : { seen, sealed: now as unknown as Json };
}
