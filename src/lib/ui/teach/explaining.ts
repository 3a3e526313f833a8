const EXPLAINS = 'elysium:explain';

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
	try {
		localStorage.setItem(EXPLAINS, on ? 'on' : 'off');
	} catch {
		// Storage can be closed to us; then it holds until the page is left.
	}
}
