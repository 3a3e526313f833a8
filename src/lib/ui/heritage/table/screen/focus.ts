import { afterFrame } from '../../../idle.ts';

/** A part may still be on its way; nobody waits longer than this for the focus to come along. */
const PATIENCE_MS = 2_000;

/**
 * Focuses the first of what matches inside a box, as soon as it is there. Returns how to stop waiting.
 */
export function focusSoon(box: HTMLElement, selector: string): () => void {
	const until = performance.now() + PATIENCE_MS;
	let giveUp = afterFrame(function look() {
		const found = box.querySelector<HTMLElement | SVGElement>(selector);
		if (found) found.focus({ preventScroll: true });
		else if (performance.now() < until) giveUp = afterFrame(look);
	});
	return () => giveUp();
}

const POINTED_MS = 900;

/**
 * After the place was changed: the first thing in it that can be done gets the focus, and for a moment all of them
 * stand out. A button that only says where to tap would else seem to do nothing.
 */
export function pointAt(selector: string): void {
	const until = performance.now() + PATIENCE_MS;
	requestAnimationFrame(function look() {
		const pointed = document.querySelectorAll<HTMLElement>(selector);
		if (pointed.length === 0) {
			if (performance.now() < until) requestAnimationFrame(look);
			return;
		}
		pointed[0]?.focus();
		const [wash, brass] = ['--wash', '--brass'].map((token) =>
			getComputedStyle(document.documentElement).getPropertyValue(token)
		);
		for (const one of pointed)
			one.animate(
				[{ backgroundColor: wash ?? '', boxShadow: `inset 3px 0 0 ${brass ?? ''}` }, {}],
				POINTED_MS
			);
	});
}
