import { stratify, tree, type HierarchyPointNode } from 'd3-hierarchy';
import type { VampireId } from '../../../../games/heritage/bloodline/bloodline.ts';
import { columnOf, rowsOf, type Kin, type Row, type Shape } from './rows.ts';

/** A vampire's card on the tree, in units of the picture: CSS pixels at a scale of one. */
export const CARD = { width: 188, height: 112 } as const;
export const GAP = { across: 22, down: 52 } as const;

/** How far around a card its marks reach: seals, and the ring of who has the focus. */
export const RING = 9;

export const PITCH = { across: CARD.width + GAP.across, down: CARD.height + GAP.down };
/** Between cousins there is more room than between siblings, in cards. */
const COUSINS_APART = 0.3;

/** The common thread of many fledglings, down the middle of their rows. */
export interface Trunk {
	readonly x: number;
	/** 1: the first row that it leads to; the row above hangs on the sire. */
	readonly rank: number;
	/** The first of a row brings the common thread down to it. */
	readonly first: boolean;
}

/** Where a vampire's card lies: its upper left corner. */
export interface Place {
	readonly id: VampireId;
	readonly sire: VampireId | null;
	readonly x: number;
	readonly y: number;
	/** The clan leader is of generation 1. */
	readonly generation: number;
	/** Among the childer of its sire, from 1, and how many there are. */
	readonly position: number;
	readonly siblings: number;
	/** Null: its thread leads straight from its sire. */
	readonly trunk: Trunk | null;
}

export interface Area {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
}

export interface Layout {
	/** Each after its sire, the youngest line last: the order to read them in. */
	readonly places: readonly Place[];
	readonly area: Area;
}

/**
 * Where everyone stands: a childe below its sire, siblings from left to right in the order of embrace, no card on
 * another. Takes exactly one root; `slim` is for
 * narrow windows.
 */
export function layoutOf(kin: readonly Kin[], shape: Shape): Layout {
	const rows = stratify<Row>()
		.id(({ id }) => id)
		.parentId(({ under }) => under)([...rowsOf(kin, shape)]);
	const placed = tree<Row>()
		.nodeSize([PITCH.across, PITCH.down])
		.separation(
			(one, other) =>
				(one.data.columns + other.data.columns) / 2 +
				(one.parent === other.parent ? 0 : COUSINS_APART)
		)(rows);
	const spots = new Map<VampireId, Spot>();
	placed.each((row) => {
		row.data.members.forEach((id, index) => spots.set(id, spotOf(row, index)));
	});
	const places = readingOrder(kin).flatMap((one) => {
		const spot = spots.get(one.id);
		return spot ? [{ ...one, ...spot }] : [];
	});
	return { places, area: areaOf(places) };
}

type Spot = Pick<Place, 'x' | 'y' | 'trunk'>;

function spotOf({ x, y, data }: HierarchyPointNode<Row>, index: number): Spot {
	const left = x - (data.columns * PITCH.across) / 2 + GAP.across / 2;
	return {
		x: left + columnOf(data, index) * PITCH.across,
		y,
		trunk: data.rank === 0 ? null : { x, rank: data.rank, first: index === 0 }
	};
}

type Told = Pick<Place, 'id' | 'sire' | 'generation' | 'position' | 'siblings'>;

/** Everyone with their line before their younger siblings. */
function readingOrder(kin: readonly Kin[]): readonly Told[] {
	const childer = new Map<VampireId | null, VampireId[]>();
	for (const { id, sire } of kin) childer.set(sire, [...(childer.get(sire) ?? []), id]);
	const under = (sire: VampireId | null, generation: number): Told[] => {
		const all = childer.get(sire) ?? [];
		return all.flatMap((id, index) => [
			{ id, sire, generation, position: index + 1, siblings: all.length },
			...under(id, generation + 1)
		]);
	};
	return under(null, 1);
}

/** What holds all of these; there is at least one. */
export function areaOf(places: readonly Pick<Place, 'x' | 'y'>[]): Area {
	const lefts = places.map(({ x }) => x);
	const tops = places.map(({ y }) => y);
	const x = Math.min(...lefts);
	const y = Math.min(...tops);
	return {
		x,
		y,
		width: Math.max(...lefts) + CARD.width - x,
		height: Math.max(...tops) + CARD.height - y
	};
}
