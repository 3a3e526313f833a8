import type { Bloodline, Vampire, VampireId } from '../bloodline/bloodline.ts';
import { awake } from '../bloodline/kinship.ts';
import type { CharacterCard } from '../deck/cards.ts';
import type { SeatId, ThingId } from '../shapes.ts';
import type { SeatSetting } from './setting.ts';
import type { Table } from './table.ts';

/** Whose bloodline a vampire belongs to, asleep or not; null: nobody's. */
export function ownerOf(table: Table, vampire: VampireId): SeatId | null {
	for (const { seat } of table.seats) if (table.bloodlines[seat]?.vampires[vampire]) return seat;
	return null;
}

/** A vampire on the table, or null. */
export function vampireOf(table: Table, vampire: VampireId): Vampire | null {
	const owner = ownerOf(table, vampire);
	return owner === null ? null : (table.bloodlines[owner]?.vampires[vampire] ?? null);
}

/** The bloodline of a seat that plays; anything else is a bug. */
export function bloodlineOf(table: Table, seat: SeatId): Bloodline {
	const bloodline = table.bloodlines[seat];
	if (!bloodline) throw new Error(`nobody plays at ${seat}`);
	return bloodline;
}

/** Every vampire outside torpor, bloodline by bloodline round the table. */
export function everyoneAwake(table: Table): readonly Vampire[] {
	return table.seats.flatMap(({ seat }) => awake(bloodlineOf(table, seat)));
}

/** The card of a character of this chapter; anything else is a bug. */
export function cardOf(table: Table, character: ThingId): CharacterCard {
	const card = table.cast[character];
	if (!card) throw new Error(`${character} is not in this chapter`);
	return card;
}

export function settingOf(table: Table, seat: SeatId): SeatSetting {
	const setting = table.seats.find((one) => one.seat === seat);
	if (!setting) throw new Error(`nobody plays at ${seat}`);
	return setting;
}

/** The seats from one on, clockwise. */
export function clockwiseFrom(table: Table, seat: SeatId): readonly SeatId[] {
	const seats = table.seats.map((setting) => setting.seat);
	const start = Math.max(0, seats.indexOf(seat));
	return [...seats.slice(start), ...seats.slice(0, start)];
}

/** The others, clockwise from a seat. */
export function opponentsOf(table: Table, seat: SeatId): readonly SeatId[] {
	return clockwiseFrom(table, seat).filter((other) => other !== seat);
}

/** Whose choice counts while nobody is named: whose turn it is, between turns the first player. */
export function activeSeat(table: Table): SeatId {
	const seat = table.turn?.seat ?? table.firstPlayer ?? table.seats[0]?.seat;
	if (seat === undefined) throw new Error('nobody sits at this table');
	return seat;
}

/** What the space costs on which a character of the queue lies, in power (reading `leftmostCosts`). */
export function costOf(table: Table, character: ThingId): number {
	const at = table.queue.indexOf(character);
	if (at < 0) return 0;
	return table.ruleset.leftmostCosts[at + table.ruleset.queueSize - table.queue.length] ?? 0;
}
