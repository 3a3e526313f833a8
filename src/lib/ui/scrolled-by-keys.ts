import type { Attachment } from 'svelte/attachments';

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/**
 * Lets arrow keys reach what scrolls and holds nothing to focus: such a box becomes a tab stop of its own, for as long
 * as it scrolls. The box has one child, which is as tall as its content.
 */
export const scrolledByKeys: Attachment<HTMLElement> = (box) => {
	const judge = (): void => {
		const isLost = box.scrollHeight > box.clientHeight && !box.querySelector(FOCUSABLE);
		if (isLost) box.tabIndex = 0;
		else box.removeAttribute('tabindex');
	};
	const sizes = new ResizeObserver(judge);
	sizes.observe(box);
	if (box.firstElementChild) sizes.observe(box.firstElementChild);
	return () => sizes.disconnect();
};
