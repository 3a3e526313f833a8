import { counted } from '../listed.ts';
import { CHOICE_FAULTS, type CheckedChoice } from './choices.ts';
import { faultSentence } from './faults.ts';
import type { CheckedTold } from './sentences.ts';

/** Secret choices that opened, looked through, in words; `at`: which event of the file opened one, where there is a file. */
export function choicesTold(
	title: string,
	choices: readonly (CheckedChoice & { readonly at?: number })[],
	nameOf: (who: string) => string
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
		title,
		stands: wrong.length > 0 ? 'faulty' : held > 0 ? 'held' : 'unproven',
		says: [says],
		wrong,
		otherwise: [],
		beyond
	};
}
