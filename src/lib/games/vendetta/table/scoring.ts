import type { SeatId } from '../../core/seats.ts';
import { rankingOf } from '../count/places.ts';
import type { FinalCount, SeatCount } from '../count/shapes.ts';
import { rulesInForce } from '../effects/in-force.ts';
import type { AtTable } from '../seating.ts';
import { TEAMS } from '../vocabulary.ts';
import type { Parts, Score, Scored } from './score.ts';
import type { Table } from './table.ts';
import {
	drainValues,
	influenceOf,
	isIn,
	playerOf,
	readingsOf,
	relicOf,
	seatsOf,
	settingOf
} from './where.ts';

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

/** Whether a player has a card that wins all ties at the end (reading `winTies`). */
const winTiesOf = (table: Table, whose: SeatId): boolean =>
	readingsOf(table).winTies === 'everywhere' &&
	rulesInForce(table, 'wins-ties').some(
		({ source, seat }) => source.from === 'ally' && seat === whose
	);

function seatCount(table: Table, seat: SeatId): SeatCount {
	const { out } = playerOf(table, seat);
	if (out) return { out: out.round === 1 ? 1 : out.round === 2 ? 2 : 3 };
	const { tokens, ...parts } = partsOf(table, seat);
	return { ...parts, tokens: 0 - tokens };
}

/** What people would count at the end of the game that lies on the table. */
export function finalCountOf(table: Table): FinalCount {
	const seats = seatsOf(table);
	const outAfter = (seat: SeatId) => playerOf(table, seat).out?.after ?? 0;
	// A game may end before the Frenzy of somebody is over; no tie asks for Blood then.
	const withBlood = seats.filter((seat) => isIn(table, seat) && playerOf(table, seat).blood > 0);
	const wentOut = seats
		.filter((seat) => !isIn(table, seat))
		.toSorted((a, b) => outAfter(a) - outAfter(b));
	return {
		seats: Object.fromEntries(seats.map((seat) => [seat, seatCount(table, seat)])),
		blood: Object.fromEntries(withBlood.map((seat) => [seat, playerOf(table, seat).blood])),
		winsTies: seats.filter((seat) => winTiesOf(table, seat)),
		ambition: table.ambition,
		...(wentOut.length > 1 && { wentOut })
	};
}

/** Who sits at the table, for a count. */
export const seatedAt = (table: Table): AtTable => ({
	seats: seatsOf(table),
	teams: settingOf(table).teams
});

/** The final count: part by part, places by the rules for ties [END OF THE GAME] [TAG TEAM MODE]. */
export function scoreOf(table: Table): Score {
	const seats = seatsOf(table);
	const { places } = rankingOf(seatedAt(table), finalCountOf(table));
	const placeOf = (seat: SeatId) => places.findIndex((place) => place.seats.includes(seat)) + 1;
	const scored = seats.map((seat): Scored => {
		const parts = partsOf(table, seat);
		return {
			seat,
			parts,
			total: totalOf(parts),
			blood: playerOf(table, seat).blood,
			place: placeOf(seat),
			out: !isIn(table, seat)
		};
	});
	const teams = TEAMS.flatMap((team) => {
		const members = scored.filter(({ seat }) => playerOf(table, seat).team === team);
		const [first] = members;
		if (!first) return [];
		const { place } = first;
		// Of a team that is out altogether there is no score; it says what its members had.
		const total = places[place - 1]?.total ?? sum(members.map((one) => one.total));
		return [{ team, total, place }];
	});
	return { seats: scored, teams };
}
