import * as v from 'valibot';
import { cardsSchema, someSchema, whereSchema, whoSchema } from '../selector.ts';
import { several } from '../amount-words.ts';
import {
	cardsWords,
	doing,
	theirs,
	toPositionOf,
	whereTo,
	whereWords,
	whoWords
} from '../selector-words.ts';
import { word } from '../word.ts';

/** Clan cards as they are turned, moved, played and looked at. */
export const cardWords = {
	'turn-up': word({
		needs: () => ({ cards: cardsSchema }),
		says: ({ cards }) => `turn ${cardsWords(cards)} face up`,
		example: { cards: { of: 'rivals', which: 'one', face: 'down' } }
	}),
	'turn-down': word({
		needs: () => ({ cards: cardsSchema }),
		says: ({ cards }) => `turn ${cardsWords(cards)} face down`,
		example: { cards: { of: 'rivals', which: 'one', face: 'up' } }
	}),
	/** To the Position of the same player at another Location. */
	move: word({
		needs: () => ({ cards: cardsSchema, to: whereSchema }),
		says: ({ cards, to }) => `move ${cardsWords(cards)} ${whereTo(to)}`,
		example: { cards: 'this', to: 'haven' }
	}),
	/** To the Position of another player at the same Location. */
	'give-card': word({
		needs: () => ({ cards: cardsSchema, to: whoSchema }),
		says: ({ cards, to }) => `move ${cardsWords(cards)} ${toPositionOf(to)}`,
		example: { cards: 'this', to: 'chosen-rival' }
	}),
	/** To the hands of their owners. */
	'to-hand': word({
		needs: () => ({ cards: cardsSchema }),
		says: ({ cards }) => `return ${cardsWords(cards)} to hand`,
		example: { cards: { of: 'own', which: 'one', where: 'anywhere' } }
	}),
	/** A card of the hand, the top of your deck, or one at random of a chosen Rival's hand; free of charge. */
	play: word({
		needs: () => ({
			from: v.picklist(['hand', 'deck', 'rival-hand']),
			at: whereSchema,
			face: v.exactOptional(v.picklist(['up', 'down']))
		}),
		says: ({ from, at, face = 'up' }) => `play ${PLAYED[from]} face ${face} ${whereWords(at)}`,
		example: { from: 'deck', at: 'here', face: 'up' }
	}),
	/** Two deployed cards change places. */
	'swap-cards': word({
		needs: () => ({ one: cardsSchema, other: cardsSchema }),
		says: ({ one, other }) => `swap ${cardsWords(one)} with ${cardsWords(other)}`,
		example: { one: 'this', other: { of: 'rivals', which: 'one' } }
	}),
	/** It acts no more here. */
	cancel: word({
		needs: () => ({ cards: cardsSchema }),
		says: ({ cards }) => `cancel the effects of ${cardsWords(cards)}`,
		example: { cards: { of: 'rivals', which: 'one', face: 'up' } }
	}),
	/** At the end of the round into the deck instead of the hand. */
	'shuffle-back': word({
		needs: () => ({ cards: cardsSchema }),
		says: ({ cards }) =>
			`at the end of the round, shuffle ${cardsWords(cards)} into the clan deck of its owner`,
		example: { cards: 'this' }
	}),
	/** Only you see them. */
	look: word({
		needs: () => ({ cards: cardsSchema }),
		says: ({ cards }) => `look at ${cardsWords(cards)}`,
		example: { cards: { of: 'rivals', which: 'one', face: 'down', most: 2 } }
	}),
	/** Only you see it. */
	'look-at-hand': word({
		needs: () => ({ who: whoSchema }),
		says: ({ who }) => `look at the hand of ${whoWords(who)}`,
		example: { who: 'chosen-opponent' }
	}),
	/** Everybody sees so many cards of a hand, at random. */
	reveal: word({
		needs: () => ({ who: whoSchema, count: someSchema }),
		says: ({ who, count }) =>
			`${doing(who, 'reveal')} ${several(count, 'random card')} of ${theirs(who)} hand`,
		example: { who: 'chosen-opponent', count: 1 }
	})
};

const PLAYED = {
	hand: 'a card from your hand',
	deck: 'the top card of your clan deck',
	'rival-hand': 'a random card from the hand of a Rival of your choice'
} as const;
