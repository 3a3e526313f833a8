/** A part may still be on its way; nobody waits longer than this for the focus to come along. */
const PATIENCE_MS = 2_000;

/**
 * Focuses the first of what matches inside a box, as soon as it is there. Returns how to stop waiting.
 */
export function focusSoon(box: HTMLElement, selector: string): () => void {
	const until = performance.now() + PATIENCE_MS;
	let frame = requestAnimationFrame(function look(now) {
		const found = box.querySelector<HTMLElement | SVGElement>(selector);
		if (found) found.focus({ preventScroll: true });
		else if (now < until) frame = requestAnimationFrame(look);
	});
	return () => cancelAnimationFrame(frame);
}
