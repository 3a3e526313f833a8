const KEY = 'boards-as-lists';
const CHANGED = 'boards-as-lists';

function kept(): boolean {
	try {
		return localStorage.getItem(KEY) === 'true';
	} catch {
		return false;
	}
}

/** Tells whether this device prefers lists to pictures, now and at every change; returns how to stop. */
export function watchLists(tell: (lists: boolean) => void): () => void {
	const changed = (event: Event): void => {
		if (event instanceof CustomEvent) tell(event.detail === true);
	};
	tell(kept());
	addEventListener(CHANGED, changed);
	return () => removeEventListener(CHANGED, changed);
}

/** Every board on the screen follows at once; the device remembers. */
export function preferLists(lists: boolean): void {
	try {
		localStorage.setItem(KEY, String(lists));
	} catch {
		// Storage can be closed to us; then it holds until the page is left.
	}
	dispatchEvent(new CustomEvent(CHANGED, { detail: lists }));
}
