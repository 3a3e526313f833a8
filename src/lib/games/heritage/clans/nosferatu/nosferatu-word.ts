import { word } from '../../effects/word.ts';

/** Nosferatu: the scheme stays, and does this whenever a boon is moved onto it. */
export const nosferatuWord = {
	'black-market': word({
		needs: (effects) => ({ offer: effects }),
		says: ({ offer }, { all }) =>
			`black market: this scheme stays, and once a round, a player who moves a boon onto it does this: ${all(offer, 'market')}`,
		example: { offer: [{ do: 'reserve' }] }
	})
};
