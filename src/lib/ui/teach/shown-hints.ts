import type { Shown } from '../../games/core/lesson/hints.ts';

const SHOWN = 'elysium:hints';

/** How often each hint was shown on this device. */
export function shownHere(): Shown {
	try {
		return JSON.parse(localStorage.getItem(SHOWN) ?? '{}') as Shown;
	} catch {
		return {};
	}
}

export function keepShown(shown: Shown): void {
	try {
		localStorage.setItem(SHOWN, JSON.stringify(shown));
	} catch {
		// Storage can be closed to us; then each hint comes as often as its rule acts.
	}
}
