import type { SeatId } from '../../../games/core/seats.ts';
import { evolveTable } from '../../../games/vendetta/table/evolve.ts';
import { faceDownCost, mostBlood } from '../../../games/vendetta/table/turns.ts';
import type { Table } from '../../../games/vendetta/table/table.ts';
import {
	clanCardOf,
	faceUpTokens,
	playerOf,
	readingsOf
} from '../../../games/vendetta/table/where.ts';
import { rulesFor } from '../../../games/vendetta/effects/in-force.ts';
import type { Face, LocationId } from '../../../games/vendetta/vocabulary.ts';
import { totalInSight, totalKnown } from './known-total.ts';

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

/** The same table once the card lies there, before anything it sets off. */
function laid(table: Table, seat: SeatId, { card, at, face, blood, flip }: Planned): Table {
	const played = evolveTable(table, {
		type: 'CardPlayed',
		seat,
		owner: seat,
		from: 'hand',
		slot: table.nextSlot,
		at,
		face,
		card: face === 'up' ? card : null,
		paid: 0,
		turn: false,
		open: false
	});
	return evolveTable(played, {
		type: 'BloodDeployed',
		seat,
		at,
		pool: blood,
		bank: 0,
		flipped: flip,
		as: 'with-card'
	});
}

/**
 * What a play changes, before anything it sets off: the Pool, the own total there with face-down cards at their printed
 * Power and each part of it, and what everybody else sees of it.
 */
export function previewOf(
	table: Table,
	seat: SeatId,
	faces: { readonly [slot: string]: string },
	planned: Planned
) {
	const { card, at, face, blood, flip } = planned;
	const { cost } = boundsOf(table, seat, at, face);
	const pool = playerOf(table, seat).blood;
	const after = laid(table, seat, planned);
	const known = { ...faces, [table.nextSlot]: card };
	const { total: from } = totalKnown(table, at, seat, faces);
	const { total: to } = totalKnown(after, at, seat, known);
	const power = clanCardOf(table, card)?.power ?? 0;
	const put = blood + flip;
	return {
		pool: { from: pool, to: pool - cost - blood },
		// What cards add to it or take from it, once it lies there.
		here: { from, card: power, blood: put, more: to - from - power - put, to },
		others: totalInSight(after, at, seat)
	};
}
