import { CHOICE_FAULTS, type CheckedChoice } from '../../core/fair/choices.ts';
import { faultSentence } from '../../core/fair/faults.ts';
import type { CheckedTold } from '../../core/fair/sentences.ts';
import { counted } from '../../core/listed.ts';
import type { CheckedEvening } from './reading.ts';

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
	{ choices }: CheckedEvening,
	nameOf: NameOf
): readonly CheckedTold[] => [checkedChoicesTold(choices, nameOf)];
