import { clockHere, instantHere, soonHere } from '../days.ts';

const DAY_MS = 86_400_000;
/** A day of that name was not also a year ago. */
const NEAR_DAYS = 180;

/** Of when a page is, in words: “as of 20:14”, “as of 21 November, 20:14”, “as of 3 May 2025, 20:14”. Milliseconds. */
export function asOfWords(at: number, now: number): string {
	const then = new Date(at);
	if (then.toDateString() === new Date(now).toDateString()) return `as of ${clockHere(then)}`;
	return now - at < NEAR_DAYS * DAY_MS
		? `as of ${soonHere(at)}`
		: `as of ${instantHere(then.toISOString())}`;
}
