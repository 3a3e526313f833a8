import type { Attachment } from 'svelte/attachments';

const HOLD_MS = 450;
const REPEAT_MS = 90;

/** Repeats what a button does while it is held down; a tap stays one click. */
export function heldDown(run: () => void): Attachment<HTMLButtonElement> {
	return (button) => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		let repeated = false;

		const again = (): void => {
			if (button.disabled) return stop();
			repeated = true;
			run();
			timer = setTimeout(again, REPEAT_MS);
		};
		const start = (event: PointerEvent): void => {
			repeated = false;
			if (event.button === 0) timer = setTimeout(again, HOLD_MS);
		};
		const stop = (): void => clearTimeout(timer);
		// Letting go is a click as well, which after repeating would count one too many.
		const clicked = (event: MouseEvent): void => {
			if (repeated) event.stopImmediatePropagation();
			repeated = false;
		};

		button.addEventListener('pointerdown', start);
		for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const) {
			button.addEventListener(end, stop);
		}
		button.addEventListener('click', clicked, { capture: true });
		return () => {
			stop();
			button.removeEventListener('pointerdown', start);
			for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const) {
				button.removeEventListener(end, stop);
			}
			button.removeEventListener('click', clicked, { capture: true });
		};
	};
}
