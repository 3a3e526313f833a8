import type { Attachment } from 'svelte/attachments';
import type { Point } from './camera.ts';
import type { View } from './view.svelte.ts';

/** A finger that moved less has tapped. */
const STILL_PX = 6;
const DOUBLE_MS = 320;
const DOUBLE_PX = 28;
/** So long after the page scrolled a wheel still belongs to the page. */
const SCROLLING_MS = 350;
const PER_WHEEL_PX = 0.0016;
/** Some wheels count in lines. */
const LINE_PX = 24;

const NO_TAP = { at: -Infinity, x: 0, y: 0 };

/**
 * Drag, pinch, wheel and double tap on a picture. A tap stays a tap: it becomes a click where it fell, and `isTap`
 * says whether the click that follows is one.
 */
export class Gestures {
	readonly #view: View;
	readonly #fingers = new Map<number, Point>();
	#start: Point = { x: 0, y: 0 };
	#moved = false;
	#doubled = false;
	#lastTap = NO_TAP;

	constructor(view: View) {
		this.#view = view;
	}

	/** No drag ends here, and no double tap: the click count of the event would count a tap beside the picture, too. */
	get isTap(): boolean {
		return !this.#moved && !this.#doubled;
	}

	/** For the picture's `svg`. */
	readonly attach: Attachment<SVGSVGElement> = (svg) => {
		const leaving = new AbortController();
		const { signal } = leaving;
		let scrolledAt = -Infinity;
		const on = <Type extends keyof SVGElementEventMap>(
			type: Type,
			run: (event: SVGElementEventMap[Type]) => void
		) => svg.addEventListener(type, run, { signal });
		on('pointerdown', (event) => this.#down(event, svg));
		on('pointermove', (event) => this.#move(event, svg));
		on('pointerup', (event) => this.#up(event, svg));
		on('pointercancel', (event) => this.#fingers.delete(event.pointerId));
		// What a tap opened over the picture, or what closed there: the next tap is no second half of it.
		svg.ownerDocument.addEventListener('modal', () => (this.#lastTap = NO_TAP), { signal });
		svg.addEventListener('wheel', (event) => this.#wheel(event, svg, scrolledAt), {
			signal,
			passive: false
		});
		addEventListener('scroll', ({ timeStamp }) => (scrolledAt = timeStamp), {
			signal,
			capture: true,
			passive: true
		});
		return () => leaving.abort();
	};

	#down(event: PointerEvent, svg: SVGSVGElement): void {
		if (event.pointerType === 'mouse' && event.button > 1) return;
		const at = pointOf(event, svg);
		// The first finger on the screen: one that left without a word, as its card went, is no second one.
		if (event.isPrimary) this.#fingers.clear();
		if (this.#fingers.size === 0) {
			this.#start = at;
			this.#moved = false;
			this.#doubled = false;
		}
		this.#fingers.set(event.pointerId, at);
	}

	#move(event: PointerEvent, svg: SVGSVGElement): void {
		const from = this.#fingers.get(event.pointerId);
		if (!from) return;
		const to = pointOf(event, svg);
		if (!this.#moved && distance(this.#start, to) < STILL_PX && this.#fingers.size === 1) return;
		if (!this.#moved) {
			this.#moved = true;
			for (const finger of this.#fingers.keys()) svg.setPointerCapture(finger);
		}
		const other = [...this.#fingers].find(([finger]) => finger !== event.pointerId)?.[1];
		if (other) this.#pinch(from, to, other);
		else this.#view.drag(to.x - from.x, to.y - from.y);
		this.#fingers.set(event.pointerId, to);
	}

	#pinch(from: Point, to: Point, other: Point): void {
		const [before, after] = [middle(from, other), middle(to, other)];
		this.#view.drag(after.x - before.x, after.y - before.y);
		this.#view.zoom(after, distance(to, other) / Math.max(1, distance(from, other)));
	}

	#up(event: PointerEvent, svg: SVGSVGElement): void {
		if (!this.#fingers.delete(event.pointerId) || this.#moved) return;
		const { x, y } = pointOf(event, svg);
		const isSecond =
			event.timeStamp - this.#lastTap.at < DOUBLE_MS &&
			distance(this.#lastTap, { x, y }) < DOUBLE_PX;
		this.#doubled = isSecond;
		if (isSecond) this.#view.step(1, { x, y });
		this.#lastTap = { at: isSecond ? -Infinity : event.timeStamp, x, y };
	}

	/** Zooms, unless the page is being scrolled or there is nothing left to zoom: then the wheel is the page's. */
	#wheel(event: WheelEvent, svg: SVGSVGElement, scrolledAt: number): void {
		const pinching = event.ctrlKey || event.metaKey;
		if (!pinching && event.timeStamp - scrolledAt < SCROLLING_MS) return;
		const pixels = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : LINE_PX;
		// A pinch on a touchpad counts in far smaller steps.
		const by = event.deltaY * pixels * PER_WHEEL_PX * (pinching ? 6 : 1);
		if (this.#view.zoom(pointOf(event, svg), Math.exp(-by)) || pinching) event.preventDefault();
	}
}

function pointOf({ clientX, clientY }: MouseEvent, svg: SVGSVGElement): Point {
	const { left, top } = svg.getBoundingClientRect();
	return { x: clientX - left, y: clientY - top };
}

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

const middle = (one: Point, other: Point): Point => ({
	x: (one.x + other.x) / 2,
	y: (one.y + other.y) / 2
});
