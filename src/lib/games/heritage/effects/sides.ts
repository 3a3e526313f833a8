import type { VampireId } from '../bloodline/bloodline.ts';
import { chooseOne, type Resolving } from '../table/request.ts';
import type { Table } from '../table/table.ts';
import type { Context } from '../table/tasks.ts';
import { bloodlineOf, clockwiseFrom, opponentsOf } from '../table/where.ts';
import type { SeatId } from '../shapes.ts';
import { matches } from './matching.ts';
import type { Filter, Side } from './selector.ts';

/** Who may be meant, besides what a filter says. */
export type Reach = {
	/** Further conditions on who may be meant. */
	readonly open?: (id: VampireId) => boolean;
	/** Whether vampires in torpor are meant where the filter does not speak of it. */
	readonly asleepToo?: boolean;
};

/** Of whom a card speaks; where it is nobody's, of its player's clan leader. */
export function bearerOf(table: Table, { seat, bearer }: Context): VampireId {
	return bearer ?? bloodlineOf(table, seat).leader;
}

/** Whose bloodlines a side may mean, clockwise from the activating player. */
export function seatsOf(table: Table, { seat, opponent }: Context, side: Side): readonly SeatId[] {
	switch (side) {
		case 'own':
			return [seat];
		case 'any-opponent':
		case 'opponents':
			return opponentsOf(table, seat);
		case 'everyone':
			return clockwiseFrom(table, seat);
		case 'that-opponent':
			return opponent === null ? [] : [opponent];
	}
}

/** The matching vampires of some players, in the order in which they joined. */
export function matchingOf(
	table: Table,
	seats: readonly SeatId[],
	where: Filter = {},
	asleepToo = false
): readonly VampireId[] {
	return seats.flatMap((seat) =>
		Object.keys(bloodlineOf(table, seat).vampires).filter((id) =>
			matches(table, id, where, asleepToo)
		)
	);
}

/**
 * All matching vampires of a side. Of any opponent the activating player picks which, among those who
 * have one that matches; from then on the card is about that opponent.
 */
export function* allOf(
	table: Table,
	context: Context,
	side: Side,
	where: Filter = {},
	{ open = () => true, asleepToo = false }: Reach = {}
): Resolving<{ readonly vampires: readonly VampireId[]; readonly context: Context }> {
	const of = (seats: readonly SeatId[]) => matchingOf(table, seats, where, asleepToo).filter(open);
	const seats = seatsOf(table, context, side);
	if (side !== 'any-opponent') return { vampires: of(seats), context };
	const opponent = yield* chooseOne({
		seat: context.seat,
		prompt: 'which-opponent',
		options: seats.filter((seat) => of([seat]).length > 0)
	});
	if (opponent === null) return { vampires: [], context };
	return { vampires: of([opponent]), context: { ...context, opponent } };
}
