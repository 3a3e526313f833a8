import { backCloses } from './back-closes.ts';

const HANDLE_PX = 72;
const SWIPE_CLOSES_AT_PX = 90;

/**
 * Lets a dialog be closed by going back, where the browser does not do that itself, and, where it `swipes`, by pulling
 * it down from its first 72 pixels. Answers with what is to be called once it is closed.
 */
export function waysToClose(dialog: HTMLDialogElement, swipes: boolean): () => void {
	const forgetBack = 'CloseWatcher' in window ? undefined : backCloses(dialog);
	const stopPulling = swipes ? pullDown(dialog) : undefined;
	return () => {
		forgetBack?.();
		stopPulling?.();
	};
}

function pullDown(dialog: HTMLDialogElement): () => void {
	let startedAt: number | undefined;
	const pulled = (event: TouchEvent): number =>
		Math.max(0, (event.changedTouches[0]?.clientY ?? 0) - (startedAt ?? 0));

	const start = (event: TouchEvent): void => {
		const y = event.touches[0]?.clientY ?? 0;
		const scrolled = dialog.querySelector('.window')?.scrollTop ?? 0;
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
