/** How what is pointed at is marked in the page. */
const MARK = 'data-pointed';

const calm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Whether somebody sees the middle of it: it may be scrolled away, or lie under a bar. */
function isSeen(element: Element): boolean {
	const { left, top, width, height } = element.getBoundingClientRect();
	const there = document.elementFromPoint(left + width / 2, top + height / 2);
	return there !== null && (element.contains(there) || there.contains(element));
}

/**
 * Rings what matches and brings the first of it into view, as soon as it is there; where the page draws it anew, the ring
 * comes along. Nothing gets the focus. Returns how to stop.
 */
export function pointAt(selector: string): () => void {
	let brought = false;
	let frame = 0;
	const ring = (): void => {
		frame = 0;
		const found = [...document.querySelectorAll(selector)];
		for (const one of document.querySelectorAll(`[${MARK}]`))
			if (!found.includes(one)) one.removeAttribute(MARK);
		for (const one of found) one.setAttribute(MARK, '');
		const [first] = found;
		if (!first || brought) return;
		brought = true;
		if (!isSeen(first))
			first.scrollIntoView({ block: 'center', behavior: calm() ? 'instant' : 'smooth' });
	};
	const soon = (): void => {
		frame ||= requestAnimationFrame(ring);
	};
	const drawn = new MutationObserver(soon);
	drawn.observe(document.body, { childList: true, subtree: true });
	soon();
	return () => {
		drawn.disconnect();
		cancelAnimationFrame(frame);
		for (const one of document.querySelectorAll(`[${MARK}]`)) one.removeAttribute(MARK);
	};
}
