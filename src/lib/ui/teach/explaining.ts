/** Who knows one game need not know another; Heritage was there first. */
const keyOf = (game: string): string =>
	game === 'heritage' ? 'elysium:explain' : `elysium:explain:${game}`;

/** Whether rules of a game are explained on this device as they first act; null: nobody said. */
export function explainsHere(game: string): boolean | null {
	try {
		const kept = localStorage.getItem(keyOf(game));
		return kept === null ? null : kept === 'on';
	} catch {
		return null;
	}
}

export function explainHere(game: string, on: boolean): void {
	try {
		localStorage.setItem(keyOf(game), on ? 'on' : 'off');
	} catch {
		// Storage can be closed to us; then it holds until the page is left.
	}
}
