import type { SeatId } from '../../core/seats.ts';
import {
	seatOf,
	withSeat,
	type Match,
	type SeatState,
	type Vampire,
	type VampireId
} from './state.ts';

/** Where a vampire is found: whose it is, and itself. */
export interface Found<One = Vampire> {
	readonly seat: SeatId;
	readonly vampire: One;
}

/** With the box and in a match that the app deals, which knows more of each. */
export function findVampire<One extends Pick<Vampire, 'id'>>(
	{ seats }: { readonly seats: { readonly [seat: SeatId]: { readonly vampires: readonly One[] } } },
	id: VampireId
): Found<One> | null {
	for (const seat of Object.keys(seats)) {
		const vampire = seats[seat]?.vampires.find((one) => one.id === id);
		if (vampire) return { seat, vampire };
	}
	return null;
}

/** In the coterie: neither in torpor nor burned. */
export const isActive = ({ place }: Pick<Vampire, 'place'>): boolean =>
	place === 'haven' || place === 'streets';

export const activeOf = ({ vampires }: Pick<SeatState, 'vampires'>): readonly Vampire[] =>
	vampires.filter(isActive);

/** With half its Blood Potency or less [Glossary]. */
export const isWounded = ({ bp, blood }: Pick<Vampire, 'bp' | 'blood'>): boolean => 2 * blood <= bp;

/** The id that the next vampire of a seat gets. */
export const nextVampire = (match: Pick<Match, 'seats'>, seat: SeatId): VampireId =>
	`${seat}v${seatOf(match, seat).vampires.length + 1}`;

/** What a vampire without a name is called, as if it were its name: “Leader”, “Vampire 2”. */
export function plainName({ id, leader, name }: Pick<Vampire, 'id' | 'leader' | 'name'>): string {
	if (name !== undefined) return name;
	return leader ? 'Leader' : `Vampire ${id.slice(id.indexOf('v') + 1)}`;
}

/** The match with one of its vampires otherwise. */
export function withVampire(match: Match, id: VampireId, to: (vampire: Vampire) => Vampire): Match {
	const found = findVampire(match, id);
	if (!found) return match;
	const { vampires } = seatOf(match, found.seat);
	return withSeat(match, found.seat, {
		vampires: vampires.map((one) => (one.id === id ? to(one) : one))
	});
}

/** A vampire that is ready. */
export function readied({ exhausted: _ready, ...vampire }: Vampire): Vampire {
	return vampire;
}

/** A vampire at the Haven, in no party of The Streets. */
export function homeward({ party: _left, ...vampire }: Vampire): Vampire {
	return { ...vampire, place: 'haven' };
}

/** Whoever has a vampire of this name, and where it is. */
export const namesakes = ({ seats }: Pick<Match, 'seats'>, name: string): readonly Found[] =>
	Object.entries(seats).flatMap(([seat, { vampires }]) =>
		vampires
			.filter((one) => one.name?.toLowerCase() === name.toLowerCase())
			.map((vampire) => ({ seat, vampire }))
	);
