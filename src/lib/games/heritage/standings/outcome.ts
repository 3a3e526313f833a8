import type { ChapterRecord } from '../record-shapes.ts';
import type { Outcome, Points, SeatId } from '../shapes.ts';
import { countClaims, firstAmongEqual, placesByHand, placesOf } from './order.ts';

/** What a player's points come to: battlegrounds, power and boons count for, infamy against. */
export function totalOf(points: Points): number {
	const { class: byClass, temperament, geography, power, boons, infamy } = points;
	return byClass + temperament + geography + power + boons - infamy;
}

/** The seats of a chapter in turn order as it ended, from whoever held the first player marker on. */
export function turnOrder(record: ChapterRecord): SeatId[] {
	const seats = record.players.map(({ seat }) => seat);
	const first = Math.max(0, seats.indexOf(record.markerAtEnd ?? record.firstPlayer));
	return [...seats.slice(first), ...seats.slice(0, first)];
}

function tallyOf(record: ChapterRecord) {
	const inTurn = turnOrder(record);
	const totals: Record<SeatId, number> = {};
	for (const { seat, points } of record.players) totals[seat] = totalOf(points);
	const missions = countClaims(
		inTurn,
		record.missions.map(({ claimant }) => claimant)
	);
	return { totals, missions, inTurn };
}

/**
 * The players whom neither points nor claimed missions part at first place, in turn order; a single
 * one when the victory is clear. Source: rulebook, Ties.
 */
export function tiedForVictory(record: ChapterRecord): SeatId[] {
	return firstAmongEqual(tallyOf(record));
}

/**
 * Who finished where, victor first, by the count of a chapter (see `placesOf`). An order by hand
 * stands above all of it. Expects a record that passed its checks.
 */
export function outcomeOf(record: ChapterRecord): Outcome {
	const tally = tallyOf(record);
	const { order, ties } = record.orderByHand
		? placesByHand(tally, record.orderByHand)
		: placesOf(tally, record.primogen?.winner ?? null);
	return { totals: tally.totals, missions: tally.missions, order, ties };
}
