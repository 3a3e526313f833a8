import {
	bondedElsewhere,
	priceOf,
	purseOf,
	reservedForAnother
} from '../../../../games/heritage/chapter/recruiting.ts';
import { clanNames } from '../../../../games/heritage/naming.ts';
import type { SeatId, ThingId } from '../../../../games/heritage/shapes.ts';
import type { Table } from '../../../../games/heritage/table/table.ts';
import { cardOf } from '../../../../games/heritage/table/where.ts';
import type { ScreenNames } from '../names.ts';

/** Somebody who waits to be recruited, as a seat sees it. */
export type Waiting = {
	readonly character: ThingId;
	/** What its space costs, in power. */
	readonly cost: number;
	readonly reservedBy: SeatId | null;
	/** Why this seat cannot have it, in a few words; null: it can. */
	readonly whyNot: string | null;
};

/** The spaces of the queue, left-most first; null: a space that is empty, with what it would cost. */
export type Space = {
	readonly index: number;
	readonly cost: number;
	readonly waiting: Waiting | null;
};

export function spacesOf(table: Table, seat: SeatId, names: ScreenNames): readonly Space[] {
	const { queue, ruleset } = table;
	const empty = Math.max(0, ruleset.queueSize - queue.length);
	return Array.from({ length: empty + queue.length }, (_, index) => {
		const character = queue[index - empty];
		return {
			index,
			cost: ruleset.leftmostCosts[index] ?? 0,
			waiting: character === undefined ? null : waiting(table, seat, character, names)
		};
	});
}

/** The retainer that waits in a seat's haven. */
export function retainerOf(table: Table, seat: SeatId, names: ScreenNames): Waiting | null {
	const character = table.retainers[seat] ?? null;
	return character === null ? null : waiting(table, seat, character, names);
}

function waiting(table: Table, seat: SeatId, character: ThingId, names: ScreenNames): Waiting {
	return {
		character,
		cost: priceOf(table, seat, character),
		reservedBy: table.reserved[character] ?? null,
		whyNot: whyNot(table, seat, character, names)
	};
}

function whyNot(table: Table, seat: SeatId, character: ThingId, names: ScreenNames) {
	const other = reservedForAnother(table, seat, character);
	if (other !== null) return `kept for ${names.seat(other)}`;
	if (bondedElsewhere(table, seat, character))
		return `bonded to ${clanNames[cardOf(table, character).clan]}`;
	const cost = priceOf(table, seat, character);
	const purse = purseOf(table, seat);
	return cost > purse ? `costs ${cost} power, you have ${purse}` : null;
}
