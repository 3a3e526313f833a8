import * as v from 'valibot';
import { amountSchema, someSchema } from '../amount.ts';
import { amountWords, does, doing, TOKENS, whomWords, whoFrom, whoWords } from '../saying.ts';
import { whomSchema, whoSchema } from '../who.ts';
import { word } from '../word.ts';

/** Prestige, Agenda points, Influence and Blood as they come, go and change hands. Never damage: nothing prevents it [Mitigating Damage]. */
export const tokenWords = {
	/** From the general supply; no token of that colour left, no gain [General Supply]. `influence`: into the total of this conflict or Title (R59). */
	gain: word({
		needs: () => ({
			what: v.picklist(['prestige', 'agenda', 'influence']),
			n: amountSchema,
			whom: v.exactOptional(whomSchema)
		}),
		says: ({ what, n, whom = 'you' }) => `${doing(whom, 'gain')} ${amountWords(n, TOKENS[what])}`,
		example: { what: 'prestige', n: { per: { count: 'titles', of: 'you' }, most: 3 } }
	}),
	/** To the general supply, as much as there is. At 0 Prestige that player is knocked out once no conflict is under way, credit to you [How to Win]. */
	lose: word({
		needs: () => ({
			what: v.picklist(['prestige', 'agenda']),
			n: amountSchema,
			whom: whomSchema
		}),
		says: ({ what, n, whom }) => `${doing(whom, 'lose')} ${amountWords(n, TOKENS[what])}`,
		example: { what: 'prestige', n: 1, whom: 'rival' }
	}),
	/** Prestige from a player into your supply, as much as there is [Stealing]. */
	steal: word({
		needs: () => ({ n: amountSchema, whom: whomSchema }),
		says: ({ n, whom }) => `steal ${amountWords(n, 'Prestige')} from ${whomWords(whom)}`,
		example: { n: 1, whom: 'rival' }
	}),
	/** Blood from vampires to the general supply, as much as there is; at 0 they are defeated, in an attack in step 12 (reading `reach`). No mortal has any (R38). */
	bleed: word({
		needs: () => ({ n: amountSchema, who: whoSchema }),
		says: ({ n, who }, { self }) => `${does(who, 'lose', self)} ${amountWords(n, 'Blood')}`,
		example: { n: 1, who: 'target' }
	}),
	/** Blood from a vampire to `this`, beyond its Blood Potency to the supply (R38, R39) [CC26]. */
	'steal-blood': word({
		needs: () => ({ n: amountSchema, who: whoSchema }),
		says: ({ n, who }, { self }) => `steal ${amountWords(n, 'Blood')} from ${whoFrom(who, self)}`,
		example: { n: 1, who: 'target' }
	}),
	/** Blood from the supply, up to the Blood Potency; full in torpor in their player's turn they come back at once [Mending]. */
	mend: word({
		needs: () => ({ n: amountSchema, who: whoSchema }),
		says: ({ n, who }, { self }) => `mend ${amountWords(n, 'Blood')} on ${whoWords(who, self)}`,
		example: { n: 2, who: { choose: 1, of: { of: 'you', where: 'anywhere' } } }
	}),
	/** So much to be mended 1 by 1 over any of a group, as you like (R70) [CC15]. */
	'mend-spread': word({
		needs: () => ({ n: amountSchema, who: whoSchema }),
		says: ({ n, who }, { self }) =>
			`mend ${amountWords(n, 'Blood')}, spread as you like over ${whoFrom(who, self)}`,
		example: {
			n: { per: { count: 'icons', discipline: 'Fortitude', in: 'coterie' } },
			who: { each: { of: 'you', where: 'anywhere' } }
		}
	}),
	/**
	 * Of an Ongoing card as it is played: you spend any Prestige, never the last, and `each` from the supply goes on this card for each. That
	 * happens once, so nothing is added later (R69) [CC17].
	 */
	invest: word({
		needs: () => ({ each: someSchema, most: v.exactOptional(someSchema) }),
		says: ({ each, most }) =>
			`spend ${most === undefined ? 'any Prestige' : `up to ${most} Prestige`}, and for each put ${each} Prestige from the supply on this card`,
		example: { each: 2 }
	}),
	/** From this card into your supply, as much as lies there; what is left as the card goes is lost. */
	collect: word({
		needs: () => ({ n: amountSchema }),
		says: ({ n }) => `take ${amountWords(n, 'Prestige')} from this card`,
		example: { n: 2 }
	}),
	/** Prestige from the general supply onto one face-down Conspiracy of yours, of your choice; none: nothing [Conspiracies]. */
	fill: word({
		needs: () => ({ n: amountSchema }),
		says: ({ n }) =>
			`put ${amountWords(n, 'Prestige')} from the supply on a face-down Conspiracy of yours`,
		example: { n: 1 }
	})
};
