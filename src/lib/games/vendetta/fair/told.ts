import { CHOICE_FAULTS, type CheckedChoice } from '../../core/fair/choices.ts';
import { faultSentence } from '../../core/fair/faults.ts';
import type { CheckedTold } from '../../core/fair/sentences.ts';
import { counted, listed } from '../../core/listed.ts';
import { MIXING_FAULTS } from './mixing-faults.ts';
import type { CheckedEvening } from './reading.ts';
import type { CheckedMixing, Unproved } from './verify-mixing.ts';

type NameOf = (who: string) => string;

/** The tokens and bids of an evening, looked through, in words; `at`: which event of the file opened one, where there is a file. */
export function checkedChoicesTold(
	choices: readonly (CheckedChoice & { readonly at?: number })[],
	nameOf: NameOf
): CheckedTold {
	const number = (stands: CheckedChoice['stands']): number =>
		choices.filter((one) => one.stands === stands).length;
	const [held, unsealed] = [number('held'), number('unsealed')];
	const says =
		held > 0
			? `${counted(held, 'choice')} opened as the phone of the player had sealed ${held === 1 ? 'it' : 'them'}.`
			: 'No choice that opened had been sealed before.';
	const wrong = choices.flatMap(({ at, faults }) =>
		faults.map((found) => {
			const sentence = faultSentence(CHOICE_FAULTS, found, nameOf);
			return at === undefined ? sentence : `Event ${at}: ${sentence}`;
		})
	);
	const beyond =
		unsealed > 0
			? [`${counted(unsealed, 'choice')} opened without a seal. That proves nothing.`]
			: [];
	return {
		title: 'Tokens and bids',
		stands: wrong.length > 0 ? 'faulty' : held > 0 ? 'held' : 'unproven',
		says: [says],
		wrong,
		otherwise: [],
		beyond
	};
}

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
