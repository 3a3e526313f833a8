import type { Kin } from '../../../games/heritage/looking-back/kin.ts';
import type { ThingId } from '../../../games/heritage/shapes.ts';

/** Where somebody stands in a tree that grows from left to right, as in an old genealogy. */
export interface Spot extends Kin {
	/** 0: a root. */
	readonly generation: number;
	/** From 0 at the top; a sire stands in the middle of its childer. */
	readonly row: number;
}

export interface Stemma {
	/** Each after its sire, the line of an elder childe before its younger sibling. */
	readonly spots: readonly Spot[];
	readonly generations: number;
	readonly rows: number;
}

/**
 * Everyone's place: a childe one step right of its sire, siblings below each other in the order of embrace, no two in
 * one place. Whose sire is not among them stands as a root.
 */
export function stemmaOf(kin: readonly Kin[]): Stemma {
	const known = new Set(kin.map(({ id }) => id));
	const childer = new Map<ThingId | null, Kin[]>();
	for (const one of kin) {
		const sire = one.sire !== null && known.has(one.sire) ? one.sire : null;
		childer.set(sire, [...(childer.get(sire) ?? []), one]);
	}
	const spots: Spot[] = [];
	let [rows, generations] = [0, 0];
	const place = (one: Kin, generation: number): number => {
		const at = spots.push({ ...one, generation, row: 0 }) - 1;
		generations = Math.max(generations, generation + 1);
		const under = (childer.get(one.id) ?? []).map((childe) => place(childe, generation + 1));
		const [first, last] = [under[0], under.at(-1)];
		const row = first === undefined || last === undefined ? rows++ : (first + last) / 2;
		spots[at] = { ...one, generation, row };
		return row;
	};
	for (const root of childer.get(null) ?? []) place(root, 0);
	return { spots, generations, rows };
}
