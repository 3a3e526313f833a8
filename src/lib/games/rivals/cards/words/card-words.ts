import * as v from 'valibot';
import { amountSchema, someSchema } from '../amount.ts';
import { amountWords, doing, whoWords } from '../saying.ts';
import { whomSchema, whoSchema } from '../who.ts';
import { word } from '../word.ts';

/** Cards as they are drawn, discarded, taken and removed. */
export const cardWords = {
	/** Each card from either deck, chosen before each draw and after the card before was seen; an empty deck gives none [End Phase]. */
	draw: word({
		needs: () => ({ n: amountSchema, whom: v.exactOptional(whomSchema) }),
		says: ({ n, whom = 'you' }) => `${doing(whom, 'draw')} ${amountWords(n, 'card', 'cards')}`,
		example: { n: 2 }
	}),
	/** From the hand, of either back, chosen by who discards; fewer in hand: all of them [Discarding Cards]. */
	discard: word({
		needs: () => ({ n: amountSchema, whom: whomSchema }),
		says: ({ n, whom }) => `${doing(whom, 'discard')} ${amountWords(n, 'card', 'cards')}`,
		example: { n: 1, whom: 'rival' }
	}),
	/**
	 * One card of your choice: an Ongoing Action card of a foe, to its owner's discard pile; or an Ongoing Event or an antagonist in the
	 * Streets, out of the game. A burned antagonist is not defeated, and no Agenda is scored (R57) [CC27]. None there: nothing.
	 */
	'burn-ongoing': word({
		needs: () => ({}),
		says: () => 'burn a foe’s Ongoing card, an Ongoing Event or an antagonist in The Streets',
		example: {}
	}),
	/** One Retainer of that vampire, of your choice, comes to `this`, ready or exhausted as it is; its `attach` happens again, no Agenda (R40) [CC14]. */
	'steal-retainer': word({
		needs: () => ({ who: whoSchema }),
		says: ({ who }, { self }) => `steal a Retainer from ${whoWords(who, self)}`,
		example: { who: 'target' }
	}),
	/** So many cards of the City Deck into the Streets, one by one; Events happen as in the City step, an Ongoing one with a token of the active player [City Deck Step]. */
	'turn-city': word({
		needs: () => ({ n: someSchema }),
		says: ({ n }) =>
			`put the top ${n === 1 ? 'card' : `${n} cards`} of the City Deck into The Streets`,
		example: { n: 1 }
	}),
	/** All burned Events but this one go back, and the City Deck is shuffled (R9) [CC6]. */
	'shuffle-events': word({
		needs: () => ({}),
		says: () => 'shuffle all burned Events back into the City Deck',
		example: {}
	})
};
