import { pick, shuffled, type Chance } from '../core/chance.ts';
import type { SeatId } from '../core/seats.ts';
import type { RivalOf } from './match/state.ts';

/*
 * The draw of the Rival tokens [Set-Up 9]. The number on your token is your Rival. Nobody is their own Rival; beyond that
 * any deal can come up: one ring, or two pairs with four players.
 */

/** One token turned up; `back`: it was their own number, and goes back face down. */
export type Drawn = { readonly seat: SeatId; readonly token: SeatId; readonly back?: true };

/** What the two who draw last have to do with the tokens that are left. */
export type LastTwo =
	{ readonly kind: 'draw' } | { readonly kind: 'turned'; readonly ways: readonly RivalOf[] };

/** R3: when two seats remain. A number of theirs that has not shown means that all is turned up, and none takes its own. */
export function lastTwo(
	seats: readonly [SeatId, SeatId],
	tokens: readonly [SeatId, SeatId]
): LastTwo {
	if (!tokens.some((token) => seats.includes(token))) return { kind: 'draw' };
	const [a, b] = seats;
	const [first, second] = tokens;
	const ways = [
		{ [a]: first, [b]: second },
		{ [a]: second, [b]: first }
	].filter((way) => findRivalFault(seats, way) === null);
	return { kind: 'turned', ways };
}

/** Why these cannot be Rivals of each other: somebody has none, their own token, or one that another has; null: they can. */
export function findRivalFault(
	seats: readonly SeatId[],
	rivals: RivalOf
): { readonly why: 'none' | 'own' | 'taken'; readonly seat: SeatId } | null {
	const taken = new Set<SeatId>();
	for (const seat of seats) {
		const rival = rivals[seat];
		if (rival === undefined) return { why: 'none', seat };
		if (rival === seat) return { why: 'own', seat };
		if (taken.has(rival)) return { why: 'taken', seat: rival };
		taken.add(rival);
	}
	return null;
}

/** Everybody's left neighbour. With two players there is no other way [Set-Up 9]. */
export const leftNeighbours = (order: readonly SeatId[]): RivalOf =>
	Object.fromEntries(order.map((seat, at) => [seat, order[(at + 1) % order.length] ?? seat]));

/** Draws the tokens as the rulebook does, in turn order. */
export function drawTokens(
	chance: Chance,
	order: readonly SeatId[]
): { readonly rivals: RivalOf; readonly drawn: readonly Drawn[] } {
	const drawn: Drawn[] = [];
	const rivals: { [seat: SeatId]: SeatId } = {};
	let down: readonly SeatId[] = shuffled(chance, order);
	const take = (seat: SeatId, token: SeatId): void => {
		drawn.push({ seat, token });
		rivals[seat] = token;
		down = down.filter((one) => one !== token);
	};
	for (const [at, seat] of order.entries()) {
		const [a, b] = order.slice(at);
		const [first, second] = down;
		if (
			a !== undefined &&
			b !== undefined &&
			down.length === 2 &&
			first !== undefined &&
			second !== undefined
		) {
			const last = lastTwo([a, b], [first, second]);
			if (last.kind === 'turned') {
				const way = pick(chance, last.ways);
				for (const one of [a, b]) take(one, way[one] ?? one);
				break;
			}
		}
		const token = pick(chance, down);
		if (token !== seat) {
			take(seat, token);
			continue;
		}
		// R2: another is drawn before their own goes back.
		drawn.push({ seat, token, back: true });
		take(
			seat,
			pick(
				chance,
				down.filter((one) => one !== seat)
			)
		);
	}
	return { rivals, drawn };
}

/** How the Rivals lie: one ring, or pairs who hunt each other. */
export function ringsOf(order: readonly SeatId[], rivals: RivalOf): readonly (readonly SeatId[])[] {
	const rings: SeatId[][] = [];
	const seen = new Set<SeatId>();
	for (const from of order) {
		const ring: SeatId[] = [];
		for (
			let seat: SeatId | undefined = from;
			seat !== undefined && !seen.has(seat);
			seat = rivals[seat]
		) {
			seen.add(seat);
			ring.push(seat);
		}
		if (ring.length > 0) rings.push(ring);
	}
	return rings;
}
