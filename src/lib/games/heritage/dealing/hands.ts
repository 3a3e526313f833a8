import type { Chance } from '../../core/chance.ts';
import type { SeatId, ThingId } from '../shapes.ts';
import type { Table } from '../table/table.ts';
import { pileOf, unseenSchemes } from './dealer.ts';
import { shuffled } from './shuffled.ts';

/** The faces of what a hand holds hidden, as they were dealt; none where that face has come to light elsewhere. */
function faceDown(table: Table, seat: SeatId, order: readonly ThingId[]) {
	const unseen = unseenSchemes(table, seat);
	const hidden = (table.hands[seat]?.held ?? []).filter(({ scheme }) => scheme === null);
	const faces = new Map<number, ThingId>();
	for (const { position } of hidden) {
		const face = order[position];
		if (face !== undefined && unseen.includes(face) && ![...faces.values()].includes(face))
			faces.set(position, face);
	}
	const faceless = hidden.map(({ position }) => position).filter((at) => !faces.has(at));
	const left = unseen.filter((scheme) => ![...faces.values()].includes(scheme));
	return { faceless, left };
}

/**
 * The order of a seat's clan schemes as it has to be now: what was drawn keeps its place, then what the
 * pile holds still. What is not known of it is dealt anew: hands drawn before the app dealt, what was
 * sealed and is lost, a face that a correction laid elsewhere. The very same order when there is nothing
 * to mend.
 */
export function orderOfSchemes(
	chance: Chance,
	table: Table,
	seat: SeatId,
	order: readonly ThingId[]
): readonly ThingId[] {
	const [anyCard] = pileOf(table, seat);
	if (anyCard === undefined) return order;
	const drawn = table.hands[seat]?.drawn ?? 0;
	const { faceless, left } = faceDown(table, seat, order);
	const next = order.slice(drawn).filter((scheme) => left.includes(scheme));
	const whole = order.length === drawn + next.length && next.length === left.length;
	if (whole && faceless.length === 0) return order;
	const dealt = shuffled(chance, left).slice(0, faceless.length);
	const undealt = left.filter((scheme) => !dealt.includes(scheme));
	// Where a card lay that everybody has seen, any will do.
	const before = Array.from(
		{ length: drawn },
		(_, position): ThingId => dealt[faceless.indexOf(position)] ?? order[position] ?? anyCard
	);
	return [
		...before,
		...next.filter((scheme) => undealt.includes(scheme)),
		...shuffled(
			chance,
			undealt.filter((scheme) => !next.includes(scheme))
		)
	];
}
