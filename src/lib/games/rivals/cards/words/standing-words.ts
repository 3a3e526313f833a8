import * as v from 'valibot';
import { amountSchema } from '../amount.ts';
import { amountWords, having } from '../saying.ts';
import { ATTRIBUTES } from '../../vocabulary.ts';
import { DISCIPLINES, KEYWORDS } from '../vocabulary.ts';
import { whoSchema } from '../who.ts';
import { word } from '../word.ts';

const NAMES = { physical: 'Physical', social: 'Social', mental: 'Mental' } as const;

/** What vampires have besides their print. In an `always` part while the card is in force; elsewhere until the attack ends, or the turn. */
export const standingWords = {
	/** An attribute, for attack and defence [Anatomy of a Vampire]. */
	attribute: word({
		needs: () => ({ which: v.picklist(ATTRIBUTES), n: amountSchema, who: whoSchema }),
		says: ({ which, n, who }, { self }) =>
			`${having(who, self)} +${amountWords(n, NAMES[which], NAMES[which])}`,
		example: { which: 'physical', n: 1, who: 'this' },
		standing: true
	}),
	/** Blood Potency: what cards it may play, and how much Blood it may have; it mends nothing (R17, R41) [Mending]. */
	bp: word({
		needs: () => ({ n: amountSchema, who: whoSchema }),
		says: ({ n, who }, { self }) =>
			`${having(who, self)} +${amountWords(n, 'Blood Potency', 'Blood Potency')}`,
		example: { n: 1, who: 'this' },
		standing: true
	}),
	/** A vampire in a coterie has more Influence, none while it has a No-Influence token [Influence]. */
	influence: word({
		needs: () => ({ n: amountSchema, who: whoSchema }),
		says: ({ n, who }, { self }) =>
			`${having(who, self)} +${amountWords(n, 'Influence', 'Influence')}`,
		example: { n: 1, who: 'this' },
		standing: true
	}),
	/** More Secrecy than its place gives; the Prince has 0 all the same (R14) [Havens] [Prince of the City]. */
	secrecy: word({
		needs: () => ({ n: amountSchema, who: whoSchema }),
		says: ({ n, who }, { self }) => `${having(who, self)} +${amountWords(n, 'Secrecy', 'Secrecy')}`,
		example: { n: 1, who: { each: { of: 'you', where: 'haven' } } },
		standing: true
	}),
	/** One icon of a Discipline, beside those it has [Disciplines]. */
	discipline: word({
		needs: () => ({ discipline: v.picklist(DISCIPLINES), who: whoSchema }),
		says: ({ discipline, who }, { self }) => `${having(who, self)} ${discipline}`,
		example: { discipline: 'Auspex', who: 'this' },
		standing: true
	}),
	/** A keyword of vampires: `guard` [Guard]. */
	keyword: word({
		needs: () => ({ keyword: v.picklist(KEYWORDS), who: whoSchema }),
		says: ({ keyword, who }, { self }) =>
			`${having(who, self)} ${keyword === 'guard' ? 'Guard' : 'Targeted'}`,
		example: { keyword: 'guard', who: { each: { of: 'you', where: 'haven' } } },
		standing: true
	}),
	/**
	 * This vampire may block any attack, on mortals and others' vampires too, wherever it is; it joins the party of a target of your
	 * coterie in the Streets, else it is a party of one there; never for a claimant (R42) [CC29]. Ranged attacks only with Guard.
	 */
	'block-any': word({
		needs: () => ({ who: whoSchema }),
		says: ({ who }, { self }) => `${having(who, self)} the right to block any attack`,
		example: { who: 'this' },
		standing: true
	})
};
