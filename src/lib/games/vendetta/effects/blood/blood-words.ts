import * as v from 'valibot';
import { amountSchema, tokenSchema, whereSchema, whoSchema } from '../selector.ts';
import { amountWords } from '../amount-words.ts';
import { doing, theirs, whereTo, whereWords, whoWords } from '../selector-words.ts';
import { word } from '../word.ts';

const NAMES = { blood: 'Blood', influence: 'Influence' } as const;

/** Blood and Influence as they come, go and change hands [CARD GLOSSARY]. */
export const bloodWords = {
	/** From the Bank into the Pool. */
	gain: word({
		needs: () => ({ what: tokenSchema, amount: amountSchema, who: v.exactOptional(whoSchema) }),
		says: ({ what, amount, who = 'self' }) =>
			`${doing(who, 'gain')} ${amountWords(amount, NAMES[what])}`,
		example: { what: 'blood', amount: { per: { count: 'alliance' }, most: 4 } }
	}),
	/** From the Pool to the Bank, as much as there is; the last Blood brings Frenzy. */
	lose: word({
		needs: () => ({ what: tokenSchema, amount: amountSchema, who: whoSchema }),
		says: ({ what, amount, who }) => `${doing(who, 'lose')} ${amountWords(amount, NAMES[what])}`,
		example: { what: 'blood', amount: { byRound: [1, 2, 3] }, who: 'each-rival' }
	}),
	/** From another Pool into yours, as much as there is. */
	steal: word({
		needs: () => ({
			what: v.exactOptional(tokenSchema),
			amount: amountSchema,
			from: whoSchema
		}),
		says: ({ what = 'blood', amount, from }) =>
			`steal ${amountWords(amount, NAMES[what])} from ${whoWords(from)}`,
		example: { amount: 1, from: 'each-rival' }
	}),
	/** You may pay to the Bank, never your last Blood; then go on with `then`. */
	spend: word({
		needs: (effects) => ({ what: tokenSchema, amount: amountSchema, then: effects }),
		says: ({ what, amount, then }, { all }) =>
			`you may spend ${amountWords(amount, NAMES[what])}; if you do, ${all(then)}`,
		example: {
			what: 'blood',
			amount: { half: { count: 'pool' }, round: 'down' },
			then: [{ do: 'lose', what: 'blood', amount: 4, who: 'each-rival' }]
		}
	}),
	/** Out of your Pool into another. Blood: never the last one. */
	give: word({
		needs: () => ({ what: tokenSchema, amount: amountSchema, to: whoSchema }),
		says: ({ what, amount, to }) => `give ${amountWords(amount, NAMES[what])} to ${whoWords(to)}`,
		example: { what: 'influence', amount: 1, to: 'chosen-opponent' }
	}),
	/** Onto the own Position, out of the Pool (never the last one) or the Bank. */
	deploy: word({
		needs: () => ({
			amount: amountSchema,
			from: v.picklist(['pool', 'bank']),
			at: whereSchema,
			who: v.exactOptional(whoSchema)
		}),
		says: ({ amount, from, at, who = 'self' }) =>
			`${doing(who, 'place')} ${amountWords(amount, 'Blood')} from ${from === 'pool' ? `${theirs(who)} Pool` : 'the Bank'} ${whereWords(at)}`,
		example: { amount: 2, from: 'bank', at: 'here' }
	}),
	/** Deployed Blood back into the Pool of its player. */
	recall: word({
		needs: () => ({ amount: amountSchema, at: whereSchema, who: v.exactOptional(whoSchema) }),
		says: ({ amount, at, who = 'self' }) =>
			`${doing(who, 'take')} back ${amountWords(amount, 'Deployed Blood')} ${whereWords(at)}`,
		example: { amount: 'all', at: 'here', who: 'all-here' }
	}),
	/** Deployed Blood here to the Bank. */
	scatter: word({
		needs: () => ({ amount: amountSchema, who: whoSchema }),
		says: ({ amount, who }) =>
			`${doing(who, 'discard')} ${amountWords(amount, 'Deployed Blood')} here`,
		example: { amount: 2, who: 'chosen-rival' }
	}),
	/** Others' Deployed Blood here into your Pool or onto your Position. */
	seize: word({
		needs: () => ({ amount: amountSchema, from: whoSchema, to: v.picklist(['pool', 'position']) }),
		says: ({ amount, from, to }) =>
			`move ${amountWords(amount, 'Deployed Blood')} here from ${whoWords(from)} to your ${to === 'pool' ? 'Pool' : 'Position'}`,
		example: { amount: 1, from: 'each-rival', to: 'position' }
	}),
	/** Your Deployed Blood from here to another Location. */
	carry: word({
		needs: () => ({ amount: amountSchema, to: whereSchema }),
		says: ({ amount, to }) =>
			`move ${amountWords(amount, 'Deployed Blood')} from here ${whereTo(to)}`,
		example: { amount: 'all', to: 'haven' }
	}),
	/** Your Pool and your Deployed Blood here change places. */
	'swap-blood': word({
		needs: () => ({}),
		says: () => 'swap the Blood in your Pool with your Deployed Blood here',
		example: {}
	})
};
