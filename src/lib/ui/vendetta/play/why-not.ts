import { sentenceOf } from '../../../games/core/decision.ts';
import type { SeatId } from '../../../games/core/seats.ts';
import { tableRefusals } from '../../../games/vendetta/table/refusals.ts';
import { mostBlood } from '../../../games/vendetta/table/turns.ts';
import type { Table } from '../../../games/vendetta/table/table.ts';
import { playerOf } from '../../../games/vendetta/table/where.ts';
import type { Face, LocationId } from '../../../games/vendetta/vocabulary.ts';
import { boundsOf } from './play-preview.ts';

/** Why so much Blood does not go with a card there, in the words of the rules; undefined: it does. */
export function whyNotBlood(
	table: Table,
	seat: SeatId,
	at: LocationId,
	face: Face,
	blood: number
): string | undefined {
	const { cost, mostBlood: most } = boundsOf(table, seat, at, face);
	if (blood <= most) return undefined;
	const limit = mostBlood(table, seat, at);
	if (blood > limit)
		return sentenceOf(tableRefusals, { reason: 'too-much-blood', about: { most: limit } });
	const { blood: n } = playerOf(table, seat);
	if (cost + blood > n)
		return sentenceOf(tableRefusals, { reason: 'not-enough-blood', about: { n } });
	return sentenceOf(tableRefusals, { reason: 'last-blood' });
}

/** Why a card cannot be played so there, in the words of the rules; undefined: it can. */
export function whyNotFace(
	table: Table,
	seat: SeatId,
	at: LocationId,
	face: Face,
	place: string
): string | undefined {
	const { only, payable } = boundsOf(table, seat, at, face);
	if (only !== null && only !== face)
		return sentenceOf(tableRefusals, {
			reason: only === 'up' ? 'only-face-up' : 'only-face-down',
			about: { location: place }
		});
	return payable ? undefined : sentenceOf(tableRefusals, { reason: 'last-blood' });
}
