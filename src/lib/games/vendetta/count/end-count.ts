import type { SeatId } from '../../core/seats.ts';
import { partsOf, scoreOf, winTiesOf } from '../table/scoring.ts';
import type { Table } from '../table/table.ts';
import { playerOf, seatsOf, settingOf } from '../table/where.ts';
import { countedAs } from './counting.ts';
import type { FinalCount, Place, Result, SeatCount } from './shapes.ts';

function seatCount(table: Table, seat: SeatId): SeatCount {
	const { out } = playerOf(table, seat);
	if (out) return { out: out.round === 1 ? 1 : out.round === 2 ? 2 : 3 };
	const { tokens, ...parts } = partsOf(table, seat);
	return { ...parts, tokens: 0 - tokens };
}

/** What people would count at the end of the game that lies on the table, and what comes of it. */
export function endCount(table: Table): { readonly count: FinalCount; readonly result: Result } {
	const seats = seatsOf(table);
	const { teams } = settingOf(table);
	const inGame = seats.filter((seat) => playerOf(table, seat).out === null);
	const { ambition } = table;
	const { count, result } = countedAs(
		{ seats, teams },
		{
			seats: Object.fromEntries(seats.map((seat) => [seat, seatCount(table, seat)])),
			blood: Object.fromEntries(inGame.map((seat) => [seat, playerOf(table, seat).blood])),
			winsTies: seats.filter((seat) => winTiesOf(table, [seat])),
			ambition
		}
	);
	return { count, result: { ...result, places: inOrder(table, result.places) } };
}

/** A count does not know who of two went out first in the same round; the table does. */
function inOrder(table: Table, places: readonly Place[]): Place[] {
	const score = scoreOf(table);
	const placeOf = ({ seats }: Place): number =>
		score.seats.find(({ seat }) => seat === seats[0])?.place ?? 0;
	const sorted = [...places].sort((a, b) => placeOf(a) - placeOf(b));
	return sorted.map((place, index) => {
		if (index === sorted.length - 1) return { ...place, ahead: null };
		return place === places[index] && sorted[index + 1] === places[index + 1]
			? place
			: { ...place, ahead: 'later' };
	});
}
