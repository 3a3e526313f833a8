/** Brings what just opened into view, clear of the bars (`scroll-padding`), gently unless motion is unwanted. */
export function reveal(
	element: Element | undefined,
	block: ScrollLogicalPosition = 'nearest'
): void {
	const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
	element?.scrollIntoView({ block, behavior: still ? 'auto' : 'smooth' });
}
