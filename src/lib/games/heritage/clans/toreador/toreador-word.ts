import { lettered, several, word } from '../../effects/word.ts';

/**
 * Toreador: an opponent's vampire may be invited; if its player accepts, it gains 1 power and all parts
 * happen, in the order fixed before; else only the first.
 */
export const toreadorWord = {
	invitation: word({
		needs: (effects) => ({ parts: several(effects, 3, 'at least two parts') }),
		says: ({ parts }, { all }) =>
			`invitation: put these in order, then invite an opponent’s vampire or nobody; if its player accepts, it gains 1 power and all of them happen; otherwise only the first: ${lettered(parts.map((part) => all(part)))}`,
		example: {
			parts: [
				[{ do: 'gain', what: 'power', amount: 2 }],
				[{ do: 'activate', whom: { who: 'bearer' } }]
			]
		}
	})
};
