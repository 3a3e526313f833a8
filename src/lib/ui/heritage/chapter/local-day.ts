/** The day it is where this runs, as YYYY-MM-DD. */
export function localDay(now = new Date()): string {
	const two = (part: number): string => String(part).padStart(2, '0');
	return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
