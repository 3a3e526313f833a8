import { word } from '../../effects/word.ts';

const PACK = 'name a direction; your vampires from there are the pack';

/** Gangrel: name a direction; the player's vampires of it are the pack that `then` counts. */
export const gangrelWord = {
	pack: word({
		needs: (effects) => ({ then: effects }),
		says: ({ then }, { all }) => `${PACK}, and ${all(then)}`,
		sentences: ({ then }, { each }) => [PACK, ...each(then)],
		example: {
			then: [{ do: 'gain', what: 'power', amount: { count: 'pack', each: 1, most: 3 } }]
		}
	})
};
