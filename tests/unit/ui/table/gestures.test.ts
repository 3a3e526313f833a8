import { beforeEach, expect, test, vi } from 'vitest';
import { Gestures } from '../../../../src/lib/ui/heritage/table/bloodline/gestures.ts';
import type { View } from '../../../../src/lib/ui/heritage/table/bloodline/view.svelte.ts';

/* A picture under fingers, without a screen: pointer events as a browser sends them. */

class Picture extends EventTarget {
	getBoundingClientRect = () => ({ left: 0, top: 0 });
	setPointerCapture = (): void => undefined;
	ownerDocument = new EventTarget();
}

let picture: Picture;
let gestures: Gestures;
const view = { drag: vi.fn(), zoom: vi.fn(), step: vi.fn() };

beforeEach(() => {
	vi.stubGlobal('addEventListener', () => undefined);
	vi.clearAllMocks();
	picture = new Picture();
	gestures = new Gestures(view as unknown as View);
	gestures.attach(picture as unknown as SVGSVGElement);
});

interface Finger {
	readonly id?: number;
	readonly isPrimary?: boolean;
	readonly x?: number;
	readonly y?: number;
	readonly at?: number;
}

function send(type: string, { id = 1, isPrimary = true, x = 50, y = 50, at = 0 }: Finger = {}) {
	const event = Object.assign(new Event(type), {
		pointerId: id,
		pointerType: 'touch',
		isPrimary,
		button: 0,
		clientX: x,
		clientY: y
	});
	Object.defineProperty(event, 'timeStamp', { value: at });
	picture.dispatchEvent(event);
}

test('a finger that goes down and up is a tap, one that moves is none', () => {
	send('pointerdown');
	send('pointerup', { at: 50 });
	expect(gestures.isTap).toBe(true);
	send('pointerdown', { at: 1_000 });
	send('pointermove', { x: 90, at: 1_050 });
	send('pointerup', { x: 90, at: 1_100 });
	expect(gestures.isTap).toBe(false);
	expect(view.drag).toHaveBeenCalledWith(40, 0);
});

test('a finger whose lifting nobody heard of spoils no later tap', () => {
	send('pointerdown', { id: 1 });
	send('pointermove', { id: 1, x: 90 });
	send('pointerdown', { id: 2, at: 2_000 });
	send('pointermove', { id: 2, x: 51, at: 2_020 });
	send('pointerup', { id: 2, x: 51, at: 2_050 });
	expect(gestures.isTap).toBe(true);
	expect(view.zoom).not.toHaveBeenCalled();
});

test('a second finger pinches', () => {
	send('pointerdown', { id: 1, x: 40 });
	send('pointerdown', { id: 2, x: 60, isPrimary: false });
	send('pointermove', { id: 2, x: 100, isPrimary: false });
	expect(view.zoom).toHaveBeenCalledWith(expect.anything(), 3);
	expect(gestures.isTap).toBe(false);
});

test('the second of two quick taps in one place zooms and is no tap of its own', () => {
	send('pointerdown');
	send('pointerup', { at: 50 });
	send('pointerdown', { at: 150 });
	send('pointerup', { at: 200 });
	expect(view.step).toHaveBeenCalledTimes(1);
	expect(gestures.isTap).toBe(false);
	send('pointerdown', { at: 900 });
	send('pointerup', { at: 950 });
	expect(gestures.isTap).toBe(true);
});

test('what a tap opened and closed again can be tapped again at once', () => {
	send('pointerdown');
	send('pointerup', { at: 50 });
	picture.ownerDocument.dispatchEvent(new Event('modal'));
	picture.ownerDocument.dispatchEvent(new Event('modal'));
	send('pointerdown', { at: 150 });
	send('pointerup', { at: 200 });
	expect(gestures.isTap).toBe(true);
	expect(view.step).not.toHaveBeenCalled();
});
