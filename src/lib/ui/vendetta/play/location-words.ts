import { counted, listed } from '../../../games/core/listed.ts';
import type { SeatId } from '../../../games/core/seats.ts';
import { totalsAt } from '../../../games/vendetta/table/power.ts';
import type { Table } from '../../../games/vendetta/table/table.ts';
import {
	allyOf,
	bloodAt,
	locationOf,
	onPosition,
	presentAt
} from '../../../games/vendetta/table/where.ts';
import type { LocationId } from '../../../games/vendetta/vocabulary.ts';
import { locationTitle } from './said.ts';
import type { Speaker } from '../../speaker.ts';

/** What a player has somewhere, in words: “7, 2 cards up, 1 face down, 3 Blood”. */
function sideWords(table: Table, at: LocationId, seat: SeatId): string {
	const cards = onPosition(table, at, seat);
	const up = cards.filter((card) => card.up).length;
	const down = cards.length - up;
	const blood = bloodAt(table, at, seat);
	const parts = [
		up > 0 && `${counted(up, 'card')} face up`,
		down > 0 && `${counted(down, 'card')} face down`,
		blood > 0 && `${blood} Blood`
	].filter((part) => part !== false);
	const total = totalsAt(table, at).find((one) => one.seat === seat)?.total ?? 0;
	return `${total} in sight: ${listed(parts)}`;
}

/** A Location in one sentence, for whoever does not see its circle. */
export function circleWords(table: Table, at: LocationId, speaker: Speaker): string {
	const location = locationOf(table, at);
	const ally = allyOf(table, location?.ally ?? '');
	const fought = ally
		? ally.untold
			? ` ${ally.name}, not told yet.`
			: ` ${ally.name}, ${ally.kind}: Influence ${ally.influence}, feeds ${ally.feed}, drained ${ally.drainBlood} Blood, then counts ${ally.drainedInfluence}.`
		: location?.resolved
			? ' Resolved.'
			: '';
	const sides = presentAt(table, at).map(
		(seat) => ` ${speaker.name(seat)}, ${sideWords(table, at, seat)}.`
	);
	return `${locationTitle(at)}.${fought}${sides.length > 0 ? sides.join('') : ' No cards here.'}`;
}
