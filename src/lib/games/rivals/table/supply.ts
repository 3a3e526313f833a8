import type { TableEvent } from './events.ts';
import { evolveTable } from './evolve.ts';
import { bodyOf } from './effects/bodies.ts';
import type { MaybeAsking, Resolved, Resolving } from './request.ts';
import type { Table } from './table.ts';
import { findSlot, findVampire, readingsOf, sideOf } from './where.ts';

/*
 * Reading tokenLimit: who has all tokens of their colour gains no more from the supply [General Supply]. What a player holds
 * counts as their colour, so that what is stolen counts for the thief.
 */

/** What a rule comes to, with no more out of the supply than lies there. */
export function suppliedTo(table: Table, resolved: MaybeAsking<Resolved>): MaybeAsking<Resolved> {
	const { tokenLimit } = readingsOf(table);
	if (!tokenLimit) return resolved;
	return Symbol.iterator in resolved
		? later(table, resolved, tokenLimit)
		: within(table, resolved, tokenLimit);
}

function* later(table: Table, asking: Resolving<Resolved>, limit: number): Resolving<Resolved> {
	return within(table, yield* asking, limit);
}

function within(table: Table, resolved: Resolved, limit: number): Resolved {
	if (!resolved.events) return resolved;
	let now = table;
	const events: TableEvent[] = [];
	for (const wanted of resolved.events) {
		const event = supplied(now, wanted, limit);
		if (!event) continue;
		events.push(event);
		now = evolveTable(now, event);
	}
	return { ...resolved, events };
}

/** An event with as much as the supply has; null: it does not happen. */
function supplied(table: Table, event: TableEvent, limit: number): TableEvent | null {
	const roomOf = (seat: string): number => Math.max(0, limit - heldBy(table, seat));
	switch (event.type) {
		case 'PrestigeMoved': {
			if (event.by <= 0 || event.why === 'steal') return event;
			const by = Math.min(event.by, roomOf(event.seat));
			return by > 0 ? { ...event, by } : null;
		}
		case 'BloodMoved': {
			const found = findVampire(table, event.vampire);
			if (event.by <= 0 || event.why === 'steal' || !found) return event;
			const by = Math.min(event.by, roomOf(found.seat));
			return by > 0 ? { ...event, by } : null;
		}
		case 'PrestigeStored': {
			const lies = findSlot(table, event.slot);
			if (event.by <= 0 || lies?.at !== 'ongoing') return event;
			const by = Math.min(event.by, roomOf(lies.seat));
			return by > 0 ? { ...event, by } : null;
		}
		case 'ConspiracyFed':
			return event.given && roomOf(event.seat) < 1 ? null : event;
		case 'CameBack': {
			const found = findVampire(table, event.vampire);
			const isFull = (found?.vampire.blood ?? 0) >= bodyOf(table, event.vampire).bp;
			return isFull ? event : null;
		}
		default:
			return event;
	}
}

/** Prestige and Blood of a player, wherever it lies. */
export function heldBy(table: Table, seat: string): number {
	const { prestige, vampires } = sideOf(table, seat);
	const blood = vampires.reduce((sum, one) => sum + one.blood, 0);
	const onConspiracies = table.order
		.flatMap((other) => sideOf(table, other).down)
		.reduce((sum, { paid }) => sum + (paid[seat] ?? 0), 0);
	const stored = sideOf(table, seat).ongoing.reduce((sum, one) => sum + (one.stored ?? 0), 0);
	const onEvents = table.city.streets.filter(({ token }) => token === seat).length;
	return prestige + blood + onConspiracies + stored + onEvents;
}
