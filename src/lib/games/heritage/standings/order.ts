import type { SeatId, Tie } from '../shapes.ts';

/** What places are counted from: points in all, claimed missions, and the seats in turn order. */
export type Tally = {
	readonly totals: { readonly [seat: SeatId]: number };
	readonly missions: { readonly [seat: SeatId]: number };
	readonly inTurn: readonly SeatId[];
};

/** Victor first, vanquished last, and what broke each tie. */
export type Places = { readonly order: SeatId[]; readonly ties: Tie[] };

/** How many missions each seat claimed. */
export function countClaims(
	seats: readonly SeatId[],
	claimants: Iterable<SeatId | null>
): Record<SeatId, number> {
	const claimed: Record<SeatId, number> = {};
	for (const seat of seats) claimed[seat] = 0;
	for (const seat of claimants) if (seat !== null) claimed[seat] = (claimed[seat] ?? 0) + 1;
	return claimed;
}

/**
 * The players whom neither points nor claimed missions part at first place, in turn order; a single
 * one when the victory is clear. Source: rulebook, Ties.
 */
export function firstAmongEqual(tally: Tally): SeatId[] {
	const best = [...tally.inTurn].sort(by(tally)).slice(0, 1);
	return tally.inTurn.filter((seat) => best.every((first) => by(tally)(seat, first) === 0));
}

/**
 * Who finishes where. First place: points, then fewer claimed missions, then the primogen draw whose
 * winner is `drawn` (rulebook, Ties); places below: fewer missions, then turn order (reading
 * `placesBelow`). `drawn` counts only where first place is tied to the last.
 */
export function placesOf(tally: Tally, drawn: SeatId | null): Places {
	const winner = firstAmongEqual(tally).length > 1 ? drawn : null;
	const compare = by(tally);
	const order = [...tally.inTurn].sort((a, b) => compare(a, b) || drawnFirst(winner, a, b));
	return { order, ties: tiesIn(tally, order) };
}

/** An order that the table says itself, with the ties on points that it settled. */
export function placesByHand(tally: Tally, order: SeatId[]): Places {
	const ties = sharedTotals(tally, order).map(({ seats }): Tie => {
		// The place that points alone would give, whatever the table made of it.
		const better = order.filter((seat) =>
			seats.every((one) => total(tally, seat) > total(tally, one))
		);
		return { place: better.length + 1, seats, by: 'by-hand' };
	});
	return { order, ties };
}

const total = ({ totals }: Tally, seat: SeatId) => totals[seat] ?? 0;
const claimed = ({ missions }: Tally, seat: SeatId) => missions[seat] ?? 0;

/** More points first, then fewer missions. */
function by(tally: Tally): (a: SeatId, b: SeatId) => number {
	return (a, b) => total(tally, b) - total(tally, a) || claimed(tally, a) - claimed(tally, b);
}

function drawnFirst(drawn: SeatId | null, a: SeatId, b: SeatId): number {
	return Number(b === drawn) - Number(a === drawn);
}

/** Every tie on points with what broke it, best place first. */
function tiesIn(tally: Tally, order: readonly SeatId[]): Tie[] {
	return sharedTotals(tally, order).flatMap((group) => {
		const equal = groupBy(group.seats, (seat) => claimed(tally, seat), group.place);
		const parted: Tie[] = equal.length > 1 ? [{ ...group, by: 'fewer-missions' }] : [];
		return [...parted, ...equal.filter(({ seats }) => seats.length > 1).flatMap(brokenTie)];
	});
}

type Group = { place: number; seats: SeatId[] };

function sharedTotals(tally: Tally, order: readonly SeatId[]): Group[] {
	return groupBy(order, (seat) => total(tally, seat)).filter(({ seats }) => seats.length > 1);
}

function brokenTie({ place, seats }: Group): Tie[] {
	if (place > 1) return [{ place, seats, by: 'turn-order' }];
	const below = seats.slice(1);
	const rest: Tie[] = below.length > 1 ? [{ place: 2, seats: below, by: 'turn-order' }] : [];
	return [{ place, seats, by: 'primogen-draw' }, ...rest];
}

/** The seats by a value, in the order in which each value first comes up. */
function groupBy(order: readonly SeatId[], value: (seat: SeatId) => number, from = 1): Group[] {
	const groups = new Map<number, Group>();
	for (const [index, seat] of order.entries()) {
		const group = groups.get(value(seat));
		if (group) group.seats.push(seat);
		else groups.set(value(seat), { place: from + index, seats: [seat] });
	}
	return [...groups.values()];
}
