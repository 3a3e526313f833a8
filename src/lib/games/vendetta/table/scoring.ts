import type { SeatId } from '../../core/seats.ts';
import { rulesInForce } from '../effects/in-force.ts';
import { TEAMS } from '../vocabulary.ts';
import type { Parts, Score, Scored } from './score.ts';
import { clockwiseFrom } from './setting.ts';
import type { Table } from './table.ts';
import { drainValues, influenceOf, isIn, playerOf, readingsOf, relicOf, seatsOf } from './where.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** What a player would count if the game ended now [END OF THE GAME] [RELIC CARDS]. */
export function partsOf(table: Table, seat: SeatId): Parts {
	const { alliance, drained, influence, relic, tokens } = playerOf(table, seat);
	return {
		alliance: sum(alliance.map((card) => influenceOf(table, card))),
		drained: sum(drained.map((card) => drainValues(table, card).influence)),
		pool: influence,
		relic: relic ? (relicOf(table, relic.card)?.influence ?? 0) : 0,
		tokens: 0 - tokens
	};
}

export const totalOf = ({ alliance, drained, pool, relic, tokens }: Parts): number =>
	alliance + drained + pool + relic + tokens;

type Side = {
	readonly seats: readonly SeatId[];
	readonly total: number;
	readonly blood: number;
	readonly winsTies: boolean;
	/** The place in turn order of the first of them. */
	readonly order: number;
	/** Null: in; else the how-manieth out. */
	readonly out: number | null;
};

/** Who is in comes first, then who went out last; by total, “wins all ties”, Blood in Pools, turn order. */
const before = (a: Side, b: Side): number =>
	Number(a.out !== null) - Number(b.out !== null) ||
	(b.out ?? 0) - (a.out ?? 0) ||
	b.total - a.total ||
	Number(b.winsTies) - Number(a.winsTies) ||
	// Of two who win all ties, the earlier in turn order.
	(a.winsTies ? 0 : b.blood - a.blood) ||
	a.order - b.order;

/** Whether one of these players has a card that wins all ties at the end (reading `winTies`). */
export const winTiesOf = (table: Table, seats: readonly SeatId[]): boolean =>
	readingsOf(table).winTies === 'everywhere' &&
	rulesInForce(table, 'wins-ties').some(
		({ source, seat }) => source.from === 'ally' && seat !== null && seats.includes(seat)
	);

function sideOf(table: Table, all: readonly SeatId[], order: readonly SeatId[]): Side {
	// Of a team the one who is in counts alone (reading `teamOut`).
	const left = all.filter((seat) => isIn(table, seat));
	const seats = left.length > 0 ? left : all;
	return {
		seats: all,
		total: sum(seats.map((seat) => totalOf(partsOf(table, seat)))),
		blood: sum(seats.map((seat) => playerOf(table, seat).blood)),
		winsTies: winTiesOf(table, seats),
		order: Math.min(...seats.map((seat) => order.indexOf(seat))),
		out:
			left.length > 0 ? null : Math.max(...all.map((seat) => playerOf(table, seat).out?.after ?? 0))
	};
}

/** The final count: part by part, places by the rules for ties [END OF THE GAME] [TAG TEAM MODE]. */
export function scoreOf(table: Table): Score {
	const seats = seatsOf(table);
	const order = clockwiseFrom(seats, table.ambition ?? '');
	const teams = TEAMS.flatMap((team) => {
		const members = seats.filter((seat) => playerOf(table, seat).team === team);
		return members.length > 0 ? [{ team, members }] : [];
	});
	const sides = (
		teams.length > 0 ? teams.map(({ members }) => members) : seats.map((seat) => [seat])
	)
		.map((members) => sideOf(table, members, order))
		.sort(before);
	const placeOf = (seat: SeatId) => sides.findIndex((side) => side.seats.includes(seat)) + 1;
	return {
		seats: seats.map((seat): Scored => {
			const parts = partsOf(table, seat);
			return {
				seat,
				parts,
				total: totalOf(parts),
				blood: playerOf(table, seat).blood,
				place: placeOf(seat),
				out: !isIn(table, seat)
			};
		}),
		teams: teams.map(({ team, members }) => ({
			team,
			total: sides.find((side) => side.seats === members)?.total ?? 0,
			place: placeOf(members[0] ?? '')
		}))
	};
}
