import { FAIR_FAULTS, type Found } from '../../core/fair/faults.ts';
import type { Archetype } from '../vocabulary.ts';

/** Everything that can be wrong with a draw, each in a sentence: `{who}` is whose part it is, `{place}` counts from 1. */
export const DRAW_FAULTS = {
	...FAIR_FAULTS,
	'before-server-hash':
		'This came before the server published the hash of its seed, so the seed could be chosen to suit it.',
	'server-hash-late':
		'The server published the hash of its seed only after other steps, so it could choose the seed to suit them.',
	'tie-does-not-follow': 'Who is tied does not follow from the figures.',
	'no-cards': 'There is no card to turn.',
	'newer-rules': 'A newer version of Elysium made this draw. Check it there.',
	'card-twice': 'A card lies in the deck twice.',
	'deck-not-sorted':
		'The list of the deck is not sorted by id, so that its order could have been chosen.',
	'declared-late': '{who} declared after numbers were sealed.',
	'declared-by-stranger': '{who} declared without being tied.',
	'declared-out-of-turn': '{who} declared out of turn.',
	'archetype-twice': '{who} declared {archetype}, which was taken.',
	'sealed-before-declared': 'A number of {who} was sealed before everybody had declared.',
	'tie-not-covered': 'The tie is another one than {who} saw when sealing a number.',
	'deck-not-covered': 'The list of the deck is another one than {who} saw when sealing a number.',
	'declarations-not-covered': 'The declarations are others than {who} saw when sealing a number.',
	'seed-early': 'The server opened its seed before every number was open.',
	'order-differs': 'The order of the cards is not the one that follows, from place {place} on.',
	'turned-early': 'A card was turned before the order stood.',
	'turned-out-of-turn': 'A card was turned out of turn: it says it is turn {place}.',
	'other-card-turned': 'Another card was turned than the order has at place {place}.',
	'turned-after-the-hit': 'Turn {place} came after a declared archetype had shown.',
	'ended-early': 'The draw ended before a declared archetype showed or the cards ran out.',
	'other-archetype-shown': 'The archetype it ended with is not the one that showed.',
	'other-winner': '{who} is named the winner and is not.',
	'after-the-end': 'This was added after the draw was over.',
	'not-ended': 'The draw is not over.',
	'another-draw': 'This is another draw than the one {who} took part in.'
} as const;

/** Something that is wrong, and where: the step of the proof, from 1. */
export interface DrawFault extends Found<keyof typeof DRAW_FAULTS> {
	readonly step: number;
	/** Older rules held the draw, and today's would have it otherwise: no fault of the draw. */
	readonly otherwise?: true;
	readonly archetype?: Archetype;
	/** In the order of the cards, from 1. */
	readonly place?: number;
}
