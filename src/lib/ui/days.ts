/**
 * Days and times in words, as this house writes them. Not `Intl.DateTimeFormat`: making one keeps a slow phone busy for
 * up to a fifth of a second before a page comes alive.
 */
const MONTHS = [
	'January',
	'February',
	'March',
	'April',
	'May',
	'June',
	'July',
	'August',
	'September',
	'October',
	'November',
	'December'
] as const;

/** Letters of a month's name where it is short. */
const SHORT = 3;

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** A day such as 2026-01-31, the same everywhere: “31 January 2026”, or “31 Jan 2026” where it is short. */
export function dayInWords(date: string, length: 'long' | 'short'): string {
	const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
	const name = MONTHS[month - 1] ?? '';
	return `${day} ${length === 'short' ? name.slice(0, SHORT) : name} ${year}`;
}

/** An instant in UTC, told in UTC: “31 Jan 2026, 20:15 UTC”. */
export function instantInUtc(at: string): string {
	return `${dayInWords(at.slice(0, 10), 'short')}, ${at.slice(11, 16)} UTC`;
}

/** The same as the clock on the wall of whoever reads it says: “31 Jan 2026, 21:15”. */
export function instantHere(at: string): string {
	const here = new Date(at);
	const day = `${here.getFullYear()}-${here.getMonth() + 1}-${here.getDate()}`;
	return `${dayInWords(day, 'short')}, ${clockHere(here)}`;
}

/** An instant that is near, in milliseconds of the epoch, without its year: “31 January, 21:15”. */
export function soonHere(at: number): string {
	const here = new Date(at);
	return `${here.getDate()} ${MONTHS[here.getMonth()] ?? ''}, ${clockHere(here)}`;
}

/** The clock on the wall of whoever reads: “21:15”. */
export const clockHere = (at: Date): string =>
	`${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`;
