import type { Attachment } from 'svelte/attachments';

/** Whenever a modal dialog opens, closes or is taken away the document hears of it: what lies outside the topmost one is inert. */
const speakUp = (): unknown => document.dispatchEvent(new Event('modal'));

const HANDLE_PX = 72;
const SWIPE_CLOSES_AT_PX = 90;

/**
 * Keeps a native dialog in step with `isOpen`, and tells `close` when the person leaves it by
 * Escape, by the backdrop, or, where it `swipes`, by pulling it down from its first 72 pixels.
 */
export function modal(
	isOpen: () => boolean,
	close: () => void,
	swipes: boolean
): Attachment<HTMLDialogElement> {
	return (dialog) => {
		if (!isOpen() && dialog.open) dialog.close();
		if (isOpen() && !dialog.open) dialog.showModal();
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
		const stopSwiping = swipes ? pullDown(dialog) : undefined;
		return () => {
			dialog.removeEventListener('close', onClose);
			dialog.removeEventListener('click', onClick);
			stopSwiping?.();
			speakUp();
		};
	};
}

function pullDown(dialog: HTMLDialogElement): () => void {
	let startedAt: number | undefined;
	const pulled = (event: TouchEvent): number =>
		Math.max(0, (event.changedTouches[0]?.clientY ?? 0) - (startedAt ?? 0));

	const start = (event: TouchEvent): void => {
		const y = event.touches[0]?.clientY ?? 0;
		const scrolled = dialog.firstElementChild?.scrollTop ?? 0;
		const atHandle = scrolled === 0 && y - dialog.getBoundingClientRect().top < HANDLE_PX;
		startedAt = atHandle ? y : undefined;
	};
	const move = (event: TouchEvent): void => {
		if (startedAt !== undefined) dialog.style.transform = `translateY(${pulled(event)}px)`;
	};
	const letGo = (): void => {
		startedAt = undefined;
		dialog.style.transform = '';
	};
	const end = (event: TouchEvent): void => {
		if (startedAt === undefined) return;
		const far = pulled(event) > SWIPE_CLOSES_AT_PX;
		letGo();
		if (far) dialog.close();
	};
	dialog.addEventListener('touchstart', start, { passive: true });
	dialog.addEventListener('touchmove', move, { passive: true });
	dialog.addEventListener('touchend', end);
	dialog.addEventListener('touchcancel', letGo);
	return () => {
		dialog.removeEventListener('touchstart', start);
		dialog.removeEventListener('touchmove', move);
		dialog.removeEventListener('touchend', end);
		dialog.removeEventListener('touchcancel', letGo);
	};
}
