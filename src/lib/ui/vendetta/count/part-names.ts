import type { PartName } from '../../../games/vendetta/count/parts.ts';

/** The parts of a count as a field and a bar name them. */
export const PART_NAMES: { readonly [P in PartName]: string } = {
	pool: 'Pool',
	alliance: 'Alliance',
	drained: 'Drained',
	relic: 'Relic',
	tokens: 'Diablerie tokens'
};

/** The same, in full. */
export const PART_LINES: { readonly [P in PartName]: string } = {
	pool: 'Influence in the Pool',
	alliance: 'Alliance, not drained',
	drained: 'Drained Allies and Victims',
	relic: 'Relic',
	tokens: 'Diablerie tokens, −1 each'
};
