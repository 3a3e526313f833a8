/**
 * Whether rules of a game are explained on this device as they first act; null: nobody said. Each game keeps it under a
 * key of its own: who knows one game need not know another.
 */
export function explainsHere(key: string): boolean | null {
	try {
		const kept = localStorage.getItem(key);
		return kept === null ? null : kept === 'on';
	} catch {
		return null;
	}
}

export function explainHere(key: string, on: boolean): void {
	try {
		localStorage.setItem(key, on ? 'on' : 'off');
	} catch {
		// Storage can be closed to us; then it holds until the page is left.
	}
}
