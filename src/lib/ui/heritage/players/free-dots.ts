import { counted } from '../ledger/names.ts';

/** A number of dots and how it came to be, for who asks why. */
export interface DotsToPlace {
	readonly total: number;
	readonly parts: readonly { readonly label: string; readonly value: number }[];
	readonly why: string;
}

/** The dots of a prologue: what everybody gets, and one for each chapter that was missed before it. */
export function dotsOfPrologue(usual: number, free: number): DotsToPlace {
	return {
		total: usual + free,
		parts: [
			{ label: 'Every prologue', value: usual },
			...(free > 0 ? [{ label: `${upTo(free)}, played before`, value: free }] : [])
		],
		why: 'Players who join later get one more dot for each chapter they missed.'
	};
}

/** The dots of somebody who comes back. */
export const dotsOfReturn = (missed: readonly number[]): DotsToPlace => ({
	total: missed.length,
	parts: missed.map((chapter) => ({ label: `Chapter ${chapter}, missed`, value: 1 })),
	why: 'One dot in any trait for each chapter you missed.'
});

/** “one free dot, for chapter 1”, “3 free dots, one for each of chapters 1 to 3”. */
export function freeDotsWords(free: number): string {
	if (free === 0) return 'no free dot, because nothing was played yet';
	if (free === 1) return 'one free dot, for chapter 1';
	return `${counted(free, 'free dot')}, one for each of ${upTo(free).toLowerCase()}`;
}

function upTo(last: number): string {
	if (last === 1) return 'Chapter 1';
	return last === 2 ? 'Chapters 1 and 2' : `Chapters 1 to ${last}`;
}
