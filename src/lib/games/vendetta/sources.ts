import { isOut, PARTS, partsOf, type PartName } from './count/parts.ts';
import type { PlayedEvening } from './tally.ts';

/** Where somebody's Influence came from, in the mean of all evenings in which they were not out. */
interface Sources {
	readonly key: string;
	/** As they were called last. */
	readonly name: string;
	readonly counted: number;
	readonly mean: { readonly [P in PartName]: number };
}

/** What the final counts of a group say of the sources of Influence; the most first. */
export function sourcesOf(evenings: readonly PlayedEvening[]): readonly Sources[] {
	const all = evenings.flatMap(({ state: { seats, evening }, people }) =>
		seats.flatMap((seat) => {
			const count = evening.counted?.count.seats[seat];
			const person = people[seat] ?? { key: seat, name: seat };
			return count && !isOut(count) ? [{ ...person, parts: partsOf(count, true) }] : [];
		})
	);
	const sumOf = (mean: Sources['mean']) => PARTS.reduce((sum, part) => sum + mean[part], 0);
	return [...new Set(all.map(({ key }) => key))]
		.map((key): Sources => {
			const own = all.filter((one) => one.key === key);
			const meanOf = (part: PartName) =>
				own.reduce(
					(sum, { parts }) => sum + (parts.find((one) => one.part === part)?.value ?? 0),
					0
				) / own.length;
			const [pool, alliance, drained, relic, tokens] = PARTS.map(meanOf);
			return {
				key,
				name: own.at(-1)?.name ?? '',
				counted: own.length,
				mean: {
					pool: pool ?? 0,
					alliance: alliance ?? 0,
					drained: drained ?? 0,
					relic: relic ?? 0,
					tokens: tokens ?? 0
				}
			};
		})
		.toSorted((a, b) => sumOf(b.mean) - sumOf(a.mean));
}
