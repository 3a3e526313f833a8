import * as v from 'valibot';
import { attributeKinds } from '../../effects/attribute-words.ts';
import { namedSchema } from '../../effects/attributes.ts';
import { word } from '../../effects/word.ts';

/**
 * Ventrue: name an attribute; `then` happens for the owner whenever an opponent recruits a character
 * `with` or `without` it.
 */
export const ventrueWord = {
	edict: word({
		needs: (effects) => ({ by: namedSchema, on: v.picklist(['with', 'without']), then: effects }),
		says: ({ by, on, then }, { all }) =>
			`edict by ${attributeKinds(by)}: name one; whenever an opponent recruits a character ${on} it, ${all(then)}`,
		example: {
			by: ['geography'],
			on: 'with',
			then: [{ do: 'activate', whom: { who: 'clan-leader' } }]
		}
	})
};
