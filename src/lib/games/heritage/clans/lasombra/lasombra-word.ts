import { word } from '../../effects/word.ts';

/** Lasombra: each opponent gives a boon to the coterie leader or suffers. */
export const lasombraWord = {
	'kiss-the-ring': word({
		needs: (effects) => ({ suffer: effects }),
		says: ({ suffer }, { bearer, all }) =>
			`each opponent gives ${bearer} a boon or suffers: ${all(suffer)}`,
		example: { suffer: [{ do: 'exhaust', whom: { who: 'any', of: 'that-opponent' } }] }
	})
};
