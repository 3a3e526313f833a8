/**
 * Lays out what stands ready in the page, unseen (`.unseen`): a browser leaves that until it is shown, or until
 * somebody measures in it.
 */
export function layOutUnseen(): void {
	for (const one of document.querySelectorAll('.unseen'))
		one.firstElementChild?.getBoundingClientRect();
}
