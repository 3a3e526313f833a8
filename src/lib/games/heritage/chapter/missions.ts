import type { Vampire } from '../bloodline/bloodline.ts';
import type { MissionCard } from '../deck/cards.ts';
import { matches } from '../effects/matching.ts';
import {
	countedFor,
	countOf,
	countsVampires,
	isEnough,
	isRace,
	rankOf,
	type Counted
} from '../missions/mission-counts.ts';
import { drawAmong } from '../primogen/draws.ts';
import type { SeatId, ThingId } from '../shapes.ts';
import { countClaims } from '../standings/order.ts';
import type { TableEvent } from '../table/events.ts';
import { atOnce } from '../table/request.ts';
import type { Resolvers } from '../table/run.ts';
import type { Table } from '../table/table.ts';
import { bloodlineOf, clockwiseFrom } from '../table/where.ts';

/**
 * Who may claim a mission, in turn order: those who are first for it (reading `missionClaim`, ruling 8), of these who
 * claimed fewest of the missions that lie before it (reading `missionTie`). Several: the primogen decide. Nobody: it stays unclaimed.
 */
export function contendersFor(table: Table, mission: ThingId): readonly SeatId[] {
	const claimed = claimedBefore(table, mission);
	return least(levelFor(table, mission), (seat) => claimed[seat] ?? 0);
}

/** Who is first for a mission by what it counts, in turn order. */
export function levelFor(table: Table, mission: ThingId): readonly SeatId[] {
	const card = missionOf(table, mission);
	const counts = countsFor(table, mission);
	const able = inTurn(table).filter((seat) => isEnough(card, counts[seat] ?? 0));
	return least(able, (seat) => -rankOf(card, counts[seat] ?? 0));
}

/** Each player's number for a mission; a mission of no such id is a bug. */
export function countsFor(table: Table, mission: ThingId): { readonly [seat: SeatId]: number } {
	const card = missionOf(table, mission);
	return Object.fromEntries(table.seats.map(({ seat }) => [seat, countOf(table, seat, card)]));
}

/** Who of a bloodline counts for a mission; a mission of no such id is a bug. */
export function countedIn(table: Table, mission: ThingId, seat: SeatId): readonly Counted[] {
	return countedFor(table, seat, missionOf(table, mission));
}

/** Who sleeps and would match a mission; nobody, where it counts no vampires. */
export function asleepFor(table: Table, mission: ThingId, seat: SeatId): readonly Vampire[] {
	const card = missionOf(table, mission);
	if (!countsVampires(card)) return [];
	const { match } = card;
	const vampires = Object.values(bloodlineOf(table, seat).vampires);
	return vampires.filter(({ id, torpor }) => torpor && matches(table, id, match, true));
}

/** The players from whoever has the first player marker on. */
export function inTurn(table: Table): readonly SeatId[] {
	return clockwiseFrom(table, table.firstPlayer ?? '');
}

function claimedBefore(table: Table, mission: ThingId) {
	const at = table.missions.findIndex(({ id }) => id === mission);
	const before = table.missions.slice(0, at).map(({ id }) => table.claims[id] ?? null);
	return countClaims(inTurn(table), before);
}

function missionOf(table: Table, mission: ThingId): MissionCard {
	const card = table.missions.find(({ id }) => id === mission);
	if (!card) throw new Error(`the chapter has no mission ${mission}`);
	return card;
}

/** Those of whom least is true, in their order. */
function least(seats: readonly SeatId[], of: (seat: SeatId) => number): readonly SeatId[] {
	const lowest = Math.min(...seats.map(of));
	return seats.filter((seat) => of(seat) === lowest);
}

/** A mission is claimed at the end of the chapter; one that was claimed by hand, or as a round ended, stays as it is. */
export const missionTasks = {
	/** A race that one player alone has won ends with the round; several that are level run on. */
	'claim-races'({ table }) {
		const events: TableEvent[] = [];
		for (const card of table.missions) {
			if (!isRace(card) || card.id in table.claims) continue;
			const [seat, ...others] = contendersFor(table, card.id);
			if (seat !== undefined && others.length === 0)
				events.push({ type: 'MissionClaimed', mission: card.id, seat, early: true });
		}
		return atOnce({ events });
	},

	'claim-mission'({ table }, { mission }) {
		if (mission in table.claims) return atOnce({});
		const tied = contendersFor(table, mission);
		const [first = null] = tied;
		const seat = tied.length > 1 ? (drawAmong(table, mission, tied)?.winner ?? null) : first;
		if (seat === null && first !== null) {
			return atOnce({
				next: [
					{ kind: 'primogen', mission, declared: {} },
					{ kind: 'claim-mission', mission }
				]
			});
		}
		return atOnce({ events: [{ type: 'MissionClaimed', mission, seat }] });
	}
} satisfies Partial<Resolvers>;
