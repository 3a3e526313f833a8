/** The mean of some numbers, and its standard error; of fewer than two the error is not known: infinite. */
type Estimate = { readonly mean: number; readonly error: number };

export function estimated(numbers: readonly number[]): Estimate {
	const count = numbers.length;
	if (count === 0) return { mean: 0, error: Infinity };
	const mean = numbers.reduce((sum, one) => sum + one, 0) / count;
	if (count === 1) return { mean, error: Infinity };
	const squares = numbers.reduce((sum, one) => sum + (one - mean) ** 2, 0);
	return { mean, error: Math.sqrt(squares / (count - 1) / count) };
}

/** How much better one is than another, world by world: what both met alike falls out. Of those that both have seen. */
export const difference = (one: readonly number[], other: readonly number[]): Estimate =>
	estimated(one.slice(0, other.length).map((worth, world) => worth - (other[world] ?? 0)));

/** The error of an estimate from so many numbers, where their standard deviation was believed to be `spread`: that counts as one of them. */
export function errorWith({ error }: Estimate, count: number, spread: number): number {
	if (count < 2) return Infinity;
	const squares = error ** 2 * count * (count - 1);
	return Math.sqrt((spread ** 2 + squares) / count / count);
}

/** Of the normal distribution: so many standard errors about the mean hold 95 of 100. */
const Z = 1.96;

/** Half the width of an interval that holds the true mean in 95 of 100 such samples, by Student's t; infinite below two numbers. */
export function halfWidth(error: number, count: number): number {
	const free = count - 1;
	if (free < 1) return Infinity;
	// The first terms of the expansion in 1 / degrees of freedom: to about a hundredth from five on.
	const first = (Z ** 3 + Z) / 4 / free;
	const second = (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / 96 / free ** 2;
	return (Z + first + second) * error;
}

/** In which a share lies in 95 of 100 such experiments (Wilson); all of it where there were none. */
export function shareInterval(times: number, of: number): readonly [number, number] {
	if (of === 0) return [0, 1];
	const share = times / of;
	const centre = (share + Z ** 2 / (2 * of)) / (1 + Z ** 2 / of);
	const half =
		(Z / (1 + Z ** 2 / of)) * Math.sqrt((share * (1 - share)) / of + Z ** 2 / (4 * of ** 2));
	return [centre - half, centre + half];
}
