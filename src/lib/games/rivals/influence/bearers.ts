import type { SeatId } from '../../core/seats.ts';
import { cardsIn } from '../city/city.ts';
import { seatOf, type Match, type Vampire, type VampireId } from '../match/state.ts';
import { findVampire, isActive } from '../match/vampires.ts';
import { roomFor, type Attachment, type Bearer, type Title } from './titles.ts';

type Attaching = Pick<Match, 'seats' | 'city'>;

const PRINCE: Title = { name: 'Prince of the City', limit: 'prince', influence: 0, bp: 0 };

/** The vampires of a match as far as Titles go; those that are burned bear none. */
export const bearersIn = (match: Attaching): readonly Bearer[] =>
	Object.keys(match.seats).flatMap((seat) =>
		seatOf(match, seat)
			.vampires.filter(({ place }) => place !== 'burned')
			.map((one) => bearerOf(match, seat, one))
	);

export const bearerOf = (match: Pick<Match, 'city'>, seat: SeatId, one: Vampire): Bearer => ({
	id: one.id,
	seat,
	bp: one.bp,
	isReady: isActive(one) && !one.exhausted,
	isInTorpor: one.place === 'torpor',
	title: one.prince ? PRINCE : (one.title ?? null),
	attachments: attachmentsOf(match, one)
});

/** Those of its player first: City cards by their id, then those that nobody entered. */
function attachmentsOf(
	match: Pick<Match, 'city'>,
	{ id, retainers = 0, foeCards = 0 }: Vampire
): readonly Attachment[] {
	const known = cardsIn(match, 'attached').filter(({ bearer }) => bearer === id);
	const unnamed = Array.from({ length: Math.max(0, retainers - known.length) });
	return [
		...known.map((card) => ({ id: card.id })),
		...unnamed.map((_, nth) => ({ id: `own ${nth + 1}` })),
		...Array.from({ length: foeCards }, (_, nth) => ({
			id: `foe ${nth + 1}`,
			byFoe: true as const
		}))
	];
}

/** Which attachments of a vampire may make room for one more. */
export function roomOn(
	match: Attaching,
	id: VampireId,
	what: Parameters<typeof roomFor>[1]
): ReturnType<typeof roomFor> {
	const found = findVampire(match, id);
	return found
		? roomFor(bearerOf(match, found.seat, found.vampire), what)
		: { choices: [], full: false };
}
