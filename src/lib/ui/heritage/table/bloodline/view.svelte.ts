import { cubicOut } from 'svelte/easing';
import { prefersReducedMotion, Tween } from 'svelte/motion';
import {
	centredOn,
	detailAt,
	fitting,
	held,
	including,
	isWhole,
	middleIn,
	opening,
	panned,
	READABLE,
	roughly,
	showing,
	zoomed,
	type Camera,
	type Pane,
	type Point
} from './camera.ts';
import { STEADY_MS } from './growth.svelte.ts';
import type { Area } from './layout.ts';

const STEP = 1.45;

/** How somebody looks at a picture: what they move by hand stays with the finger, what a button moves glides. */
export class View {
	readonly #area: () => Area;
	readonly #first: () => Area;
	readonly #camera = new Tween<Camera>(
		{ x: 0, y: 0, k: 1 },
		{ duration: STEADY_MS, easing: cubicOut }
	);
	#pane = $state.raw<Pane | null>(null);
	// About what is seen: roughly, so that it changes now and then while somebody drags, not with each pixel.
	readonly #left = $derived(roughly(this.#inPicture('x', 0), -1));
	readonly #right = $derived(roughly(this.#inPicture('x', this.#pane?.width ?? 0), 1));
	readonly #top = $derived(roughly(this.#inPicture('y', 0), -1));
	readonly #bottom = $derived(roughly(this.#inPicture('y', this.#pane?.height ?? 0), 1));
	/** A part that has to be seen whole, as long as somebody of it is picked. */
	#wanted: Area | null = null;
	/** What was moved into sight last. */
	#shown: Area | null = null;
	/** Nobody has moved it yet: a new size of the window shows the same first look. */
	#untouched = true;

	/** `first`: what is looked at where not all of it can be. */
	constructor(area: () => Area, first: () => Area) {
		this.#area = area;
		this.#first = first;
	}

	/** Known once the picture is on a screen. */
	get ready(): boolean {
		return this.#pane !== null;
	}

	get transform(): string {
		const { x, y, k } = this.#camera.current;
		return `translate(${round(x)} ${round(y)}) scale(${round(k)})`;
	}

	get detail() {
		return detailAt(this.#camera.current.k);
	}

	/** All of it is seen, so that a finger may scroll the page. */
	get whole(): boolean {
		return this.#pane === null || isWhole(this.#camera.target, this.#area(), this.#pane);
	}

	/** Whether a part of the picture is seen, or nearly. What is not need not be painted. */
	sees({ x, y, width, height }: Area): boolean {
		if (!this.ready) return true;
		return x < this.#right && x + width > this.#left && y < this.#bottom && y + height > this.#top;
	}

	/** The window has a size, or another one. */
	measure(pane: Pane): void {
		if (pane.width === 0 || pane.height === 0) return;
		this.#pane = pane;
		const camera = this.#untouched
			? opening(this.#area(), pane, this.#first())
			: this.#camera.target;
		// What had to be seen is seen in the new size, too.
		const wide = this.#wanted ? including(camera, this.#wanted, pane) : camera;
		this.#jump(this.#untouched && this.#shown ? showing(wide, this.#shown, pane) : wide);
	}

	/** The picture became another one: what nobody moved is looked at anew. */
	refresh(): void {
		if (this.#pane && this.#untouched)
			this.#glide(opening(this.#area(), this.#pane, this.#first()));
	}

	drag(x: number, y: number): void {
		this.#touch();
		this.#jump(panned(this.#camera.target, x, y));
	}

	/** By wheel or two fingers. Says whether anything changed. */
	zoom(at: Point, factor: number): boolean {
		this.#touch();
		const before = this.#camera.target;
		this.#jump(zoomed(before, at, factor));
		return this.#camera.target.k !== before.k;
	}

	/** By a button, a key or a double tap: one step closer or further away. */
	step(direction: 1 | -1, at: Point | null = null): void {
		if (!this.#pane) return;
		this.#touch();
		this.#glide(
			zoomed(this.#camera.target, at ?? middleIn(this.#pane), direction > 0 ? STEP : 1 / STEP)
		);
	}

	fit(): void {
		if (!this.#pane) return;
		this.#touch();
		this.#glide(fitting(this.#area(), this.#pane));
	}

	/** In the middle, and large enough to be read. */
	centre(on: Area): void {
		if (!this.#pane) return;
		this.#touch();
		this.#glide(centredOn(on, this.#pane, Math.max(this.#camera.target.k, READABLE)));
	}

	/** Moves just as far as is needed for something to be seen. */
	show(part: Area): void {
		this.#shown = part;
		if (!this.#pane) return;
		const now = this.#camera.target;
		const then = showing(now, part, this.#pane);
		if (then.x !== now.x || then.y !== now.y) this.#glide(then);
	}

	/** Looks from as far away as is needed for a part to be seen whole; null: for none any more. */
	include(part: Area | null): void {
		this.#wanted = part;
		if (!this.#pane || !part) return;
		const now = this.#camera.target;
		const then = including(now, part, this.#pane);
		if (then !== now) this.#glide(then);
	}

	#inPicture(axis: 'x' | 'y', at: number): number {
		const camera = this.#camera.current;
		return (at - camera[axis]) / camera.k;
	}

	#touch(): void {
		this.#untouched = false;
	}

	#jump(camera: Camera): void {
		void this.#camera.set(this.#hold(camera), { duration: 0 });
	}

	#glide(camera: Camera): void {
		const still = prefersReducedMotion.current;
		void this.#camera.set(this.#hold(camera), still ? { duration: 0 } : {});
	}

	#hold(camera: Camera): Camera {
		return this.#pane ? held(camera, this.#area(), this.#pane) : camera;
	}
}

const round = (value: number): number => Math.round(value * 1000) / 1000;
