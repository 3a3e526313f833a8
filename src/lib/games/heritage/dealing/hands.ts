import { shuffled, type Chance } from '../../core/chance.ts';
import type { SeatId, ThingId } from '../shapes.ts';
import type { Held, Table } from '../table/table.ts';
import { pileOf, unseenSchemes } from './dealer.ts';
import { isSealedFor, markOf, type Sealed } from './sealed.ts';

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
	return { faces, faceless, left };
}

/** What an order has to offer the hand and the pile of a seat as they lie now. */
function measured(table: Table, seat: SeatId, order: readonly ThingId[]) {
	const drawn = table.hands[seat]?.drawn ?? 0;
	const { faceless, left } = faceDown(table, seat, order);
	const next = order.slice(drawn).filter((scheme) => left.includes(scheme));
	const whole = order.length === drawn + next.length && next.length === left.length;
	return { drawn, faceless, left, next, fits: whole && faceless.length === 0 };
}

/** Whether an order can be dealt from as the table lies: a face for each hidden card, then the whole pile. */
export function fitsHand(table: Table, seat: SeatId, order: readonly ThingId[]): boolean {
	return pileOf(table, seat).length === 0 || measured(table, seat, order).fits;
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
	const { drawn, faceless, left, next, fits } = measured(table, seat, order);
	if (anyCard === undefined || fits) return order;
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

/**
 * A hand as the one who holds it sees it: what lies openly, and where the app deals, the faces that are
 * sealed. Null: a card whose face nobody has dealt yet, or that only the box knows.
 */
export function handOf(table: Table, { of, schemes }: Sealed, seat: SeatId): readonly Held[] {
	const { held } = table.hands[seat] ?? { held: [] };
	const isForeign = of !== null && !isSealedFor(of, markOf(table));
	if (table.dealer !== 'app' || isForeign) return held;
	const orders = schemes[seat] ?? [];
	const order = orders.find((one) => fitsHand(table, seat, one)) ?? orders.at(-1) ?? [];
	const { faces } = faceDown(table, seat, order);
	return held.map(({ position, scheme }) => ({
		position,
		scheme: scheme ?? faces.get(position) ?? null
	}));
}
