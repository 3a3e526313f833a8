import * as v from 'valibot';
import { amountSchema } from '../amount.ts';
import { amountWords, whoWords } from '../saying.ts';
import { whoSchema } from '../who.ts';
import { word } from '../word.ts';

const aggravatedSchema = v.exactOptional(v.literal(true));
const kind = (aggravated: true | undefined) => (aggravated ? 'Aggravated damage' : 'damage');

/** Damage, and what raises, cuts or stops it [Attack Sequence] [Mitigating Damage]. */
export const attackWords = {
	/**
	 * New damage to vampires, never raised by attributes or bonuses (R31) [Using Abilities and Game Text in Combat]. In an attack it is of the
	 * type of the attack, lands in step 12 with the rest, and is cut as any other: by the attribute unless Aggravated, by prevention, and by
	 * the shields of a Reaction for the vampire that plays it. Outside an attack it has no type, lands at once, and only prevention cuts it
	 * (R37). Whoever controls the card is credited.
	 */
	damage: word({
		needs: () => ({ n: amountSchema, who: whoSchema, aggravated: aggravatedSchema }),
		says: ({ n, who, aggravated }, { self }) =>
			`deal ${amountWords(n, kind(aggravated), 'damage')} to ${whoWords(who, self)}`,
		example: { n: 1, who: { each: { of: 'opposing', not: 'target' } }, aggravated: true }
	}),
	/**
	 * Raises the damage of this attack to its target. On a Reaction: of its strike-back, if the card has a damage number (R29).
	 * `aggravated`: this much of the damage is. In an `always` part: of each attack that `as` of the part names.
	 */
	bonus: word({
		needs: () => ({ n: amountSchema, aggravated: aggravatedSchema }),
		says: ({ n, aggravated }) => `+${amountWords(n, kind(aggravated), 'damage')}`,
		example: { n: { per: { count: 'icons', discipline: 'Potence', in: 'party' }, most: 3 } },
		standing: true
	}),
	/** All damage of this attack to its target is Aggravated [Aggravated Damage]. */
	aggravate: word({
		needs: () => ({}),
		says: () => 'all damage of this attack is Aggravated',
		example: {}
	}),
	/** More shields for the vampire that plays this Reaction; elsewhere for `this` as the target, in step 11 [Playing a Reaction Card]. */
	shield: word({
		needs: () => ({ n: amountSchema }),
		says: ({ n }) => `+${amountWords(n, 'shield', 'shields')}`,
		example: { n: 2 },
		standing: true
	}),
	/** Cuts damage to that vampire as it is about to take it, after attribute and shields; Aggravated damage too [Mitigating Damage]. */
	prevent: word({
		needs: () => ({ n: amountSchema, who: whoSchema }),
		says: ({ n, who }, { self }) =>
			`prevent ${amountWords(n, 'damage', 'damage')} to ${whoWords(who, self)}`,
		example: { n: 1, who: 'this' }
	}),
	/** More Intel in this attack [Attack]. In an `always` part: in each attack of yours, or of whom `as` names. */
	intel: word({
		needs: () => ({ n: amountSchema }),
		says: ({ n }) => `+${amountWords(n, 'Intel', 'Intel')}`,
		example: { n: 1 },
		standing: true
	}),
	/**
	 * In this attack the defender cannot do that. `block`, `reaction`: the card is shown as that would be asked (an `always` part, or `intel`).
	 * `shields`: the shields of a Reaction count nothing; `reaction-text`: nor does its text (R35) [Scry the Soul], both in step 10.
	 */
	forbid: word({
		needs: () => ({ what: v.picklist(['block', 'reaction', 'shields', 'reaction-text']) }),
		says: ({ what }) =>
			({
				block: 'this attack cannot be blocked',
				reaction: 'no Reaction can be played',
				shields: 'ignore all shields',
				'reaction-text': 'ignore the text of the Reaction'
			})[what],
		example: { what: 'shields' },
		standing: true
	})
};
