import * as v from 'valibot';
import { attributeSchema } from '../attributes.ts';
import { modifyWords, WHOSE } from '../attribute-words.ts';
import { leastSchema, selectorSchema } from '../selector.ts';
import { word } from '../word.ts';

/** What a card sets in motion elsewhere. */
export const courseWords = {
	/** Change the three battlegrounds by a vampire's attributes; triggers nothing (ruling 7). */
	activate: word({
		needs: () => ({ whom: selectorSchema }),
		says: ({ whom: selector }, { whom }) => `activate ${whom(selector)}`,
		example: { whom: { who: 'bearer' } }
	}),
	/** Change the one battleground of an attribute; `of`: as a vampire of another player would. */
	modify: word({
		needs: () => ({
			attribute: attributeSchema,
			of: v.exactOptional(v.picklist(WHOSE))
		}),
		says: ({ attribute, of }) => modifyWords(attribute, of),
		example: { attribute: 'north' }
	}),
	/** Carry out a vampire's abilities; activates nothing (ruling 7). */
	trigger: word({
		needs: () => ({ whom: selectorSchema }),
		says: ({ whom: selector }, { whom }) => `trigger the abilities of ${whom(selector)}`,
		example: { whom: { who: 'any', of: 'own', where: { ancilla: true } } }
	}),
	'draw-scheme': word({
		needs: () => ({ amount: leastSchema }),
		says: ({ amount }) => `draw ${amount} clan ${amount === 1 ? 'scheme' : 'schemes'}`,
		example: { amount: 1 }
	}),
	'additional-scheme': word({
		needs: () => ({}),
		says: () => 'you may play an additional scheme this turn',
		example: {}
	})
};
