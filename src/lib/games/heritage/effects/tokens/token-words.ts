import {
	amountSchema,
	leastSchema,
	selectorSchema,
	tokenSchema,
	type Amount
} from '../selector.ts';
import { amountWords } from '../selector-words.ts';
import { word } from '../word.ts';

/** Closes “, at most 3” within a sentence. */
const comma = (amount: Amount): string => (typeof amount === 'number' ? '' : ',');

/** Power and infamy as they come, go and change hands. */
export const tokenWords = {
	/** The bearer (of a scheme: the coterie leader) gets tokens from the supply. */
	gain: word({
		needs: () => ({ what: tokenSchema, amount: amountSchema }),
		says: ({ what, amount }, { bearer }) => `${bearer} gains ${amountWords(amount, what)}`,
		example: { what: 'power', amount: { count: 'coterie', each: 1, most: 3 } }
	}),
	/** Puts tokens from the supply on each selected vampire. */
	assign: word({
		needs: () => ({ what: tokenSchema, amount: amountSchema, to: selectorSchema }),
		says: ({ what, amount, to }, { whom }) =>
			`assign ${amountWords(amount, what)}${comma(amount)} to ${whom(to)}`,
		example: { what: 'infamy', amount: 1, to: { who: 'any', of: 'opponents' } }
	}),
	/** Takes tokens off each selected vampire into the supply, as many as it has. */
	lose: word({
		needs: () => ({ what: tokenSchema, amount: amountSchema, from: selectorSchema }),
		says: ({ what, amount, from }, { whom }) => `${whom(from)} loses ${amountWords(amount, what)}`,
		example: { what: 'power', amount: 2, from: { who: 'clan-leader' } }
	}),
	/** Moves tokens between vampires, as many as there are. Both selectors mean one vampire. */
	move: word({
		needs: () => ({
			what: tokenSchema,
			amount: amountSchema,
			from: selectorSchema,
			to: selectorSchema
		}),
		says: ({ what, amount, from, to }, { whom }) =>
			`move ${amountWords(amount, what)}${comma(amount)} from ${whom(from)} to ${whom(to)}`,
		example: {
			what: 'power',
			amount: 1,
			from: { who: 'any', of: 'opponents' },
			to: { who: 'bearer' }
		}
	}),
	/** The owner may spend power of vampires of their bloodline, and then goes on with `then`. */
	spend: word({
		needs: (effects) => ({ amount: leastSchema, then: effects }),
		says: ({ amount, then }, { all }) => `you may spend ${amount} power; if you do, ${all(then)}`,
		example: { amount: 1, then: [{ do: 'activate', whom: { who: 'sire' } }] }
	})
};
