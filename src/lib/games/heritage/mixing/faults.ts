import { FAIR_FAULTS, type Found } from '../../core/fair/faults.ts';

/** Everything that can be wrong with how cards were mixed and dealt, each in a sentence. */
export const MIXING_FAULTS = {
	...FAIR_FAULTS,
	'setting-not-covered':
		'{who} sealed a number over another table: its cards or people were changed afterwards.',
	'after-the-deal': 'The mixing was changed after the cards were dealt.',
	'dealt-unmixed': 'Cards were dealt before every number was open.',
	'other-character': 'Another character came off the deck than the one that follows: {card}.',
	'other-scheme': 'Another clan scheme was dealt or played than the one that follows: {card}.',
	'other-lot': 'A lot fell otherwise than it follows: {card}.',
	'other-obligation': 'Another obligation was drawn than the one that follows: {card}.',
	'not-what-follows': 'This does not follow from what was done.',
	'rules-have-no-answer': 'No rules lead to this.',
	'setting-changed': 'This device remembers another table than this one.'
} as const;

/** Something that is wrong, and where: which event of the file, from 1. */
export interface MixingFault extends Found<keyof typeof MIXING_FAULTS> {
	readonly at: number;
	/** What stands in the file. */
	readonly card?: string;
}
