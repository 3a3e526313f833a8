import { faultSentence } from '../../core/fair/faults.ts';
import { MIXING_STEPS } from '../../core/fair/mixing.ts';
import { fairStepTold, short, type CheckedTold } from '../../core/fair/sentences.ts';
import { plain } from '../../core/fair/naming.ts';
import { listed } from '../../core/listed.ts';
import { MIXING_FAULTS, type MixingFault } from './faults.ts';
import type { MixingStep } from './steps.ts';
import type { CheckedMixing } from './verify/checking.ts';

type NameOf = (who: string) => string;

/** What a step of a mixing says, in a plain sentence. */
export const mixingStepTold = (step: MixingStep, nameOf: NameOf): string =>
	step.type === 'SeedOpened'
		? `The server opened its seed, ${short(step.seed)}. Anyone can now check the cards of this chapter.`
		: fairStepTold(plain(MIXING_STEPS, step), nameOf, 'the table as it was set up');

const UNPROVED: Readonly<Record<CheckedMixing['unproved'][number], string>> = {
	'by-hand': 'The table was corrected by hand. That cannot be proved.',
	'schemes-by-hand': 'A correction by hand moved schemes. Who holds which is not proved.',
	box: 'The box dealt for a while. Its cards are not proved.',
	device: 'A phone dealt some cards offline. Those cannot be proved.',
	unmixed:
		'The box took over before the cards were shuffled, then the server dealt alone. None of that is proved.',
	'never-dealt': 'No card was dealt with these numbers: the deal was undone, or the box dealt.',
	'seed-open': 'Obligations drawn after the seed was open are not proved.',
	'other-numbers':
		'This device sealed a number that the file does not have. The file is older, or someone changed it.',
	'laid-anew':
		'The table was set up again with other cards after the numbers were sealed. The numbers stayed the same.'
};

/** A mixing looked through, in words: what it is, what it came to, what is wrong, what older rules dealt, and what it does not prove. */
export function checkedMixingTold(
	{ chapter, by, dealt, stands, faults, otherwise, unproved }: CheckedMixing,
	nameOf: NameOf
): CheckedTold {
	const why = (fault: MixingFault): string =>
		faultSentence(MIXING_FAULTS, { card: 'none', ...fault }, nameOf);
	const mixed =
		by.length > 0
			? `Shuffled by the server’s seed and the numbers of ${listed(by.map(nameOf))}.`
			: 'No device opened a number, so nothing was shuffled.';
	const cards = `${dealt} ${dealt === 1 ? 'card or random choice' : 'cards and random choices'}`;
	const end = {
		open: 'The server’s seed is not open yet. You can check the deal once the chapter is over.',
		held:
			dealt === 0
				? 'The seed is the one the server promised. No card was dealt with it.'
				: otherwise.length > 0
					? `${cards} were checked by today’s rules. Older rules dealt them, and some come out differently.`
					: `${cards} were checked, and each is right.`,
		faulty: 'The faults are listed below, each with its event in the file.'
	} as const;
	return {
		title: chapter === null ? 'The cards of a table' : `The cards of chapter ${chapter}`,
		stands: stands === 'held' && otherwise.length > 0 ? 'older' : stands,
		says: [mixed, end[stands]],
		wrong: faults.map((fault) => `Event ${fault.at}: ${why(fault)}`),
		otherwise: otherwise.map(
			(fault) => `Event ${fault.at}: today’s rules decide this differently: ${why(fault)}`
		),
		beyond: unproved.map((word) => UNPROVED[word])
	};
}
