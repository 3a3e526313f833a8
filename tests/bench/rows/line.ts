import type { Evening } from '../evening.ts';

/** One figure, what it should be, and whether it is. */
export interface Line {
	readonly what: string;
	readonly measured: string;
	readonly target: string;
	readonly ok: boolean;
}

/** What measurements share. */
export interface Measuring {
	readonly dataDir: string;
	/** Played once, for all that look at its pages. */
	readonly anEvening: () => Promise<Evening>;
	/** How long what takes as long as one likes is to take. */
	readonly minutes: number;
}

/** By the word that asks for them. */
export type Measurements = Readonly<Record<string, () => Promise<Line | readonly Line[]>>>;

export const MOST_TAP_MS = 100;

export function firstLoad(what: string, kilobytes: number, most: number): Line {
	return {
		what: `first-load JavaScript of ${what}, gzip`,
		measured: `${kilobytes.toFixed(1)} kB`,
		target: `≤ ${most} kB`,
		ok: kilobytes <= most
	};
}

export function tapped(what: string, milliseconds: number, bare: number): Line {
	return {
		what: `a tap on ${what}, processor four times slower, median`,
		measured: `${milliseconds.toFixed(0)} ms (a bare page ${bare.toFixed(0)} ms)`,
		target: `≤ ${MOST_TAP_MS} ms`,
		ok: milliseconds <= MOST_TAP_MS
	};
}
