/**
 * What was chosen goes, and the focus with it: by keys one goes on at what is asked next on the sheet on top, or at the
 * deed. Returns how to give it up.
 */
export function focusOnward(): () => void {
	const frame = requestAnimationFrame(() => {
		if (document.activeElement !== document.body) return;
		const sheet = [...document.querySelectorAll('dialog[open]')].at(-1);
		sheet?.querySelector<HTMLElement>('.asked button:enabled, .actions button:last-child')?.focus();
	});
	return () => cancelAnimationFrame(frame);
}
