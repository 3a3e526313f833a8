import type { ThingId } from '../../../../games/heritage/shapes.ts';
import type { LiveTable } from '../live-table.svelte.ts';

/** What each vampire of a bloodline brings now; who brings nothing is left out. */
export function worthIn(
	points: LiveTable['points'][string] | undefined
): Readonly<Record<ThingId, number>> {
	const sums: { [vampire: ThingId]: number } = {};
	for (const { vampire, points: worth } of points?.lines ?? [])
		if (vampire !== null) sums[vampire] = (sums[vampire] ?? 0) + worth;
	return sums;
}
