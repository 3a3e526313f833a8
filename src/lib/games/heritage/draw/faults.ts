import { FAIR_FAULTS, type Found } from '../../core/fair/faults.ts';
import type { Archetype } from '../vocabulary.ts';

/** Everything that can be wrong with a draw, each in a sentence: `{who}` is whose part it is, `{place}` counts from 1. */
export const DRAW_FAULTS = {
	...FAIR_FAULTS,
	'before-server-hash':
		'This came before the hash of the server’s seed. The seed could be chosen to suit it.',
	'server-hash-late':
		'The server published the hash of its seed too late. It could choose the seed to suit earlier steps.',
	'tie-does-not-follow': 'The figures do not show this tie.',
	'no-cards': 'There is no card to turn.',
	'newer-rules': 'A newer version of Elysium made this draw. Check it there.',
	'card-twice': 'A card is in the deck twice.',
	'deck-not-sorted': 'The deck list is not sorted by id, so its order could be chosen.',
	'declared-late': '{who} declared after numbers were sealed.',
	'declared-by-stranger': '{who} declared but was not tied.',
	'declared-out-of-turn': '{who} declared out of turn.',
	'archetype-twice': '{who} declared {archetype}, which was taken.',
	'sealed-before-declared': '{who} sealed a number before all had declared.',
	'tie-not-covered': '{who} saw another tie when sealing a number.',
	'deck-not-covered': '{who} saw another deck list when sealing a number.',
	'declarations-not-covered': '{who} saw other declarations when sealing a number.',
	'seed-early': 'The server opened its seed before every number was open.',
	'order-differs': 'The order of the cards is wrong from place {place} on.',
	'turned-early': 'A card was turned before the shuffle.',
	'turned-out-of-turn': 'A card was turned out of order, as turn {place}.',
	'other-card-turned': 'The wrong card was turned at place {place}.',
	'turned-after-the-hit': 'Turn {place} came after a declared archetype.',
	'ended-early': 'The draw ended before a declared archetype came up or cards ran out.',
	'other-archetype-shown': 'It ended with the wrong archetype.',
	'other-winner': '{who} is named winner but did not win.',
	'after-the-end': 'This was added after the draw was over.',
	'not-ended': 'The draw is not over.',
	'another-draw': '{who} took part in another draw.'
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
