import type { SeatId } from '../../../games/core/seats.ts';
import { reasonsAt, totalsAt } from '../../../games/vendetta/table/power.ts';
import { faceDownCost, mostBlood } from '../../../games/vendetta/table/turns.ts';
import type { Table } from '../../../games/vendetta/table/table.ts';
import {
	clanCardOf,
	faceUpTokens,
	onPosition,
	playerOf,
	readingsOf
} from '../../../games/vendetta/table/where.ts';
import { rulesFor } from '../../../games/vendetta/effects/in-force.ts';
import type { Face, LocationId } from '../../../games/vendetta/vocabulary.ts';

export type Planned = {
	readonly card: string;
	readonly at: LocationId;
	readonly face: Face;
	readonly blood: number;
	readonly flip: number;
};

/** How a card may lie somewhere, what it costs face down, and the most Blood and tokens that go with it. */
export function boundsOf(table: Table, seat: SeatId, at: LocationId, face: Face) {
	const player = playerOf(table, seat);
	const cost = face === 'down' ? faceDownCost(table, seat, at) : 0;
	const keeps = readingsOf(table).lastBlood === 'no' ? 1 : 0;
	const left = player.blood - cost;
	return {
		only: rulesFor(table, 'only', seat, at)[0]?.rule.face ?? null,
		cost,
		payable: cost === 0 || left >= 1,
		mostBlood: Math.max(0, Math.min(mostBlood(table, seat, at), left - keeps)),
		mostTokens: faceUpTokens(player)
	};
}

/**
 * What a play changes, before anything it sets off: the Pool, the own total there with face-down cards at their printed
 * Power, and what everybody else sees of it.
 */
export function previewOf(
	table: Table,
	seat: SeatId,
	faces: { readonly [slot: string]: string },
	{ card, at, face, blood, flip }: Planned
) {
	const { cost } = boundsOf(table, seat, at, face);
	const pool = playerOf(table, seat).blood;
	const seen = totalsAt(table, at).find((one) => one.seat === seat)?.total ?? 0;
	const hidden = onPosition(table, at, seat)
		.filter(({ up }) => !up)
		.map(({ slot }) => {
			const counts = reasonsAt(table, at, seat).find((one) => one.slot === slot)?.by ?? 0;
			return (clanCardOf(table, faces[slot] ?? '')?.power ?? 0) - counts;
		})
		.reduce((sum, one) => sum + one, 0);
	const power = clanCardOf(table, card)?.power ?? 0;
	const here = seen + hidden;
	const put = blood + flip;
	return {
		pool: { from: pool, to: pool - cost - blood },
		here: { from: here, card: power, blood: put, to: here + power + put },
		others: seen + (face === 'up' ? power : 0) + put
	};
}
