import type { Area } from './layout.ts';

/** How a picture is looked at: a point (x, y) of it is seen at (x · k + camera.x, y · k + camera.y). */
export interface Camera {
	readonly x: number;
	readonly y: number;
	/** Scale; 1: as drawn. */
	readonly k: number;
}

export interface Point {
	readonly x: number;
	readonly y: number;
}

/** The window that it is seen through, in CSS pixels. */
export interface Pane {
	readonly width: number;
	readonly height: number;
	/** Where buttons lie over the picture: so much of it below, */
	readonly foot: number;
	/** and so much at the right. */
	readonly side: number;
}

/** What of a pane is free. */
const roomIn = ({ width, height, foot, side }: Pane) => ({
	width: width - side,
	height: height - foot
});

/** The middle of what is free. */
export const middleIn = (pane: Pane): Point => {
	const { width, height } = roomIn(pane);
	return { x: width / 2, y: height / 2 };
};

const MARGIN = 18;
const COARSE = 100;
const LARGEST = 2.4;
const SMALLEST = 0.05;
/** Nothing is shown larger than this by itself: one vampire alone fills no screen. */
const LARGEST_FIT = 1.15;
/** From here on names can be read on a phone. */
export const READABLE = 0.64;

/** No name is smaller on the screen than this, in CSS pixels. */
const SMALLEST_NAME = 12;

/**
 * How cards are drawn from further away: the smaller the scale, the larger the name on the card, and from the last one
 * on without signs.
 */
export const AFAR = [
	{ detail: 'middle', name: 31, signs: true },
	{ detail: 'small', name: 40, signs: true },
	{ detail: 'smallest', name: 48, signs: false }
] as const;
/** From here on a name still has its size. */
const FARTHEST = SMALLEST_NAME / 48;
/** Just enough to see a whole bloodline by: names with their signs. */
const LEGIBLE = SMALLEST_NAME / 40;
/** What of a large bloodline is seen at first: names at ease, and some generations. */
const OVERVIEW = 0.42;

export type Detail = 'near' | (typeof AFAR)[number]['detail'] | 'far';

/** What of a card can be told at a scale: all; the name, larger and larger; the clan alone. */
export function detailAt(k: number): Detail {
	if (k >= READABLE) return 'near';
	return AFAR.find(({ name }) => name * k >= SMALLEST_NAME)?.detail ?? 'far';
}

/** All of it, as large as it goes. */
export function fitting(area: Area, pane: Pane): Camera {
	const { width, height } = roomIn(pane);
	const k = Math.min(
		(width - 2 * MARGIN) / area.width,
		(height - 2 * MARGIN) / area.height,
		LARGEST_FIT
	);
	return centred(middleOf(area), middleIn(pane), Math.max(SMALLEST, k));
}

/** The first look: all of it where names can be read so, else a part, with someone near the upper edge. */
export function opening(area: Area, pane: Pane, first: Area): Camera {
	const whole = fitting(area, pane);
	if (whole.k >= LEGIBLE) return whole;
	const k = OVERVIEW;
	const from = { x: middleIn(pane).x, y: MARGIN + (first.height / 2) * k };
	return centred(middleOf(first), from, k);
}

/** No closer than now, with all of a part in sight; as it is where that part would be seen from too far away. */
export function including(camera: Camera, part: Area, pane: Pane): Camera {
	if (isWhole(camera, part, { ...pane, ...roomIn(pane) })) return camera;
	const whole = fitting(part, pane);
	if (whole.k < FARTHEST) return camera;
	return centredOn(part, pane, Math.min(whole.k, camera.k));
}

/** With a point of the picture in the middle of the pane. */
export const centredOn = (area: Area, pane: Pane, k: number): Camera =>
	centred(middleOf(area), middleIn(pane), k);

/** Larger or smaller by a factor; what is seen at a point of the pane stays there. */
export function zoomed(camera: Camera, at: Point, factor: number): Camera {
	const k = Math.min(LARGEST, Math.max(SMALLEST, camera.k * factor));
	const by = k / camera.k;
	return { k, x: at.x - (at.x - camera.x) * by, y: at.y - (at.y - camera.y) * by };
}

export const panned = (camera: Camera, x: number, y: number): Camera => ({
	...camera,
	x: camera.x + x,
	y: camera.y + y
});

/** However far it was dragged, some of the picture stays in the middle of the pane. */
export function held(camera: Camera, area: Area, pane: Pane): Camera {
	const middle = middleIn(pane);
	return {
		k: camera.k,
		x: within(camera.x, middle.x, area.x * camera.k, area.width * camera.k),
		y: within(camera.y, middle.y, area.y * camera.k, area.height * camera.k)
	};
}

function within(shift: number, middle: number, start: number, length: number): number {
	return Math.min(middle - start, Math.max(middle - start - length, shift));
}

/** The smallest move after which a part of the picture is seen whole. */
export function showing(camera: Camera, part: Area, pane: Pane): Camera {
	const { k } = camera;
	const { width, height } = roomIn(pane);
	const x = nudge(part.x * k + camera.x, part.width * k, width);
	const y = nudge(part.y * k + camera.y, part.height * k, height);
	return panned(camera, x, y);
}

function nudge(start: number, length: number, room: number): number {
	if (length > room - 2 * MARGIN) return (room - length) / 2 - start;
	if (start < MARGIN) return MARGIN - start;
	return Math.min(0, room - MARGIN - (start + length));
}

/** A place of the picture, taken further in a direction to the next but one mark of a coarse rule. */
export const roughly = (at: number, direction: 1 | -1): number =>
	(direction * Math.ceil((direction * at) / COARSE) + direction) * COARSE;

/** Whether all of it is seen. */
export function isWhole(camera: Camera, area: Area, pane: Pane): boolean {
	const left = area.x * camera.k + camera.x;
	const top = area.y * camera.k + camera.y;
	return (
		left >= 0 &&
		top >= 0 &&
		left + area.width * camera.k <= pane.width &&
		top + area.height * camera.k <= pane.height
	);
}

function centred(of: Point, at: Point, k: number): Camera {
	return { k, x: at.x - of.x * k, y: at.y - of.y * k };
}

const middleOf = ({ x, y, width, height }: Area): Point => ({
	x: x + width / 2,
	y: y + height / 2
});
