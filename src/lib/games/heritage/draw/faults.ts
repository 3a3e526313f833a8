import type { Archetype } from '../vocabulary.ts';
import type { DrawDevice } from './steps.ts';

/** Everything that can be wrong with a draw, each in a sentence: `{who}` is whose part it is, `{place}` counts from 1. */
export const DRAW_FAULTS = {
	'before-server-hash':
		'This came before the server published the hash of its seed, so the seed could be chosen to suit it.',
	'server-hash-late':
		'The server published the hash of its seed only after other steps, so it could choose the seed to suit them.',
	'tie-does-not-follow': 'Who is tied does not follow from the figures.',
	'no-cards': 'There is no card to turn.',
	'newer-rules': 'A newer Elysium held this draw than this one; check it there.',
	'card-twice': 'A card lies in the deck twice.',
	'deck-not-sorted':
		'The list of the deck is not sorted by id, so that its order could have been chosen.',
	'declared-late': '{who} declared after numbers were sealed.',
	'declared-by-stranger': '{who} declared without being tied.',
	'declared-out-of-turn': '{who} declared out of turn.',
	'archetype-twice': '{who} declared {archetype}, which was taken.',
	'attempt-out-of-order': 'This belongs to another attempt: one is missing or was renumbered.',
	'committed-late': 'A number of {who} was added after the sealed numbers were published.',
	'committed-before-declared': 'A number of {who} was sealed before everybody had declared.',
	'committed-though-left-out':
		'A number of {who} was taken although that device had failed to open before.',
	'committed-twice': 'Two numbers of {who} were sealed in one attempt.',
	'server-hash-not-covered':
		'{who} sealed a number over another hash of the server: the server chose its seed anew afterwards.',
	'tie-not-covered': 'The tie is another one than {who} saw when sealing a number.',
	'deck-not-covered': 'The list of the deck is another one than {who} saw when sealing a number.',
	'declarations-not-covered': 'The declarations are others than {who} saw when sealing a number.',
	'closed-twice': 'The sealed numbers were published twice.',
	'nobody-committed': 'Nobody but the server had sealed a number.',
	'opened-early': '{who} opened a number before all sealed numbers were published.',
	'opened-without-commitment': '{who} opened a number that was never sealed.',
	'opened-twice': '{who} opened two numbers in one attempt.',
	'commitment-does-not-match':
		'What {who} opened is not what was sealed: the number, its seal, or what the seal covers was changed.',
	'void-without-cause': 'The attempt was given up although nobody failed to open.',
	'void-names-others': 'The attempt was given up, and others failed to open than are named.',
	'seed-early': 'The server opened its seed before every number was open.',
	'seed-twice': 'The server opened a seed twice.',
	'seed-does-not-match': 'The seed is not the one whose hash the server published.',
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
	'another-draw': 'This is another draw than the one {who} took part in.',
	'own-part-missing': 'The number that this device sealed for {who} is missing.',
	'server-hash-changed':
		'This device remembers another hash of the server: the server chose its seed anew afterwards.',
	'own-commitment-changed': 'This device remembers another sealed number for {who}.'
} as const;

/** Something that is wrong, and where: the step of the proof, from 1. */
export interface DrawFault {
	readonly fault: keyof typeof DRAW_FAULTS;
	readonly step: number;
	/** Older rules held the draw, and today's would have it otherwise: no fault of the draw. */
	readonly otherwise?: true;
	readonly seat?: string;
	readonly device?: DrawDevice;
	readonly archetype?: Archetype;
	/** In the order of the cards, from 1. */
	readonly place?: number;
}

/** The fault as one sentence; `nameOf` says what a seat or a device is called. */
export function drawFaultSentence(
	{ fault, seat, device, archetype, place }: DrawFault,
	nameOf: (who: string) => string = (who) => who
): string {
	return DRAW_FAULTS[fault]
		.replace('{who}', nameOf(seat ?? device ?? ''))
		.replace('{archetype}', archetype ?? '')
		.replace('{place}', String(place ?? ''));
}
