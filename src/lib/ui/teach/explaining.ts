import type { Shown } from '../../games/core/lesson/hints.ts';

const EXPLAINS = 'elysium:explain';
const SHOWN = 'elysium:hints';

/** Whether rules are explained on this device as they first act; null: nobody said. */
export function explainsHere(): boolean | null {
	try {
		const kept = localStorage.getItem(EXPLAINS);
		return kept === null ? null : kept === 'on';
	} catch {
		return null;
	}
}

export function explainHere(on: boolean): void {
	keep(EXPLAINS, on ? 'on' : 'off');
}

/** How often each hint was shown on this device. */
export function shownHere(): Shown {
	try {
		return JSON.parse(localStorage.getItem(SHOWN) ?? '{}') as Shown;
	} catch {
		return {};
	}
}

export function keepShown(shown: Shown): void {
	keep(SHOWN, JSON.stringify(shown));
}

function keep(key: string, value: string): void {
	try {
		localStorage.setItem(key, value);
	} catch {
		// Storage can be closed to us; then it holds until the page is left.
	}
}
