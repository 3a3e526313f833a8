import { FAIR_FAULTS, type Found } from './faults.ts';

/** Everything that can be wrong with how any table's cards were mixed and dealt, each in a sentence. */
export const MIXING_FAULTS = {
	...FAIR_FAULTS,
	'setting-not-covered': 'The cards or players changed after {who} sealed a number.',
	'after-the-deal': 'The shuffle was changed after the cards were dealt.',
	'dealt-unmixed': 'Cards were dealt before every number was open.',
	'other-lot': 'A random choice came out wrong: {card}.',
	'not-what-follows': 'This does not follow from the move.',
	'rules-have-no-answer': 'No rules allow this.',
	'setting-changed': 'This device remembers another table.'
} as const;

/** Something that is wrong, and where: which event of the file, from 1. */
export interface MixingFault<
	Fault extends string = keyof typeof MIXING_FAULTS
> extends Found<Fault> {
	readonly at: number;
	/** What stands in the file. */
	readonly card?: string;
}
