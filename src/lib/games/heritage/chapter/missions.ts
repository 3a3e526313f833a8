import type { Vampire } from '../bloodline/bloodline.ts';
import { awake } from '../bloodline/kinship.ts';
import type { MissionCard } from '../deck/cards.ts';
import { matches } from '../effects/matching.ts';
import { drawAmong } from '../primogen/draws.ts';
import type { SeatId, ThingId } from '../shapes.ts';
import { countClaims } from '../standings/order.ts';
import { atOnce } from '../table/request.ts';
import type { Resolvers } from '../table/run.ts';
import type { Table } from '../table/table.ts';
import { bloodlineOf, clockwiseFrom } from '../table/where.ts';

/**
 * Who may claim a mission, in turn order: the bloodlines with most matching vampires outside torpor,
 * one at least (reading `missionClaim`, ruling 8), of these who claimed fewest of the missions that lie
 * before it (reading `missionTie`). Several: the primogen decide. Nobody: it stays unclaimed.
 */
export function contendersFor(table: Table, mission: ThingId): readonly SeatId[] {
	const matching = matchingIn(table, mission);
	const able = inTurn(table).filter((seat) => (matching[seat] ?? 0) > 0);
	const claimed = claimedBefore(table, mission);
	return least(
		least(able, (seat) => -(matching[seat] ?? 0)),
		(seat) => claimed[seat] ?? 0
	);
}

/** How many vampires outside torpor match a mission in each bloodline; a mission of no such id is a bug. */
export function matchingIn(table: Table, mission: ThingId): { readonly [seat: SeatId]: number } {
	const { match } = missionOf(table, mission);
	return Object.fromEntries(
		table.seats.map(({ seat }) => [
			seat,
			awake(bloodlineOf(table, seat)).filter(({ id }) => matches(table, id, match)).length
		])
	);
}

/** Who of a bloodline matches a mission, asleep or not; a mission of no such id is a bug. */
export function matchingOf(table: Table, mission: ThingId, seat: SeatId): readonly Vampire[] {
	const { match } = missionOf(table, mission);
	const vampires = Object.values(bloodlineOf(table, seat).vampires);
	return vampires.filter(({ id }) => matches(table, id, match));
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

/** A mission is claimed at the end of the chapter; one that was claimed by hand stays as it is. */
export const missionTasks = {
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
