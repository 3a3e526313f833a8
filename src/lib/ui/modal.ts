import type { Attachment } from 'svelte/attachments';

/** Whenever a modal dialog opens, closes or is taken away the document hears of it: what lies outside the topmost one is inert. */
const speakUp = (): unknown => document.dispatchEvent(new Event('modal'));

/**
 * Keeps a native dialog in step with `isOpen`, and tells `close` when the person leaves it by
 * Escape, by the backdrop, by going back, or, where it `swipes`, by pulling it down from its first 72 pixels.
 */
export function modal(
	isOpen: () => boolean,
	close: () => void,
	swipes: boolean
): Attachment<HTMLDialogElement> {
	return (dialog) => {
		if (!isOpen() && dialog.open) dialog.close();
		if (isOpen() && !dialog.open) dialog.showModal();
		// They come with the first dialog; until then it is closed in the other ways.
		const ways = dialog.open
			? import('./ways-to-close.ts').then(
					({ waysToClose }) => waysToClose(dialog, swipes),
					() => undefined
				)
			: undefined;
		speakUp();

		const onClose = (): void => {
			speakUp();
			close();
		};
		const onClick = (event: MouseEvent): void => {
			if (event.target === dialog) dialog.close();
		};
		dialog.addEventListener('close', onClose);
		dialog.addEventListener('click', onClick);
		return () => {
			dialog.removeEventListener('close', onClose);
			dialog.removeEventListener('click', onClick);
			void ways?.then((giveUp) => giveUp?.());
			speakUp();
		};
	};
}
