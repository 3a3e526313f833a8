/** A rule in one line, for the moment in which it first acts. */
export interface Hint<Happened> {
	readonly id: string;
	/** Whether the rule acted in what just happened. */
	readonly when: (happened: Happened) => boolean;
	readonly says: string | ((happened: Happened) => string);
}

/** How often each hint was shown, by its id. */
export type Shown = { readonly [id: string]: number };

/** After so many times a rule is taken as known. */
const OFTEN_ENOUGH = 2;

/** The first hint that what happened calls for and that was not shown often enough; null: none. */
export function hintFor<Happened>(
	hints: readonly Hint<Happened>[],
	happened: Happened,
	shown: Shown
): { readonly id: string; readonly says: string } | null {
	const hint = hints.find(({ id, when }) => (shown[id] ?? 0) < OFTEN_ENOUGH && when(happened));
	if (!hint) return null;
	const { id, says } = hint;
	return { id, says: typeof says === 'string' ? says : says(happened) };
}

/** The same with hints that need not be shown again: they were read, or taught elsewhere. */
export const takenAsKnown = (shown: Shown, ids: readonly string[]): Shown => ({
	...shown,
	...Object.fromEntries(ids.map((id) => [id, OFTEN_ENOUGH]))
});

/** The same with one hint shown once more. */
export const shownOnceMore = (shown: Shown, id: string): Shown => ({
	...shown,
	[id]: (shown[id] ?? 0) + 1
});
