import * as v from 'valibot';
import { amountSchema, someSchema } from '../amount.ts';
import { amountWords, doing, whoWords } from '../saying.ts';
import { LIBRARY_KINDS } from '../vocabulary.ts';
import { whomSchema, whoSchema } from '../who.ts';
import { word } from '../word.ts';

const PILED = {
	action: 'Action card',
	attack: 'Attack card',
	reaction: 'Reaction',
	title: 'Title',
	scheme: 'Scheme',
	modifier: 'Influence Modifier',
	conspiracy: 'Conspiracy'
} as const;

/** Cards as they are drawn, discarded, taken and removed. */
export const cardWords = {
	/** Each card from either deck, chosen before each draw and after the card before was seen; `deck`: from that one; an empty deck gives none [End Phase]. */
	draw: word({
		needs: () => ({
			n: amountSchema,
			whom: v.exactOptional(whomSchema),
			deck: v.exactOptional(v.picklist(['library', 'faction']))
		}),
		says: ({ n, whom = 'you', deck }) =>
			`${doing(whom, 'draw')} ${amountWords(n, 'card', 'cards')}${deck === undefined ? '' : deck === 'library' ? ' from the Library' : ' from the Faction Deck'}`,
		example: { n: 2 }
	}),
	/** From the hand, of either back, chosen by who discards; fewer in hand: all of them [Discarding Cards]. */
	discard: word({
		needs: () => ({ n: amountSchema, whom: whomSchema }),
		says: ({ n, whom }) => `${doing(whom, 'discard')} ${amountWords(n, 'card', 'cards')}`,
		example: { n: 1, whom: 'rival' }
	}),
	/** From your discard pile to your hand, one of your choice of such a kind; `vampire` is a Faction card. None there: nothing. */
	recover: word({
		needs: () => ({ kind: v.picklist([...LIBRARY_KINDS, 'vampire']) }),
		says: ({ kind }) =>
			`take a ${kind === 'vampire' ? 'vampire' : PILED[kind]} from your discard pile into your hand`,
		example: { kind: 'attack' }
	}),
	/**
	 * One card that you choose out of play. `ongoing`: an Ongoing Action card of a foe, an Ongoing Event or an antagonist in the Streets (R57)
	 * [CC11]; `antagonist`; `retainer`: a Retainer of a vampire. A burned antagonist is not defeated, and no Agenda is scored.
	 */
	burn: word({
		needs: () => ({ what: v.picklist(['ongoing', 'antagonist', 'retainer']) }),
		says: ({ what }) =>
			({
				ongoing: 'burn a foe’s Ongoing card, an Ongoing Event or an antagonist in The Streets',
				antagonist: 'burn an antagonist in The Streets',
				retainer: 'burn a Retainer of a foe’s vampire'
			})[what],
		example: { what: 'ongoing' }
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
	/** You choose a mortal in the Streets that goes to the City discard pile: no reward and no defeat (R10) [CC33]. None there: nothing. */
	'clear-mortal': word({
		needs: () => ({}),
		says: () => 'discard a mortal from The Streets',
		example: {}
	}),
	/** All burned Events but this one go back, and the City Deck is shuffled (R9) [CC6]. */
	'shuffle-events': word({
		needs: () => ({}),
		says: () => 'shuffle all burned Events back into the City Deck',
		example: {}
	}),
	/** This antagonist, defeated, is shuffled back into the City Deck (R57) [CC11]. */
	'shuffle-this': word({
		needs: () => ({}),
		says: () => 'shuffle it back into the City Deck',
		example: {}
	})
};
