import type { PointSource } from '../../../games/heritage/vocabulary.ts';
import type { TermId } from '../codex/terms.ts';
import type { IconName } from '../../icons/names.ts';
import type { Table } from './table.ts';

interface Source {
	readonly name: string;
	readonly term: TermId;
	readonly icon: IconName;
	/** In a few words, beside the name. */
	readonly note: string;
	/** The least that can be counted; a battleground may take points away. */
	readonly min: number;
}

/** What a source of points is called on this era's table. */
export function sourceOf(source: PointSource, battlegrounds: Table['battlegrounds']): Source {
	switch (source) {
		case 'class':
			return { ...battlegrounds.class, icon: 'heritage/elitist', note: 'class', min: -99 };
		case 'temperament':
			return { ...battlegrounds.temperament, icon: 'heritage/calm', note: 'temperament', min: -99 };
		case 'geography':
			return { ...battlegrounds.geography, icon: 'heritage/roaming', note: 'geography', min: -99 };
		case 'power':
			return { name: 'Power', term: 'power', icon: 'heritage/power', note: 'one each', min: 0 };
		case 'boons':
			return { name: 'Boons', term: 'boon', icon: 'heritage/boon', note: 'one each', min: 0 };
		case 'infamy':
			return {
				name: 'Infamy',
				term: 'infamy',
				icon: 'heritage/infamy',
				note: '−1 each',
				min: 0
			};
	}
}
