import type { SeatId, ThingId } from '../shapes.ts';
import type { Context } from '../table/tasks.ts';

/** Around the first effect of a card: nothing chosen and nothing named yet. */
export function contextOf(
	seat: SeatId,
	card: ThingId,
	{ bearer, scheme }: Pick<Context, 'bearer' | 'scheme'>
): Context {
	return { seat, card, bearer, scheme, opponent: null, chosen: null, pack: null };
}
