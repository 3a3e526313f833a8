import type { Evening } from '../evening.ts';
import type { Spread } from '../hearing.ts';
import type { Thinking } from '../thinking.ts';

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
const MOST_HEARD_MS = 15;
const MOST_THOUGHT_MS = 1_000;

/** So much a second, and the same beside the loop that machines are measured by. */
export const perCalibration = (perSecond: number, calibration: number): string =>
	`${perSecond.toFixed(0)}; per million steps of the calibration loop ${((1_000_000 * perSecond) / calibration).toFixed(1)} (loop ${(calibration / 1_000_000).toFixed(2)} M)`;

export function thought(game: string, { decisions, p50, p99, slowest }: Thinking): Line {
	return {
		what: `a decision of a strong computer at ${game}, processor four times slower, ${decisions} decisions`,
		measured: `p50 ${p50.toFixed(0)}, p99 ${p99.toFixed(0)}, slowest ${slowest.toFixed(0)} ms`,
		target: `slowest < ${MOST_THOUGHT_MS} ms`,
		ok: slowest < MOST_THOUGHT_MS
	};
}

/** How soon others know what was accepted. */
export const heard = (where: string, { p50, p99 }: Spread): Line => ({
	what: `accepted → known on another phone, ${where}`,
	measured: `p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)} ms`,
	target: `p99 < ${MOST_HEARD_MS} ms`,
	ok: p99 < MOST_HEARD_MS
});

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
