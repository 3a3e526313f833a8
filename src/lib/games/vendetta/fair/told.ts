import { choicesTold } from '../../core/fair/choices-told.ts';
import { faultSentence } from '../../core/fair/faults.ts';
import type { CheckedTold } from '../../core/fair/sentences.ts';
import { counted, listed } from '../../core/listed.ts';
import { MIXING_FAULTS } from './mixing-faults.ts';
import type { CheckedEvening } from './reading.ts';
import type { CheckedMixing, Unproved } from './verify-mixing.ts';

type NameOf = (who: string) => string;

/** The tokens and bids of an evening, looked through, in words. */
export const checkedChoicesTold = (
	choices: Parameters<typeof choicesTold>[1],
	nameOf: NameOf
): CheckedTold => choicesTold('Tokens and bids', choices, nameOf);

/** All that was looked through in the file of an evening, in words. */
export const checkedEveningTold = (
	{ choices, mixings }: CheckedEvening,
	nameOf: NameOf
): readonly CheckedTold[] => [
	...mixings.map((mixing) => checkedMixingTold(mixing, nameOf)),
	checkedChoicesTold(choices, nameOf)
];

const UNPROVED: Readonly<Record<Unproved, string>> = {
	'by-hand': 'The table was corrected by hand. That cannot be proved.',
	box: 'The box dealt for a while. Its cards are not proved.',
	undone: 'Moves that were undone are not checked.',
	'seed-open': 'Moves made after the seed was open are not proved.',
	'never-dealt': 'No card was dealt with these numbers: the deal was undone, or the box dealt.'
};

/** How the cards of a game were mixed, looked through, in words. */
function checkedMixingTold(
	{ by, moves, dealt, stands, faults, unproved }: CheckedMixing,
	nameOf: NameOf
): CheckedTold {
	const mixed =
		by.length > 0
			? `Shuffled by the server’s seed and the numbers of ${listed(by.map(nameOf))}.`
			: 'No device opened a number, so nothing was shuffled.';
	const end = {
		open: 'The server’s seed is not open yet. You can check the deal once the game is over.',
		held:
			moves === 0
				? 'The seed is the one the server promised. No card was dealt with it.'
				: `${counted(moves, 'move')} were worked out again, with ${counted(dealt, 'open card or random choice', 'open cards and random choices')}. Each is right.`,
		faulty: 'The faults are listed below, each with its event in the file.'
	} as const;
	return {
		title: 'The cards of the game',
		stands,
		says: [mixed, end[stands]],
		wrong: faults.map(
			(fault) =>
				`Event ${fault.at}: ${faultSentence(MIXING_FAULTS, { card: 'none', ...fault }, nameOf)}`
		),
		otherwise: [],
		beyond: unproved.map((word) => UNPROVED[word])
	};
}
