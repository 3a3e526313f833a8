import { describe, expect, it } from 'vitest';
import {
	centredOn,
	AFAR,
	detailAt,
	fitting,
	held,
	including,
	isWhole,
	opening,
	panned,
	roughly,
	showing,
	zoomed,
	type Camera
} from '../../../src/lib/ui/heritage/table/bloodline/camera.ts';

const PANE = { width: 440, height: 500, foot: 50, side: 40 };
const CARD = { x: 0, y: 0, width: 200, height: 100 };
const WIDE = { x: -2500, y: 0, width: 5200, height: 2000 };

const seen = ({ x, y, k }: Camera, point: { x: number; y: number }) => ({
	x: point.x * k + x,
	y: point.y * k + y
});

describe('all of it', () => {
	it('is seen whole, in the middle above the buttons', () => {
		for (const area of [CARD, WIDE]) {
			const camera = fitting(area, PANE);
			expect(isWhole(camera, area, PANE)).toBe(true);
			const middle = { x: area.x + area.width / 2, y: area.y + area.height / 2 };
			expect(seen(camera, middle)).toEqual({ x: 200, y: 225 });
		}
	});

	it('is not blown up', () => {
		expect(fitting(CARD, { width: 4000, height: 4000, foot: 0, side: 0 }).k).toBeLessThan(1.2);
	});
});

describe('the first look', () => {
	it('is all of it while names can be read', () => {
		expect(opening(CARD, PANE, CARD)).toEqual(fitting(CARD, PANE));
	});

	it('is else a part, the leader above', () => {
		const camera = opening(WIDE, PANE, CARD);
		expect(camera.k).toBeGreaterThan(fitting(WIDE, PANE).k);
		expect(seen(camera, { x: 100, y: 0 })).toEqual({ x: 200, y: 18 });
	});
});

it('what is below the finger stays there, however close one comes', () => {
	const camera = { x: 10, y: 20, k: 0.5 };
	const under = { x: (70 - 10) / 0.5, y: (90 - 20) / 0.5 };
	for (const factor of [1.4, 0.6, 100, 0.0001]) {
		const then = zoomed(camera, { x: 70, y: 90 }, factor);
		expect(seen(then, under).x).toBeCloseTo(70);
		expect(seen(then, under).y).toBeCloseTo(90);
	}
});

it('nobody comes closer or goes further than makes sense', () => {
	const camera = { x: 0, y: 0, k: 1 };
	expect(zoomed(camera, { x: 0, y: 0 }, 100).k).toBe(2.4);
	expect(zoomed(camera, { x: 0, y: 0 }, 0.0001).k).toBe(0.05);
});

it('however far it is dragged, some of it stays in the middle', () => {
	for (const [x, y] of [
		[9999, 9999],
		[-9999, -9999]
	] as const) {
		const camera = held(panned({ x: 0, y: 0, k: 1 }, x, y), CARD, PANE);
		const corner = seen(camera, CARD);
		expect(corner.x).toBeLessThanOrEqual(200);
		expect(corner.x + CARD.width).toBeGreaterThanOrEqual(200);
		expect(corner.y).toBeLessThanOrEqual(225);
		expect(corner.y + CARD.height).toBeGreaterThanOrEqual(225);
	}
	const free = { x: 50, y: 180, k: 1 };
	expect(held(free, CARD, PANE)).toEqual(free);
});

it('is moved no further than to show a part', () => {
	const still = { x: 50, y: 50, k: 1 };
	expect(showing(still, CARD, PANE)).toEqual(still);
	expect(showing({ ...still, x: 350 }, CARD, PANE).x).toBe(182);
	expect(showing({ ...still, x: -80 }, CARD, PANE).x).toBe(18);
	expect(showing({ ...still, y: 480 }, CARD, PANE).y).toBe(332);
	const large = { x: 0, y: 0, width: 900, height: 10 };
	expect(showing(still, large, PANE).x, 'what is too wide is centred').toBe(-250);
});

describe('all among whom somebody chooses', () => {
	const pair = { x: 0, y: 0, width: 800, height: 200 };

	it('are brought into sight, no closer than before', () => {
		const camera = including({ x: 300, y: 0, k: 1 }, pair, PANE);
		expect(isWhole(camera, pair, PANE)).toBe(true);
		const closer = including({ x: 300, y: 0, k: 0.3 }, CARD, PANE);
		expect(isWhole(closer, CARD, PANE)).toBe(true);
		expect(closer.k).toBe(0.3);
	});

	it('move nothing when they are in sight, or would be too small', () => {
		const seen = { x: 50, y: 50, k: 0.4 };
		expect(including(seen, pair, PANE)).toBe(seen);
		const still = { x: 0, y: 0, k: 1 };
		expect(including(still, WIDE, PANE)).toBe(still);
	});
});

it('somebody is brought to the middle', () => {
	expect(seen(centredOn(CARD, PANE, 1), { x: 100, y: 50 })).toEqual({ x: 200, y: 225 });
});

it.each([
	[310, 1, 500],
	[310, -1, 200],
	[-310, -1, -500],
	[-310, 1, -200],
	[300, 1, 400]
] as const)('%i is roughly, in the direction %i, %i', (at, direction, rough) => {
	expect(roughly(at, direction)).toBe(rough);
});

it('less is told from further away', () => {
	const scales = [1, 0.5, 0.35, 0.26, 0.1];
	expect(scales.map(detailAt)).toEqual(['near', 'middle', 'small', 'smallest', 'far']);
});

it('no name is smaller than 12 px', () => {
	const NEAR = 19;
	for (let k = 0.02; k < 2; k += 0.002) {
		const detail = detailAt(k);
		const size = AFAR.find((one) => one.detail === detail)?.name ?? NEAR;
		if (detail !== 'far') expect(size * k, `at ${k}`).toBeGreaterThanOrEqual(12);
	}
});
