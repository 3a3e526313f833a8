import { sideSchema, type Side } from '../selector.ts';
import { word } from '../word.ts';

const BLOODLINES: { readonly [S in Side]: string } = {
	own: 'your own bloodline',
	'any-opponent': 'an opponent’s bloodline',
	opponents: 'an opponent’s bloodline',
	everyone: 'any bloodline',
	'that-opponent': 'that opponent’s bloodline'
};

/** Boons that come to the bearer out of other bloodlines. */
export const boonWords = {
	/** One boon out of another bloodline comes to the bearer; the owner picks which. */
	'take-boon': word({
		needs: () => ({ of: sideSchema }),
		says: ({ of }, { bearer }) => `${bearer} takes a boon from ${BLOODLINES[of]}`,
		example: { of: 'any-opponent' }
	}),
	/** One boon of the owner's clan comes back to the bearer from another bloodline. */
	'recover-boon': word({
		needs: () => ({}),
		says: (_, { bearer }) => `${bearer} takes back one boon of your clan from another bloodline`,
		example: {}
	})
};
