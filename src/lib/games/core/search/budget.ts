/**
 * How long a search may think. `worlds`: so many of them, the same result every time. `milliseconds`: until the clock
 * that is handed in says so; `elapsed` gives milliseconds since the search began. The kit has no clock of its own.
 */
export type Budget =
	{ readonly worlds: number } | { readonly milliseconds: number; readonly elapsed: () => number };

/** Whether nothing is left of a budget after so many whole worlds. */
export const isSpent = (budget: Budget, worlds: number): boolean =>
	'worlds' in budget ? worlds >= budget.worlds : budget.elapsed() >= budget.milliseconds;
