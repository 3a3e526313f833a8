import { awake } from '../bloodline/kinship.ts';
import type { SeatId, ThingId } from '../shapes.ts';
import type { Table } from '../table/table.ts';
import { bloodlineOf, cardOf, costOf, settingOf } from '../table/where.ts';

/**
 * Whether a seat may recruit now: in its own turn, and not yet by whatever route (ruling 25).
 * Source: rulebook, Recruit.
 */
export function mayRecruit({ turn }: Table, seat: SeatId): boolean {
	return turn?.seat === seat && turn.recruit === 'open';
}

/** For whom else a character is reserved; null: for nobody else (reading `reserve`). */
export function reservedForAnother(table: Table, seat: SeatId, character: ThingId): SeatId | null {
	const by = table.reserved[character];
	return by === undefined || by === seat ? null : by;
}

/** Whether a character is bonded to a clan that this seat does not play (ruling 15). */
export function bondedElsewhere(table: Table, seat: SeatId, character: ThingId): boolean {
	const { bonded, clan } = cardOf(table, character);
	return bonded && clan !== settingOf(table, seat).clan;
}

/** Whether neither a reservation nor a bond keeps a character from a seat. */
export function isFreeFor(table: Table, seat: SeatId, character: ThingId): boolean {
	return (
		reservedForAnother(table, seat, character) === null && !bondedElsewhere(table, seat, character)
	);
}

/**
 * What recruiting a character costs, in power: its space of the queue (reading `leftmostCosts`), or what
 * the group chose for a retainer: nothing, or like the rightmost of the spaces that cost (reading
 * `retainerRecruit`).
 */
export function priceOf(table: Table, seat: SeatId, character: ThingId): number {
	if (table.retainers[seat] !== character) return costOf(table, character);
	const { retainerRecruit, leftmostCosts } = table.ruleset;
	return retainerRecruit === 'free' ? 0 : (leftmostCosts.at(-1) ?? 0);
}

/** All the power that a seat could pay with. */
export function purseOf(table: Table, seat: SeatId): number {
	return awake(bloodlineOf(table, seat)).reduce((sum, { power }) => sum + power, 0);
}

/**
 * Whom a seat can recruit from queue and haven: neither reserved nor bonded for another, and within
 * its means. None without a sire outside torpor.
 */
export function recruitable(table: Table, seat: SeatId): readonly ThingId[] {
	if (awake(bloodlineOf(table, seat)).length === 0) return [];
	const purse = purseOf(table, seat);
	const retainer = table.retainers[seat] ?? null;
	const waiting = retainer === null ? table.queue : [...table.queue, retainer];
	return waiting.filter(
		(character) => isFreeFor(table, seat, character) && priceOf(table, seat, character) <= purse
	);
}
