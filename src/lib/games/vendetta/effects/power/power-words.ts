import * as v from 'valibot';
import { amountSchema, cardsSchema, countedSchema, whoSchema, type Who } from '../selector.ts';
import { amountWords } from '../amount-words.ts';
import { cardsWords, whoWords } from '../selector-words.ts';
import { word } from '../word.ts';

const owner = (who: Who) => (who === 'self' ? 'yours' : whoWords(who));

/** What cards and Blood are worth in the conflict under way, until its Location is resolved. */
export const powerWords = {
	/** Plus, or minus with `minus`. */
	power: word({
		needs: () => ({
			cards: cardsSchema,
			amount: amountSchema,
			minus: v.exactOptional(v.boolean())
		}),
		says: ({ cards, amount, minus = false }) =>
			`give ${cardsWords(cards)} ${minus ? '−' : '+'}${amountWords(amount, 'Power')}`,
		example: { cards: 'this', amount: 2, minus: true }
	}),
	/** In place of the printed Power. */
	'set-power': word({
		needs: () => ({ cards: cardsSchema, to: countedSchema }),
		says: ({ cards, to }) => `the printed Power of ${cardsWords(cards)} counts as ${to}`,
		example: { cards: { of: 'rivals', which: 'highest' }, to: 0 }
	}),
	/** The printed Power, rounded down. */
	halve: word({
		needs: () => ({ cards: cardsSchema }),
		says: ({ cards }) => `halve the printed Power of ${cardsWords(cards)} (rounded down)`,
		example: { cards: { of: 'rivals', which: 'all' } }
	}),
	/** This card counts with the highest printed Power among some. */
	'copy-power': word({
		needs: () => ({ from: cardsSchema }),
		says: ({ from }) => `this card copies the highest printed Power of ${cardsWords(from)}`,
		example: { from: { of: 'rivals', which: 'all', face: 'up' } }
	}),
	/** Each Deployed Blood here counts so much. */
	'blood-counts': word({
		needs: () => ({ each: countedSchema, who: whoSchema }),
		says: ({ each, who }) => `each Deployed Blood of ${owner(who)} here counts as ${each} Power`,
		example: { each: 2, who: 'self' }
	}),
	/** Each face-down card here counts so much. */
	'face-down-counts': word({
		needs: () => ({ each: countedSchema, who: whoSchema }),
		says: ({ each, who }) => `each face-down card of ${owner(who)} here counts as ${each} Power`,
		example: { each: 2, who: 'self' }
	})
};
