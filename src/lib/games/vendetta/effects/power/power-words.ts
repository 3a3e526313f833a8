import * as v from 'valibot';
import { amountSchema, cardsSchema, countedSchema, whoSchema } from '../selector.ts';
import { amountWords, cardsWords, doing } from '../selector-words.ts';
import { word } from '../word.ts';

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
			`${cardsWords(cards)}: ${minus ? '−' : '+'}${amountWords(amount, 'Power')}`,
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
		says: ({ each, who }) =>
			`${doing(who, 'count')} each of their Deployed Blood here as ${each} Power`,
		example: { each: 2, who: 'self' }
	}),
	/** Each face-down card here counts so much. */
	'face-down-counts': word({
		needs: () => ({ each: countedSchema, who: whoSchema }),
		says: ({ each, who }) =>
			`${doing(who, 'count')} each of their face-down cards here as ${each} Power`,
		example: { each: 2, who: 'self' }
	})
};
