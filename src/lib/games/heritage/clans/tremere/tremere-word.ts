import { selectorSchema } from '../../effects/selector.ts';
import { word } from '../../effects/word.ts';

/** Tremere: a character of the queue takes the place of a vampire, tokens but torpor stay. */
export const tremereWord = {
	usurp: word({
		needs: () => ({ whom: selectorSchema }),
		says: ({ whom: selector }, { whom }) =>
			`usurp ${whom(selector)}: a character from the queue takes its place and tokens, but not torpor`,
		example: { whom: { who: 'any', of: 'own', where: { torpor: true } } }
	})
};
