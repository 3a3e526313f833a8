const KEY = 'boards-as-lists';
const CHANGED = 'boards-as-lists';
/** What was kept when all boards changed at once. */
const ALL = 'true';

type Changed = { readonly letter: string; readonly asList: boolean };

function kept(): string {
	try {
		return localStorage.getItem(KEY) ?? '';
	} catch {
		return '';
	}
}

const isKept = (letter: string): boolean => kept() === ALL || kept().split(',').includes(letter);

/** Tells whether this device prefers a list to the picture of a board, now and at every change; returns how to stop. */
export function watchLists(letter: string, tell: (asList: boolean) => void): () => void {
	const changed = (event: Event): void => {
		if (!(event instanceof CustomEvent)) return;
		const change = event.detail as Changed;
		if (change.letter === letter) tell(change.asList);
	};
	tell(isKept(letter));
	addEventListener(CHANGED, changed);
	return () => removeEventListener(CHANGED, changed);
}

/** The board follows at once wherever it is shown, all other `letters` stay as they are; the device remembers. */
export function preferList({ letter, asList }: Changed, letters: readonly string[]): void {
	const others = letters.filter((one) => one !== letter && isKept(one));
	try {
		localStorage.setItem(KEY, (asList ? [...others, letter] : others).join(','));
	} catch {
		// Storage can be closed to us; then it holds until the page is left.
	}
	dispatchEvent(new CustomEvent<Changed>(CHANGED, { detail: { letter, asList } }));
}
