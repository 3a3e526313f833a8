import { selectorSchema } from '../../effects/selector.ts';
import { word } from '../../effects/word.ts';

/** Tzimisce: a vampire takes all abilities of an ancilla in the queue. */
export const tzimisceWord = {
	'craft-monstrosity': word({
		needs: () => ({ whom: selectorSchema }),
		says: ({ whom: selector }, { whom }) =>
			`craft a monstrosity: ${whom(selector)} takes all abilities of an ancilla in the queue`,
		example: { whom: { who: 'any', of: 'own' } }
	})
};
