import type { Attachment } from 'svelte/attachments';

const KEYS = [' ', 'Enter'];
const ENDS = ['pointerup', 'pointercancel', 'blur', 'keyup'] as const;

/** Looks as long as a button is held, by finger or by key, and covers again on release. */
export function heldToLook(look: () => void, cover: () => void): Attachment<HTMLElement> {
	return (button) => {
		let isHeld = false;

		const release = (): void => {
			if (!isHeld) return;
			isHeld = false;
			for (const end of ENDS) removeEventListener(end, release);
			cover();
		};
		const hold = (): void => {
			if (isHeld) return;
			isHeld = true;
			// What is held may go from under the finger: the window hears of the release in any case.
			for (const end of ENDS) addEventListener(end, release);
			look();
		};
		const pressed = (event: PointerEvent): void => {
			if (event.button === 0) hold();
		};
		const typed = (event: KeyboardEvent): void => {
			if (!KEYS.includes(event.key)) return;
			event.preventDefault();
			hold();
		};
		const noMenu = (event: Event): void => event.preventDefault();

		button.addEventListener('pointerdown', pressed);
		button.addEventListener('keydown', typed);
		button.addEventListener('contextmenu', noMenu);
		return () => {
			release();
			button.removeEventListener('pointerdown', pressed);
			button.removeEventListener('keydown', typed);
			button.removeEventListener('contextmenu', noMenu);
		};
	};
}
