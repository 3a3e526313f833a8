import { refuse } from '../../core/decision.ts';
import type { Dots } from '../shapes.ts';

/** What the shapes allow of one trait on one sheet. */
export const MOST_DOTS = 30;

/** How many dots there are in all. */
export function dotsIn(dots: Dots): number {
	return Object.values(dots).reduce((sum, count) => sum + count, 0);
}

export function addDots(before: Dots, gained: Dots): Dots {
	const sum: Dots = { ...before };
	for (const [trait, count] of Object.entries(gained)) sum[trait] = (sum[trait] ?? 0) + count;
	return sum;
}

/** Whether a sheet has room for more dots. Refusal: `too-many-dots`. */
export function overflowing(before: Dots, gained: Dots, at: string) {
	const grown = addDots(before, gained);
	const over = Object.keys(grown).find((trait) => (grown[trait] ?? 0) > MOST_DOTS);
	if (over === undefined) return null;
	return refuse('too-many-dots', { trait: over, most: MOST_DOTS }, `${at}.${over}`);
}
