import { attributeSchema } from '../attributes.ts';
import { modifyWords } from '../attribute-words.ts';
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
	/** Change the one battleground of an attribute. */
	modify: word({
		needs: () => ({ attribute: attributeSchema }),
		says: ({ attribute }) => modifyWords(attribute),
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
