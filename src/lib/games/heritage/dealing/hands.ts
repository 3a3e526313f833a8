import type { Chance } from '../../core/chance.ts';
import type { SeatId, ThingId } from '../shapes.ts';
import type { Table } from '../table/table.ts';
import { pileOf, unseenSchemes } from './dealer.ts';
import { shuffled } from './shuffled.ts';

/**
 * The order of a seat's clan schemes as it has to be now: what was drawn keeps its place, then what the
 * pile holds still. What is not known of it is dealt anew: hands drawn before the app dealt, or what was
 * sealed and is lost. The very same order when there is nothing to mend.
 */
export function orderOfSchemes(
	chance: Chance,
	table: Table,
	seat: SeatId,
	order: readonly ThingId[]
): readonly ThingId[] {
	const [anyCard] = pileOf(table, seat);
	if (anyCard === undefined) return order;
	const { drawn, held } = table.hands[seat] ?? { drawn: 0, held: [] };
	const hidden = held.filter(({ scheme }) => scheme === null).map(({ position }) => position);
	const faceDown = new Set(hidden.map((position) => order[position]));
	const left = unseenSchemes(table, seat).filter((scheme) => !faceDown.has(scheme));
	const next = order.slice(drawn).filter((scheme) => left.includes(scheme));
	if (order.length === drawn + next.length && next.length === left.length) return order;
	const fresh = shuffled(
		chance,
		left.filter((scheme) => !next.includes(scheme))
	).values();
	const before = Array.from({ length: drawn }, (_, position): ThingId => {
		const known = order[position];
		if (known !== undefined) return known;
		const dealt = hidden.includes(position) ? fresh.next() : null;
		// Where a card lay that everybody has seen, any will do.
		return dealt?.value ?? anyCard;
	});
	return [...before, ...next, ...fresh];
}
