import {
	bondedElsewhere,
	priceOf,
	purseOf,
	reservedForAnother
} from '../../../../games/heritage/chapter/recruiting.ts';
import { clanNames } from '../../../../games/heritage/clan-names.ts';
import type { SeatId, ThingId } from '../../../../games/heritage/shapes.ts';
import type { Table } from '../../../../games/heritage/table/table.ts';
import { cardOf } from '../../../../games/heritage/table/where.ts';
import type { ScreenNames } from '../names.ts';

/** What is paid for a place, and why just that. */
export type Cost = {
	/** In power. */
	readonly power: number;
	/** Where it is recruited from, with what that costs. */
	readonly place: { readonly label: string; readonly value: string };
	readonly rule: string;
};

/** Somebody who waits to be recruited, as a seat sees it. */
export type Waiting = {
	readonly character: ThingId;
	readonly reservedBy: SeatId | null;
	/** Why this seat cannot have it, in a few words; null: it can. */
	readonly whyNot: string | null;
};

/** The spaces of the queue, leftmost first; null: a space that is empty, with what it would cost. */
export type Space = {
	readonly index: number;
	readonly cost: Cost;
	readonly waiting: Waiting | null;
};

export function spacesOf(table: Table, seat: SeatId, names: ScreenNames): readonly Space[] {
	const { queue, ruleset } = table;
	const empty = Math.max(0, ruleset.queueSize - queue.length);
	return Array.from({ length: empty + queue.length }, (_, index) => {
		const character = queue[index - empty];
		return {
			index,
			cost: costAt(table, seat, index, names),
			waiting: character === undefined ? null : waiting(table, seat, character, names)
		};
	});
}

/** The retainer that waits in a seat's haven. */
export function retainerOf(
	table: Table,
	seat: SeatId,
	names: ScreenNames
): (Waiting & { readonly cost: Cost }) | null {
	const character = table.retainers[seat] ?? null;
	if (character === null) return null;
	const power = priceOf(table, seat, character);
	const rule =
		table.ruleset.retainerRecruit === 'free'
			? 'A retainer from your own haven is free.'
			: `A retainer costs as much as the second space.${paidFrom(table, seat, power, names)}`;
	const place = { label: 'From your haven', value: costWords(power) };
	return { ...waiting(table, seat, character, names), cost: { power, place, rule } };
}

const SPACES = ['The first space', 'The second space'] as const;

/** What a space of the queue costs, whoever waits there (reading `leftmostCosts`). */
function costAt(table: Table, seat: SeatId, index: number, names: ScreenNames): Cost {
	const { leftmostCosts } = table.ruleset;
	const power = leftmostCosts[index] ?? 0;
	const [first = 0, second = 0] = leftmostCosts;
	const rule = leftmostCosts.every((cost) => cost === 0)
		? 'In this chapter, every space of the queue is free.'
		: `The first space, leftmost on the board, costs ${first} power, the next one ${second}; all others are free.${paidFrom(table, seat, power, names)}`;
	const label = SPACES[index] ?? 'Any other space';
	return { power, place: { label, value: costWords(power) }, rule };
}

export const costWords = (power: number): string => (power === 0 ? 'free' : `${power} power`);

/** Where the power comes from, and how much of it there is. */
const paidFrom = (table: Table, seat: SeatId, power: number, names: ScreenNames): string =>
	power === 0
		? ''
		: ` Your vampires pay, except those in torpor: ${names.seat(seat)} has ${purseOf(table, seat)} power.`;

function waiting(table: Table, seat: SeatId, character: ThingId, names: ScreenNames): Waiting {
	return {
		character,
		reservedBy: table.reserved[character] ?? null,
		whyNot: whyNot(table, seat, character, names)
	};
}

function whyNot(table: Table, seat: SeatId, character: ThingId, names: ScreenNames) {
	const other = reservedForAnother(table, seat, character);
	if (other !== null) return `reserved for ${names.seat(other)}`;
	if (bondedElsewhere(table, seat, character))
		return `bonded to ${clanNames[cardOf(table, character).clan]}`;
	const cost = priceOf(table, seat, character);
	const purse = purseOf(table, seat);
	return cost > purse ? `costs ${cost} power, you have ${purse}` : null;
}
