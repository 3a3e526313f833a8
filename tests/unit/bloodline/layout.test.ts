import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	CARD,
	GAP,
	layoutOf,
	type Layout,
	type Place
} from '../../../src/lib/ui/heritage/table/bloodline/layout.ts';
import type { Kin } from '../../../src/lib/ui/heritage/table/bloodline/rows.ts';
import { stepFrom } from '../../../src/lib/ui/heritage/table/bloodline/steps.ts';
import { threadOf, trunkOf } from '../../../src/lib/ui/heritage/table/bloodline/thread.ts';

/** Everyone by the number of their sire: v0 is the leader. */
const kin = (...sires: number[]): Kin[] => [
	{ id: 'v0', sire: null },
	...sires.map((sire, index) => ({ id: `v${index + 1}`, sire: `v${sire}` }))
];

/** Any bloodline up to 70, the favourite sires of some having many childer. */
const bloodlines = fc
	.array(fc.tuple(fc.nat(), fc.boolean()), { maxLength: 70 })
	.map((wishes) =>
		kin(
			...wishes.map(([wish, early], index) => wish % (early ? Math.min(3, index + 1) : index + 1))
		)
	);

const placeOf = ({ places }: Layout, id: string): Place => {
	const place = places.find((one) => one.id === id);
	if (!place) throw new Error(`${id} is nowhere`);
	return place;
};

const overlap = (one: Place, other: Place): boolean =>
	Math.abs(one.x - other.x) < CARD.width && Math.abs(one.y - other.y) < CARD.height;

describe.each(['slim', 'wide'] as const)('any bloodline, %s', (shape) => {
	it('has everyone once, and nobody on another', () => {
		fc.assert(
			fc.property(bloodlines, (all) => {
				const { places } = layoutOf(all, shape);
				expect(places.map(({ id }) => id).sort()).toEqual(all.map(({ id }) => id).sort());
				for (const [index, one] of places.entries())
					for (const other of places.slice(index + 1)) expect(overlap(one, other)).toBe(false);
			})
		);
	});

	it('has a childe below its sire, one generation on', () => {
		fc.assert(
			fc.property(bloodlines, (all) => {
				const layout = layoutOf(all, shape);
				for (const place of layout.places) {
					if (place.sire === null) expect(place.generation).toBe(1);
					else {
						const sire = placeOf(layout, place.sire);
						expect(place.y).toBeGreaterThanOrEqual(sire.y + CARD.height);
						expect(place.generation).toBe(sire.generation + 1);
					}
				}
			})
		);
	});

	it('has siblings of one row from left to right as they were embraced', () => {
		fc.assert(
			fc.property(bloodlines, (all) => {
				const layout = layoutOf(all, shape);
				const hasChilder = (id: string) => all.some(({ sire }) => sire === id);
				for (const { id } of all) {
					const childer = layout.places.filter(({ sire }) => sire === id);
					expect(childer.map(({ position }) => position)).toEqual(childer.map((_, i) => i + 1));
					const fledglings = childer.filter((childe) => !hasChilder(childe.id));
					const lines = [childer.filter((childe) => hasChilder(childe.id)), fledglings];
					for (const line of lines)
						for (const [index, one] of line.slice(1).entries()) {
							const before = line[index];
							expect(before && (before.y < one.y || before.x < one.x)).toBe(true);
						}
				}
			})
		);
	});

	it('has an area that holds every card', () => {
		fc.assert(
			fc.property(bloodlines, (all) => {
				const { places, area } = layoutOf(all, shape);
				for (const { x, y } of places) {
					expect(x).toBeGreaterThanOrEqual(area.x);
					expect(y).toBeGreaterThanOrEqual(area.y);
					expect(x + CARD.width).toBeLessThanOrEqual(area.x + area.width + 0.001);
					expect(y + CARD.height).toBeLessThanOrEqual(area.y + area.height + 0.001);
				}
			})
		);
	});
});

it('a leader alone is where everything begins', () => {
	const { places, area } = layoutOf(kin(), 'wide');
	expect(places).toHaveLength(1);
	expect(area).toMatchObject({ width: CARD.width, height: CARD.height });
});

it('a few childer stand side by side below the middle of their sire', () => {
	const layout = layoutOf(kin(0, 0, 0), 'wide');
	const [leader, one, two, three] = layout.places;
	expect(new Set([one?.y, two?.y, three?.y]).size).toBe(1);
	expect(two?.x).toBe(leader?.x);
});

it('twenty fledglings of one sire are five rows of four', () => {
	const layout = layoutOf(kin(...Array.from({ length: 20 }, () => 0)), 'wide');
	const heights = [...new Set(layout.places.slice(1).map(({ y }) => y))];
	const rows = heights.map((height) => layout.places.filter(({ y }) => y === height));
	expect(rows.map((row) => row.length)).toEqual([4, 4, 4, 4, 4]);
	expect(layout.area.width).toBeLessThan((CARD.width + 30) * 4);
	const [first, second] = rows;
	expect(first?.every(({ trunk }) => trunk === null)).toBe(true);
	const trunk = second?.[0]?.trunk?.x ?? NaN;
	for (const { x } of layout.places.slice(1))
		expect(x + CARD.width < trunk || x > trunk, 'the common thread crosses no card').toBe(true);
});

it('in a narrow window they are ten rows of two', () => {
	const { area } = layoutOf(kin(...Array.from({ length: 20 }, () => 0)), 'slim');
	expect(area.width).toBeLessThan((CARD.width + 30) * 2);
	expect(area.height).toBe(11 * CARD.height + 10 * GAP.down);
});

it('the last of many gather about their common thread', () => {
	const layout = layoutOf(kin(0, 0, 0, 0, 0, 0), 'wide');
	const trunk = placeOf(layout, 'v5').trunk?.x ?? NaN;
	expect(placeOf(layout, 'v5').x).toBeLessThan(trunk);
	expect(placeOf(layout, 'v6').x).toBeGreaterThan(trunk);
});

describe('a thread', () => {
	const sire = { x: 0, y: 0 };
	const middle = CARD.width / 2;
	const pitch = CARD.height + GAP.down;

	it('begins below the sire and ends on the childe', () => {
		const path = threadOf(sire, { x: 100, y: pitch, trunk: null });
		expect(path).toMatch(new RegExp(`^M${middle} ${CARD.height}C.* ${100 + middle} ${pitch}$`));
	});

	it('of many fledglings begins where it leaves their common one, or is drawn whole', () => {
		const third = { x: 0, y: 3 * pitch, trunk: { x: 97, rank: 2, first: true } };
		const fork = 3 * pitch - GAP.down;
		expect(threadOf(sire, third)).toMatch(new RegExp(`^M97 ${fork}C`));
		expect(threadOf(sire, third, true)).toMatch(
			new RegExp(`^M${middle} ${CARD.height}C.* 97 ${pitch}V${fork}C`)
		);
	});

	it('that many have in common is drawn once a row', () => {
		const row = (rank: number, first: boolean) =>
			trunkOf(sire, { x: 0, y: (rank + 1) * pitch, trunk: { x: 97, rank, first } });
		const forks = [2, 3].map((rows) => rows * pitch - GAP.down);
		expect(row(1, true)).toMatch(
			new RegExp(`^M${middle} ${CARD.height}C.* 97 ${pitch}V${forks[0]}$`)
		);
		expect(row(2, true)).toBe(`M97 ${forks[0]}V${forks[1]}`);
		expect(row(2, false)).toBeNull();
		expect(trunkOf(sire, { x: 0, y: pitch, trunk: null })).toBeNull();
	});
});

describe('the keys of the tree', () => {
	// v0 → v1 (v3, v4), v2 (v5)
	const { places } = layoutOf(kin(0, 0, 1, 1, 2), 'wide');
	it.each([
		['v3', 'ArrowUp', 'v1'],
		['v0', 'ArrowUp', null],
		['v0', 'ArrowDown', 'v1'],
		['v3', 'ArrowDown', null],
		['v3', 'ArrowRight', 'v4'],
		['v4', 'ArrowRight', 'v5'],
		['v5', 'ArrowRight', null],
		['v5', 'ArrowLeft', 'v4'],
		['v4', 'Home', 'v0'],
		['v0', 'End', 'v5'],
		['v0', 'q', null],
		['nobody', 'Home', null]
	])('from %s by %s to %s', (from, key, to) => {
		expect(stepFrom(places, from, key)).toBe(to);
	});
});
