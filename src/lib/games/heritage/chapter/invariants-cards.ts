import type { ThingId } from '../shapes.ts';
import type { Table } from '../table/table.ts';
import { fault, seatFaults, type Fault } from './fault.ts';

/** What is wrong with where the characters lie. */
export function cardFaults(table: Table): readonly Fault[] {
	const lying = placesOf(table);
	const seen = new Set<ThingId>();
	const found: Fault[] = [];
	for (const character of lying) {
		if (seen.has(character)) found.push(fault('character-elsewhere', { character }));
		seen.add(character);
	}
	return [
		...found,
		...unplaced(table, seen),
		...misplaced(table, seen),
		...queueFaults(table),
		...reservationFaults(table)
	];
}

/** Every character that lies somewhere, as often as it does. */
function placesOf(table: Table): readonly ThingId[] {
	const { queue, deck, discards, banished, retainers, bloodlines } = table;
	return [
		...Object.values(bloodlines).flatMap(({ vampires }) =>
			Object.values(vampires).flatMap(({ id, absorbed }) => [id, ...absorbed])
		),
		...queue,
		...deck,
		...discards,
		...banished,
		...Object.values(retainers).filter((character) => character !== null)
	];
}

/** A leader's other side, and leaders nobody plays, lie nowhere; all others lie somewhere. */
function unplaced({ cast }: Table, placed: ReadonlySet<ThingId>): readonly Fault[] {
	return Object.values(cast)
		.filter(({ id, kind }) => kind !== 'leader' && !placed.has(id))
		.map(({ id }) => fault('card-nowhere', { card: id }));
}

function misplaced({ cast, bloodlines }: Table, placed: ReadonlySet<ThingId>): readonly Fault[] {
	const heads = new Set(Object.values(bloodlines).map(({ leader }) => leader));
	return [...placed].flatMap((id) => {
		const card = cast[id];
		if (!card) return [fault('unknown-card', { card: id })];
		return card.kind === 'leader' && !heads.has(id)
			? [fault('leader-leads', { character: id })]
			: [];
	});
}

function queueFaults({ queue, ruleset }: Table): readonly Fault[] {
	const most = ruleset.queueSize;
	return queue.length > most ? [fault('queue-too-long', { most })] : [];
}

/** Only characters of the queue are reserved, one by each player (reading `reserve`). */
function reservationFaults(table: Table): readonly Fault[] {
	const seats = Object.values(table.reserved);
	return [
		...Object.keys(table.reserved)
			.filter((character) => !table.queue.includes(character))
			.map((character) => fault('not-reserved-here', { character })),
		...seats
			.filter((seat, index) => seats.indexOf(seat) < index)
			.map((seat) => fault('reserved-twice', { seat })),
		...seatFaults(table, seats)
	];
}
