import type { Disc } from './packing.ts';

/** A piece of a board: what it is and where it stands. Two of a kind look alike. */
export interface Piece {
	readonly kind: string;
	readonly place: string;
	/** One that stands for a whole supply: whoever leaves it or joins it is this one. */
	readonly supply?: boolean;
}

/** A piece that is recognised from one picture to the next. */
export type Followed<P extends Piece = Piece> = P & { readonly key: string };

/** A piece where it is drawn. */
export type Placed<P extends Piece = Piece> = Followed<P> & Disc;

/**
 * The pieces of a board, each recognised from the picture before: boards only count what lies where,
 * but an eye follows a piece. Who stands where one of its kind stood is that one; who stands anew was
 * one of its kind that is gone from elsewhere; the rest are new.
 */
export function followed<P extends Piece>(
	before: readonly Followed[],
	now: readonly P[]
): readonly Followed<P>[] {
	// What comes out of a supply is the piece that was seen there, what goes into it is seen there next.
	const left = before.toSorted(
		(one, other) => Number(one.supply ?? false) - Number(other.supply ?? false)
	);
	const take = (fits: (one: Followed) => boolean): string | null => {
		const at = left.findIndex(fits);
		return at < 0 ? null : (left.splice(at, 1)[0]?.key ?? null);
	};
	const stayed = now.map(({ kind, place, supply }) =>
		supply ? null : take((one) => one.kind === kind && one.place === place)
	);
	const known = now.map(({ kind }, index) => stayed[index] ?? take((one) => one.kind === kind));
	const taken = new Set(before.map(({ key }) => key));
	return now.map((piece, index) => ({
		...piece,
		key: known[index] ?? freshKey(piece.kind, taken)
	}));
}

function freshKey(kind: string, taken: Set<string>): string {
	let number = 1;
	while (taken.has(`${kind}-${number}`)) number += 1;
	taken.add(`${kind}-${number}`);
	return `${kind}-${number}`;
}

/** Every piece in the next free slot of its place, of which there is one for each piece there. */
export function slotted<P extends Piece>(
	pieces: readonly Followed<P>[],
	slotsOf: (place: P['place'], count: number) => readonly Disc[]
): readonly Placed<P>[] {
	const slots = new Map<string, Disc[]>();
	return pieces.map((piece) => {
		const { place } = piece;
		const count = pieces.filter((one) => one.place === place).length;
		const left = slots.get(place) ?? [...slotsOf(place, count)];
		slots.set(place, left);
		const slot = left.shift();
		if (!slot) throw new Error(`there is no room for ${count} pieces at ${place}`);
		return { ...piece, ...slot };
	});
}

/** A piece that went from one place to another. */
interface Ghost<P extends Piece> {
	readonly key: string;
	readonly from: Placed<P>;
	readonly to: Placed<P>;
}

/** What a picture draws of pieces: where they are, and from where to where each went. */
export interface Drawn<P extends Piece> {
	readonly pieces: readonly Placed<P>[];
	readonly ghosts: readonly Ghost<P>[];
	/** Who was nowhere before, and who is nowhere now. */
	readonly fresh: readonly Placed<P>[];
	readonly gone: readonly Placed<P>[];
}

/**
 * Follows the pieces of one picture for as long as it is shown: give it how the board lies now and,
 * to see what moved, how it lay before.
 */
export function following<State, P extends Piece>(
	placed: (state: State, before: readonly Followed[]) => readonly Placed<P>[]
): (state: State, before: State | null) => Drawn<P> {
	let last: readonly Followed[] = [];
	return (state, before) => {
		const were = before === null ? null : placed(before, last);
		const now = placed(state, were ?? last);
		last = now;
		// In the same order each time: what is taken up and laid elsewhere on the page cannot glide.
		const pieces = now.toSorted((one, other) => (one.key < other.key ? -1 : 1));
		if (were === null) return { pieces, ghosts: [], fresh: [], gone: [] };
		return {
			pieces,
			ghosts: ghostsOf(were, pieces),
			fresh: without(pieces, were),
			gone: without(were, pieces)
		};
	};
}

/** Which pieces others know nothing of; what lies in a supply is never missed. */
function without<P extends Piece>(
	pieces: readonly Placed<P>[],
	others: readonly Followed[]
): readonly Placed<P>[] {
	const known = new Set(others.map(({ key }) => key));
	return pieces.filter(({ key, supply }) => !supply && !known.has(key));
}

/** Only who changed places: making room for another leaves no ghost. */
function ghostsOf<P extends Piece>(
	were: readonly Placed<P>[],
	pieces: readonly Placed<P>[]
): readonly Ghost<P>[] {
	const now = new Map(pieces.map((piece) => [piece.key, piece]));
	return were.flatMap((from) => {
		const to = now.get(from.key);
		return to && to.place !== from.place ? [{ key: from.key, from, to }] : [];
	});
}
