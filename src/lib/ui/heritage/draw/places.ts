import type { DrawTie } from '../../../games/heritage/draw/steps.ts';
import { roman } from '../../../games/core/numerals.ts';

/**
 * Where what was drawn for is written down: the address below a chronicle, and what to call it. `onTable`: the chapter
 * that lies on a live table, which takes the draw itself.
 */
export function recordedAt(
	{ over }: DrawTie,
	onTable: number | null
): { readonly path: string; readonly label: string } {
	if ('chapter' in over && over.chapter !== null && over.chapter === onTable)
		return { path: `/chapters/${over.chapter}/table`, label: 'Go to the table' };
	switch (over.kind) {
		case 'chapter':
			return over.chapter === null
				? { path: '', label: 'Back to the chronicle' }
				: {
						path: `/chapters/${over.chapter}/record`,
						label: `Go to the record of chapter ${over.chapter}`
					};
		case 'mission':
			return over.chapter === null
				? { path: '', label: 'Back to the chronicle' }
				: {
						path: `/chapters/${over.chapter}/record`,
						label: `Go to the record of chapter ${over.chapter}`
					};
		case 'era':
			return {
				path: `/chapters/${over.era * 3}/aftermath?at=finish`,
				label: `Go to the end of era ${roman(over.era)}`
			};
		case 'chronicle':
			return { path: '/end', label: 'Go to the end of the chronicle' };
	}
}
