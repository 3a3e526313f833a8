/** How often something was played, how often it won, and between what its true rate most likely lies. */
export interface Rate {
	readonly played: number;
	readonly won: number;
	/** 0–1, see `wilson`. */
	readonly low: number;
	readonly high: number;
}

/** Of the normal distribution, for 95 of 100 cases. */
const Z = 1.96;

/**
 * Wilson’s score interval: the share of wins, 0–1, that 95 of 100 such intervals hold. It is honest for few matches, too; for none it
 * is 0–1.
 */
export function wilson(
	won: number,
	played: number
): { readonly low: number; readonly high: number } {
	if (played === 0) return { low: 0, high: 1 };
	const share = won / played;
	const z2 = (Z * Z) / played;
	const middle = (share + z2 / 2) / (1 + z2);
	const half = (Z / (1 + z2)) * Math.sqrt((share * (1 - share)) / played + z2 / (4 * played));
	return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** The rate of what was played. */
export function rateOf(played: readonly { readonly won: boolean }[]): Rate {
	const won = played.filter((one) => one.won).length;
	return { played: played.length, won, ...wilson(won, played.length) };
}
