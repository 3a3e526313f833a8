/**
 * Ridge regression, gathered row by row so that no row has to be kept: weights `w` for which `w · x` comes closest to `y`,
 * each held towards 0 by `penalty` times its square on features scaled to a spread of 1. No intercept: rows are differences.
 */
export class Ridge {
	readonly #size: number;
	readonly #products: Float64Array;
	readonly #targets: Float64Array;
	#rows = 0;

	/** `size`: how many features a row has. */
	constructor(size: number) {
		this.#size = size;
		this.#products = new Float64Array(size * size);
		this.#targets = new Float64Array(size);
	}

	get rows(): number {
		return this.#rows;
	}

	add(row: ArrayLike<number>, target: number): void {
		this.#rows++;
		for (let at = 0; at < this.#size; at++) {
			const value = row[at] ?? 0;
			if (value === 0) continue;
			this.#targets[at] = (this.#targets[at] ?? 0) + value * target;
			const start = at * this.#size;
			for (let other = 0; other < this.#size; other++)
				this.#products[start + other] =
					(this.#products[start + other] ?? 0) + value * (row[other] ?? 0);
		}
	}

	/** The weights by what was added so far; a feature that was always 0 weighs nothing. `penalty`: in rows, above 0. */
	weights(penalty: number): number[] {
		const size = this.#size;
		const spread = Array.from({ length: size }, (_, at) =>
			Math.sqrt((this.#products[at * size + at] ?? 0) / Math.max(1, this.#rows))
		);
		const scale = (at: number) => spread[at] || 1;
		const rows = Array.from({ length: size }, (_, at) =>
			Array.from(
				{ length: size },
				(_, other) =>
					(this.#products[at * size + other] ?? 0) / scale(at) / scale(other) +
					(at === other ? penalty : 0)
			)
		);
		const targets = Array.from({ length: size }, (_, at) => (this.#targets[at] ?? 0) / scale(at));
		return solved(rows, targets).map((weight, at) => weight / scale(at));
	}
}

/** Solves a symmetric, positive definite system by Gauss; both arguments are used up. */
function solved(rows: number[][], targets: number[]): number[] {
	for (const [at, row] of rows.entries()) {
		const pivot = row[at] ?? 0;
		for (const [below, other] of rows.entries()) {
			if (below <= at) continue;
			const factor = (other[at] ?? 0) / pivot;
			if (factor === 0) continue;
			for (let column = at; column < row.length; column++)
				other[column] = (other[column] ?? 0) - factor * (row[column] ?? 0);
			targets[below] = (targets[below] ?? 0) - factor * (targets[at] ?? 0);
		}
	}
	const solution = targets.map(() => 0);
	for (let at = rows.length - 1; at >= 0; at--) {
		const row = rows[at] ?? [];
		let rest = targets[at] ?? 0;
		for (let column = at + 1; column < row.length; column++)
			rest -= (row[column] ?? 0) * (solution[column] ?? 0);
		solution[at] = rest / (row[at] ?? 1);
	}
	return solution;
}
