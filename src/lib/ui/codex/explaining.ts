/**
 * What carries the name of a term, `game/id`, or why it cannot be had: symbols, words, buttons. What does something of
 * its own when it is tapped says it as `data-about`.
 */
export const SAYS = '[data-term*="/"], [data-why]';
/** What does something of its own when it is tapped. */
export const CONTROL = 'a, button, summary, label, input, select, textarea, [role="treeitem"]';

/** Says what one thing or several mean, or the sentence given, beside what was tapped. `resting`: a finger still lies on it. */
export async function explain(
	anchor: Element,
	about: readonly Element[] | string,
	resting = false
): Promise<void> {
	const part = await import('./explain.ts').catch(() => null);
	if (part) await part.show(anchor, about, resting);
	else if (anchor instanceof HTMLAnchorElement) location.assign(anchor.href);
}

function tapped(event: MouseEvent): void {
	const { target } = event;
	if (!(target instanceof Element)) return;
	const said = target.closest(SAYS);
	const control = target.closest(CONTROL);
	const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
	if (!said || !plain || (control && control !== said)) return;
	event.preventDefault();
	void explain(said, [said]);
}

/**
 * Answers for the whole page what a sign or a word means when it is tapped, and why something cannot be had. What says it
 * comes with the first question. Where a tap does something else, `holding.ts` answers. Returns how to stop.
 */
export function explaining(): () => void {
	document.addEventListener('click', tapped, true);
	return () => document.removeEventListener('click', tapped, true);
}
