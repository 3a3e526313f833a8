import type { MixingDevice } from './steps.ts';

/** Everything that can be wrong with how cards were mixed and dealt, each in a sentence. */
export const MIXING_FAULTS = {
	'attempt-out-of-order': 'This belongs to another attempt: one is missing or was renumbered.',
	'sealed-late': 'A number of {who} was added after the sealed numbers were published.',
	'sealed-though-left-out':
		'A number of {who} was taken although that device had failed to open before.',
	'sealed-twice': 'Two numbers of {who} were sealed in one attempt.',
	'server-hash-not-covered':
		'{who} sealed a number over another hash of the server: the server chose its seed anew afterwards.',
	'setting-not-covered':
		'{who} sealed a number over another table: its cards or people were changed afterwards.',
	'closed-twice': 'The sealed numbers were published twice.',
	'nobody-sealed': 'Nobody but the server had sealed a number.',
	'opened-early': '{who} opened a number before all sealed numbers were published.',
	'opened-without-seal': '{who} opened a number that was never sealed.',
	'opened-twice': '{who} opened two numbers in one attempt.',
	'seal-does-not-match':
		'What {who} opened is not what was sealed: the number, its seal, or what the seal covers was changed.',
	'void-without-cause': 'The attempt was given up although nobody failed to open.',
	'void-names-others': 'The attempt was given up, and others failed to open than are named.',
	'after-the-deal': 'The mixing was changed after the cards were dealt.',
	'seed-twice': 'The server opened a seed twice.',
	'seed-does-not-match': 'The seed is not the one whose hash the server published.',
	'dealt-unmixed': 'Cards were dealt before every number was open.',
	'other-character': 'Another character came off the deck than the one that follows: {card}.',
	'other-scheme': 'Another clan scheme was dealt or played than the one that follows: {card}.',
	'other-lot': 'A lot fell otherwise than it follows: {card}.',
	'other-obligation': 'Another obligation was drawn than the one that follows: {card}.',
	'not-what-follows': 'This does not follow from what was done.',
	'rules-have-no-answer': 'No rules lead to this.',
	'own-part-missing': 'The number that this device sealed for {who} is missing.',
	'server-hash-changed':
		'This device remembers another hash of the server: the server chose its seed anew afterwards.',
	'setting-changed': 'This device remembers another table than this one.',
	'own-seal-changed': 'This device remembers another sealed number for {who}.'
} as const;

/** Something that is wrong, and where: which event of the file, from 1. */
export interface MixingFault {
	readonly fault: keyof typeof MIXING_FAULTS;
	readonly at: number;
	readonly device?: MixingDevice;
	/** What stands in the file. */
	readonly card?: string;
}

/** The fault as one sentence. */
export function mixingFaultSentence(
	{ fault, device, card }: MixingFault,
	nameOf: (who: string) => string = (who) => who
): string {
	return MIXING_FAULTS[fault]
		.replace('{who}', nameOf(device ?? ''))
		.replace('{card}', card ?? 'none');
}
