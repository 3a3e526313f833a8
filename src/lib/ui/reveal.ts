import { isStill } from './comfort/chosen.ts';

/** Brings what just opened into view, clear of the bars (`scroll-padding`), gently unless motion is unwanted. */
export function reveal(
	element: Element | undefined,
	block: ScrollLogicalPosition = 'nearest'
): void {
	element?.scrollIntoView({ block, behavior: isStill() ? 'auto' : 'smooth' });
}
