import * as v from 'valibot';
import { listOf, stringOf } from '../../../core/bounded.ts';
import type { Within, WithinSchema } from '../../../core/cards/word.ts';
import { lettered } from '../../../core/listed.ts';
import { conditionSchema, someSchema, whoSchema } from '../selector.ts';
import { conditionWords, doing, mayDo, whoWords } from '../selector-words.ts';
import { word } from '../word.ts';

const several = (effects: WithinSchema): v.GenericSchema<unknown, readonly Within[]> =>
	v.pipe(listOf(effects, 4), v.minLength(2, 'at least two ways'));

/** Choices, bids and conditions. */
export const choiceWords = {
	may: word({
		needs: (effects) => ({ then: effects }),
		says: ({ then }, { all }) => mayDo(all(then)),
		example: { then: [{ do: 'withdraw', who: 'self' }] }
	}),
	/** You go on with one of these. */
	either: word({
		needs: (effects) => ({ of: several(effects) }),
		says: ({ of }, { all }) => `choose: ${lettered(of.map(all))}`,
		example: {
			of: [
				[{ do: 'gain', what: 'blood', amount: 2 }],
				[{ do: 'gain', what: 'influence', amount: 1 }]
			]
		}
	}),
	/** Each goes on with one of these, and is the `chooser` in it. In turn order, or secretly together. */
	'each-chooses': word({
		needs: (effects) => ({
			who: whoSchema,
			of: several(effects),
			secretly: v.exactOptional(v.boolean())
		}),
		says: ({ who, of, secretly = false }, { all }) =>
			`${doing(who, 'choose')}${secretly ? ' secretly' : ''}: ${lettered(of.map(all))}`,
		example: {
			who: 'each-rival',
			of: [
				[{ do: 'lose', what: 'blood', amount: 2, who: 'chooser' }],
				[{ do: 'withdraw', who: 'chooser' }]
			]
		}
	}),
	/**
	 * You and these secretly bid Blood of your Pools, at most `most`, never the last one; all open together. `pay`: who pays
	 * what was bid. Who bid most goes on with `won` as `chooser`, of several the earlier in turn order; nobody where all bid 0.
	 */
	bid: word({
		needs: (effects) => ({
			who: whoSchema,
			most: someSchema,
			pay: v.picklist(['all', 'highest']),
			won: effects
		}),
		says: ({ who, most, pay, won }, { all }) =>
			`you and ${whoWords(who)} secretly bid up to ${most} Blood (${pay === 'all' ? 'everybody pays' : 'only the highest pays'}); then, for the highest bidder: ${all(won)}`,
		example: {
			who: 'each-rival',
			most: 3,
			pay: 'all',
			won: [{ do: 'gain', what: 'influence', amount: 1, who: 'chooser' }]
		}
	}),
	if: word({
		needs: (effects) => ({
			that: conditionSchema,
			then: effects,
			else: v.exactOptional(effects)
		}),
		says: ({ that, then, else: or }, { all }) =>
			`if ${conditionWords(that)}, ${all(then)}${or === undefined ? '' : `; otherwise ${all(or)}`}`,
		example: {
			that: { is: 'at-least', what: { count: 'own-blood-here' }, n: 1 },
			then: [{ do: 'power', cards: 'this', amount: 2, minus: true }]
		}
	}),
	/** The table does it, and records the result. */
	manual: word({
		needs: () => ({ text: stringOf() }),
		says: ({ text }) => `by hand: ${text}`,
		example: { text: 'Do what your card says.' }
	})
};
