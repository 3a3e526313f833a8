/** The options of a spread, “s1v1 2”, by the vampire they are about. */
export function placesOf(options: readonly string[]): {
	readonly [vampire: string]: readonly string[];
} {
	const places: { [vampire: string]: string[] } = {};
	for (const option of options) (places[option.split(' ')[0] ?? ''] ??= []).push(option);
	return places;
}

/** A proposal: each damage goes to whoever has the most Blood left then. */
export function evenly(
	places: { readonly [vampire: string]: readonly string[] },
	damage: number,
	bloodOf: (vampire: string) => number
): { [vampire: string]: number } {
	const placed: { [vampire: string]: number } = {};
	for (let n = 0; n < damage; n++) {
		const [best] = Object.entries(places)
			.filter(([id, all]) => (placed[id] ?? 0) < all.length)
			.map(([id]) => id)
			.sort((a, b) => bloodOf(b) - (placed[b] ?? 0) - (bloodOf(a) - (placed[a] ?? 0)));
		if (best !== undefined) placed[best] = (placed[best] ?? 0) + 1;
	}
	return placed;
}
