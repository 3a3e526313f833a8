import type { Correction } from '../../../../games/heritage/table/correction.ts';
import type { Standing } from '../../../../games/heritage/table/table.ts';
import {
	ARCHETYPES,
	CLASSES,
	GEOGRAPHIES,
	TEMPERAMENTS
} from '../../../../games/heritage/vocabulary.ts';

/** What stays in play, as a correction lays it. */
export type Laid = Extract<Correction, { set: 'standing' }>['standing'][number];

/** Every word that an edict can name. */
export const NAMED = [...CLASSES, ...TEMPERAMENTS, ...GEOGRAPHIES, ...ARCHETYPES] as const;

/** What stays in play on the table, as a correction would lay it. */
export function laidOf(standing: readonly Standing[]): Laid[] {
	return standing.flatMap((one): Laid[] => {
		if (one.kind === 'black-market') return [{ ...one }];
		const named = NAMED.find((word) => word === one.named);
		return named === undefined ? [] : [{ ...one, named }];
	});
}
