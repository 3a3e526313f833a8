import * as v from 'valibot';
import { amountSchema, someSchema, whereSchema, whoSchema } from '../selector.ts';
import { amountWords, several } from '../amount-words.ts';
import { doing, rewardWords, subjectWords, theirs, whereTo } from '../selector-words.ts';
import { word } from '../word.ts';

const picked = v.picklist(['chosen', 'random', 'victim', 'human', 'vampire', 'this']);

/** Withdrawing, the Alliance, rewards and the Ambition token. */
export const fateWords = {
	/** As in the Withdraw step, to `to` in place of the Prince's Haven; who is held here stays. */
	withdraw: word({
		needs: () => ({ who: whoSchema, to: v.exactOptional(whereSchema) }),
		says: ({ who, to }) =>
			`${doing(who, 'withdraw')} from here${to === undefined ? '' : ` ${whereTo(to)}`}`,
		example: { who: 'self' }
	}),
	/** Cannot withdraw from here until it is resolved. */
	'must-stay': word({
		needs: () => ({ who: whoSchema }),
		says: ({ who }) => `${subjectWords(who)} cannot withdraw from here`,
		example: { who: 'chosen-rival' }
	}),
	'gain-victim': word({
		needs: () => ({ amount: v.exactOptional(amountSchema), who: v.exactOptional(whoSchema) }),
		says: ({ amount = 1, who = 'self' }) =>
			`${doing(who, 'gain')} ${amountWords(amount, 'Victim', 'Victims')}`,
		example: {}
	}),
	/** One card of the Alliance: as its player chooses, at random, of a kind, or the Ally that says this. */
	drain: word({
		needs: () => ({ who: whoSchema, which: picked }),
		says: ({ who, which }) =>
			`${doing(who, 'drain')} ${DRAINED[which].replaceAll('{their}', theirs(who))}`,
		example: { who: 'chosen-rival', which: 'random' }
	}),
	/** A drained card back into the Alliance, as its player chooses; no token goes. */
	undrain: word({
		needs: () => ({ who: v.exactOptional(whoSchema) }),
		says: ({ who = 'self' }) =>
			`${doing(who, 'return')} one drained card to ${theirs(who)} Alliance`,
		example: {}
	}),
	/** Diablerie tokens into the Pool. */
	'gain-tokens': word({
		needs: () => ({ who: whoSchema, amount: someSchema }),
		says: ({ who, amount }) => `${doing(who, 'gain')} ${several(amount, 'Diablerie token')}`,
		example: { who: 'self', amount: 1 }
	}),
	/** Every place that shares the highest total here goes to you first. */
	'win-ties': word({
		needs: () => ({}),
		says: () => 'win all ties here',
		example: {}
	}),
	/** Besides the reward of a place here. */
	'extra-reward': word({
		needs: () => ({
			place: v.picklist(['first', 'second', 'third']),
			influence: v.exactOptional(someSchema),
			blood: v.exactOptional(someSchema),
			victims: v.exactOptional(someSchema)
		}),
		says: ({ place, influence = 0, blood = 0, victims = 0 }) => {
			return rewardWords(place, { influence, blood, victims });
		},
		example: { place: 'first', influence: 1 }
	}),
	/** So much more for each Frenzy you cause here until it is resolved. */
	'frenzy-pays': word({
		needs: () => ({ more: someSchema }),
		says: ({ more }) => `gain ${more} more Influence for each Frenzy you cause here`,
		example: { more: 1 }
	}),
	'take-ambition': word({
		needs: () => ({ who: whoSchema }),
		says: ({ who }) => `${doing(who, 'take')} the Ambition token`,
		example: { who: 'self' }
	})
};

const DRAINED = {
	chosen: 'a card of {their} choice from {their} Alliance',
	random: 'a random card of {their} Alliance',
	victim: 'a Victim',
	human: 'a human',
	vampire: 'a vampire',
	this: 'this Ally'
} as const;
