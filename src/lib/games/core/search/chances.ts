/**
 * Chances to win out of what each seat's position is felt to be worth, by a softmax: seats that are `temperature` apart
 * differ by a factor of e. They add up to 1. `temperature`: in the unit of the values, above 0.
 */
export function chancesOf(values: readonly number[], temperature: number): readonly number[] {
	const most = Math.max(...values);
	const weights = values.map((value) => Math.exp((value - most) / temperature));
	const sum = weights.reduce((all, one) => all + one, 0);
	return weights.map((weight) => weight / sum);
}
