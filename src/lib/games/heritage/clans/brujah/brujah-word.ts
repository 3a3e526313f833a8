import { selectorSchema } from '../../effects/selector.ts';
import { word } from '../../effects/word.ts';

/** Brujah: the vampire is an enemy from now on; the scheme stays with it. */
export const brujahWord = {
	'declare-enemy': word({
		needs: () => ({ whom: selectorSchema }),
		says: ({ whom: selector }, { whom }) => `declare ${whom(selector)} your enemy`,
		example: { whom: { who: 'any', of: 'opponents' } }
	})
};
