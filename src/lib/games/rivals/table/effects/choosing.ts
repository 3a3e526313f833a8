import type { SeatId } from '../../../core/seats.ts';
import type { Who, Whom } from '../../cards/who.ts';
import type { VampireId } from '../../match/state.ts';
import { chooseOne, type Resolving } from '../request.ts';
import { foesOf } from '../where.ts';
import type { Context } from './context.ts';
import { groupIn, namedIn, seatsMeant, type Scene } from './scene.ts';

/** Vampires that an effect means, chosen where it says so; `chosen`: what the part remembers as chosen. */
export function* vampiresFor(
	scene: Scene,
	context: Context,
	who: Who
): Resolving<{ readonly ids: readonly VampireId[]; readonly chosen?: readonly VampireId[] }> {
	if (typeof who === 'string') return { ids: namedIn(scene.table, context, who) };
	if ('each' in who) return { ids: groupIn(scene, context, who.each) };
	const options = groupIn(scene, context, who.of);
	if (options.length === 0 || (options.length <= who.choose && !who.upTo))
		return { ids: options, chosen: options };
	const ids = yield {
		seat: context.seat,
		prompt: 'which-vampires',
		about: { card: context.card, n: who.choose },
		options,
		least: who.upTo ? 0 : Math.min(who.choose, options.length),
		most: Math.min(who.choose, options.length)
	};
	return { ids, chosen: ids };
}

/** Players that an effect means; a chosen foe is remembered as chosen. */
export function* seatsFor(
	scene: Scene,
	context: Context,
	whom: Whom
): Resolving<{ readonly seats: readonly SeatId[]; readonly chosen?: readonly SeatId[] }> {
	if (whom !== 'chosen-foe') return { seats: seatsMeant(scene.table, context, whom) };
	const foe = yield* chooseOne({
		seat: context.seat,
		prompt: 'which-foe',
		about: { card: context.card },
		options: foesOf(scene.table, context.seat)
	});
	const seats = foe === null ? [] : [foe];
	return { seats, chosen: seats };
}
