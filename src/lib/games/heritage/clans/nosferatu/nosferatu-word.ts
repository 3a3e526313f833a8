import { word } from '../../effects/word.ts';

/** Nosferatu: the scheme stays, and does this whenever a boon is moved onto it. */
export const nosferatuWord = {
	'black-market': word({
		needs: (effects) => ({ offer: effects }),
		says: ({ offer }, { all }) =>
			`black market: this scheme stays; once a round, a player can move a boon onto it to do this: ${all(offer, 'market')}`,
		example: { offer: [{ do: 'reserve' }] }
	})
};
