const KEY = 'elysium:answers-by-list';

/** Whether this device answers questions about places from a list, and not on the picture of the board. */
export function prefersList(): boolean {
	try {
		return localStorage.getItem(KEY) === 'true';
	} catch {
		return false;
	}
}

export function preferList(list: boolean): void {
	try {
		localStorage.setItem(KEY, String(list));
	} catch {
		// Storage can be closed to us; then it holds until the next question.
	}
}
