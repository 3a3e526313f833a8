import type { Term } from '../../codex/terms.ts';

export const PLAY_TERMS = [
	{
		id: 'round',
		word: 'Round',
		definition:
			'Each player, clockwise from the first player, takes one turn: a recruit, which is required, and a scheme, which is not, in either order.'
	},
	{
		id: 'first-player',
		word: 'First player',
		definition:
			'Who begins each round. In the first chapter the oldest player; after that the vanquished of the previous chapter. Some battlegrounds pass the marker on.'
	},
	{
		id: 'queue',
		word: 'Queue',
		definition:
			'The row of characters waiting to be recruited. It slides to the right and refills from the left; the newest two cost power.'
	},
	{
		id: 'recruit',
		word: 'Recruit',
		definition:
			'To bring a character from the queue, or the retainer of your haven, into your bloodline: place it below a vampire, activate it, then trigger its abilities. Nobody recruits more than once a round.'
	},
	{
		id: 'embrace',
		word: 'Embrace',
		definition: 'To make someone a vampire: the character becomes the childe of its new sire.'
	},
	{
		id: 'reserve',
		word: 'Reserve',
		definition: 'To put your marker on an unreserved character in the queue. It then waits for you.'
	},
	{
		id: 'activate',
		word: 'Activate',
		definition:
			'To let a vampire’s attributes change all three battlegrounds: class first, then temperament, then geography. None may be skipped, and activating triggers no abilities.'
	},
	{
		id: 'trigger',
		word: 'Trigger',
		definition:
			'To carry out the abilities of a vampire from top to bottom, each in full before the next. Triggering does not activate.'
	},
	{
		id: 'ability',
		word: 'Special ability',
		definition:
			'What a vampire does when it is triggered. A vampire with a special ability is an ancilla; a bond to a clan counts as one.'
	},
	{
		id: 'scheme',
		word: 'Scheme',
		definition:
			'A plan carried out by a coterie. Its leader is exhausted afterwards. One a turn, unless an effect grants another.'
	},
	{
		id: 'clan-scheme',
		word: 'Clan scheme',
		definition:
			'A scheme from your clan’s own deck, held in hand. Most are discarded once used; a few stay in play.'
	},
	{
		id: 'battleground-scheme',
		word: 'Battleground scheme',
		definition: 'A scheme that belongs to a battleground. Anyone can play it.'
	},
	{
		id: 'power',
		word: 'Power',
		definition: 'Tokens on your vampires: you pay with them, and each left is worth 1 point.'
	},
	{
		id: 'infamy',
		word: 'Infamy',
		definition: 'A bad reputation: each infamy token on your vampires costs 1 point.'
	},
	{
		id: 'boon',
		word: 'Boon',
		definition:
			'A favour. Give one to another player’s vampire, and its archetype helps your scheme: now you owe that favour. Each boon in your bloodline, your own or owed to you, is worth 1 point.'
	},
	{
		id: 'assign',
		word: 'Assign',
		definition: 'To put power or infamy on a vampire of your choice.'
	},
	{
		id: 'gain',
		word: 'Gain',
		definition:
			'To receive something on the vampire that carries out the effect: in a scheme, its coterie leader.'
	},
	{
		id: 'any',
		word: 'Any',
		definition: 'Exactly one that matches, and you choose which.'
	},
	{
		id: 'each',
		word: 'Each',
		definition: 'All that match, without choosing.'
	},
	{
		id: 'any-opponent',
		word: 'Any opponent',
		definition: 'One other player, picked by the player who carries out the effect.'
	},
	{
		id: 'ankh',
		word: 'Ankh',
		definition: 'A marker of a direction. It moves on the geography battlegrounds.'
	},
	{
		id: 'battleground',
		word: 'Battleground',
		definition:
			'One of the three boards in the middle, each for one kind of attribute: class, temperament, geography. Every recruit shifts all three, and at the end each pays points.'
	},
	{
		id: 'points',
		word: 'Points',
		definition:
			'What decides a chapter: the three battlegrounds, plus one for each power and each boon, minus one for each infamy. Vampires in torpor score nothing.'
	},
	{
		id: 'mission',
		word: 'Mission',
		definition:
			'A goal on the table. When the chapter ends, the bloodline with the most matching vampires claims it, unless the card says otherwise.'
	},
	{
		id: 'victor',
		word: 'Victor',
		definition: 'The player who is first when a chapter ends.'
	},
	{
		id: 'vanquished',
		word: 'Vanquished',
		definition:
			'The player who is last when a chapter ends. They go first in the next one, and their clan gains a new scheme.'
	},
	{
		id: 'tie',
		word: 'Tie',
		definition:
			'Equal points for first place: the player who claimed fewer missions wins. If that is equal too, the primogen draw decides.'
	},
	{
		id: 'primogen-draw',
		word: 'Primogen draw',
		definition:
			'The last tie-breaker. Each tied player names a different archetype, then character cards are turned until one of those shows; its player wins.'
	}
] as const satisfies readonly Term[];
