const GAP_PX = 8;
const EDGE_PX = 16;
const PHONE = '(max-width: 47.99rem)';

/**
 * Puts an open popover beside what it explains: below it where there is room, else above. On phones
 * the style sheet alone lets it rise from the bottom edge, within reach of the thumb.
 */
export function place(box: HTMLElement, anchor: Element): void {
	if (matchMedia(PHONE).matches) return;
	const at = anchor.getBoundingClientRect();
	const { width, height } = box.getBoundingClientRect();
	const left = Math.max(EDGE_PX, Math.min(at.left, innerWidth - width - EDGE_PX));
	const below = at.bottom + GAP_PX;
	const top = below + height < innerHeight ? below : Math.max(EDGE_PX, at.top - height - GAP_PX);
	box.style.inset = `${top}px auto auto ${left}px`;
}
