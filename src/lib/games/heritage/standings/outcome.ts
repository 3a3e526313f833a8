import type { ChapterRecord, Outcome, Points, SeatId, Tie } from '../shapes.ts';

/** What a player's points come to: battlegrounds, power and boons count for, infamy against. */
export function totalOf(points: Points): number {
	const { class: byClass, temperament, geography, power, boons, infamy } = points;
	return byClass + temperament + geography + power + boons - infamy;
}

/** How many missions each player of the chapter claimed. */
function missionsClaimed(record: ChapterRecord): Record<SeatId, number> {
	const claimed: Record<SeatId, number> = {};
	for (const player of record.players) claimed[player.seat] = 0;
	for (const { claimant } of record.missions) {
		if (claimant !== null) claimed[claimant] = (claimed[claimant] ?? 0) + 1;
	}
	return claimed;
}

/** The seats of a chapter in turn order, from the first player on. */
export function turnOrder(record: ChapterRecord): SeatId[] {
	const seats = record.players.map(({ seat }) => seat);
	const first = Math.max(0, seats.indexOf(record.firstPlayer));
	return [...seats.slice(first), ...seats.slice(0, first)];
}

/**
 * The players whom neither points nor claimed missions part at first place, in turn order; a single
 * one when the victory is clear. Source: rulebook, Ties.
 */
export function tiedForVictory(record: ChapterRecord): SeatId[] {
	return firstAmongEqual(new Tally(record), turnOrder(record));
}

/**
 * Who finished where, victor first. First place: points, then fewer claimed missions, then the
 * primogen draw (rulebook, Ties); places below: fewer missions, then turn order (reading
 * placesBelow). An order by hand stands above all of it. Expects a record that passed its checks.
 */
export function outcomeOf(record: ChapterRecord): Outcome {
	const tally = new Tally(record);
	const inTurn = turnOrder(record);
	const drawn =
		firstAmongEqual(tally, inTurn).length > 1 ? (record.primogen?.winner ?? null) : null;
	const order =
		record.orderByHand ??
		[...inTurn].sort((a, b) => tally.compare(a, b) || drawnFirst(drawn, a, b));
	return {
		totals: tally.totals,
		missions: tally.missions,
		order,
		ties: tiesIn(tally, order, record.orderByHand !== null)
	};
}

class Tally {
	readonly totals: Record<SeatId, number> = {};
	readonly missions: Record<SeatId, number>;

	constructor(record: ChapterRecord) {
		for (const { seat, points } of record.players) this.totals[seat] = totalOf(points);
		this.missions = missionsClaimed(record);
	}

	total(seat: SeatId): number {
		return this.totals[seat] ?? 0;
	}

	claimed(seat: SeatId): number {
		return this.missions[seat] ?? 0;
	}

	/** More points first, then fewer missions. */
	compare(a: SeatId, b: SeatId): number {
		return this.total(b) - this.total(a) || this.claimed(a) - this.claimed(b);
	}
}

function firstAmongEqual(tally: Tally, inTurn: readonly SeatId[]): SeatId[] {
	const best = [...inTurn].sort((a, b) => tally.compare(a, b)).slice(0, 1);
	return inTurn.filter((seat) => best.every((first) => tally.compare(seat, first) === 0));
}

function drawnFirst(drawn: SeatId | null, a: SeatId, b: SeatId): number {
	return Number(b === drawn) - Number(a === drawn);
}

/** Every tie on points with what broke it, best place first. */
function tiesIn(tally: Tally, order: readonly SeatId[], byHand: boolean): Tie[] {
	const shared = groupBy(order, (seat) => tally.total(seat)).filter(
		({ seats }) => seats.length > 1
	);
	if (byHand) return shared.map(({ seats }) => handled(tally, order, seats));
	return shared.flatMap((group) => {
		const equal = groupBy(group.seats, (seat) => tally.claimed(seat), group.place);
		const parted: Tie[] = equal.length > 1 ? [{ ...group, by: 'fewer-missions' }] : [];
		return [...parted, ...equal.filter(({ seats }) => seats.length > 1).flatMap(brokenTie)];
	});
}

/** The place that points alone would give, whatever the table made of it. */
function handled(tally: Tally, order: readonly SeatId[], seats: SeatId[]): Tie {
	const better = order.filter((seat) => seats.every((one) => tally.total(seat) > tally.total(one)));
	return { place: better.length + 1, seats, by: 'by-hand' };
}

type Group = { place: number; seats: SeatId[] };

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
