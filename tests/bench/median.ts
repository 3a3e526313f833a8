/** The middle one of an odd number of figures; noise at either end does not move it. */
export const median = (numbers: readonly number[]): number =>
	[...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
