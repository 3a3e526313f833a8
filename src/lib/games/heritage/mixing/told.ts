import { faultSentence } from '../../core/fair/faults.ts';
import { fairStepTold, short } from '../../core/fair/sentences.ts';
import { plain } from '../../core/fair/steps.ts';
import { listed } from '../../core/listed.ts';
import { MIXING_FAULTS, type MixingFault } from './faults.ts';
import { MIXING_STEPS, type MixingStep } from './steps.ts';
import type { CheckedMixing } from './verify.ts';

type NameOf = (who: string) => string;

/** What a step of a mixing says, in a plain sentence. */
export const mixingStepTold = (step: MixingStep, nameOf: NameOf): string =>
	step.type === 'SeedOpened'
		? `The server opened its seed, ${short(step.seed)}: anybody can check the cards of this chapter now.`
		: fairStepTold(plain(MIXING_STEPS, step), nameOf, 'the table as it was laid');

const UNPROVED: Readonly<Record<CheckedMixing['unproved'][number], string>> = {
	'by-hand': 'The table was corrected by hand, which no shuffle can prove.',
	'schemes-by-hand':
		'Since the table was corrected by hand, schemes are no longer where the shuffle put them. Who holds which is not proved.',
	box: 'For a while the box dealt; what came from it is not proved.',
	device: 'A phone dealt some cards while offline. They left the order, and nobody can prove them.',
	unmixed:
		'The box took over before the cards were mixed, and the server alone dealt after that; none of that is proved.',
	'never-dealt':
		'No card was dealt by these numbers: the table was taken back before, or the box dealt.',
	'seed-open': 'Obligations were drawn after the seed was open; they are not proved.',
	'other-numbers':
		'This device sealed a number for this chapter, but the file does not mention it. The file is older, or somebody rewrote it.',
	'laid-anew':
		'The table was laid out again with other cards than those that the numbers were sealed over; the chance stayed as it was.'
};

/** A mixing looked through, in words: what it is, what it came to, what is wrong, what older rules dealt, and what it does not prove. */
export function checkedMixingTold(
	{ chapter, by, dealt, stands, faults, otherwise, unproved }: CheckedMixing,
	nameOf: NameOf
): {
	readonly title: string;
	readonly says: readonly string[];
	readonly wrong: readonly string[];
	readonly otherwise: readonly string[];
	readonly beyond: readonly string[];
} {
	const why = (fault: MixingFault): string =>
		faultSentence(MIXING_FAULTS, { card: 'none', ...fault }, nameOf);
	const mixed =
		by.length > 0
			? `Mixed by the server’s seed and the numbers of ${listed(by.map(nameOf))}.`
			: 'No device opened a number, so nothing was mixed.';
	const cards = `${dealt} ${dealt === 1 ? 'card or lot' : 'cards and lots'}`;
	const end = {
		open: 'The server’s seed is not open yet: what was dealt can be checked once the chapter is over.',
		held:
			dealt === 0
				? 'The seed is the one that the server promised, and no card was dealt by it.'
				: otherwise.length > 0
					? `${cards} were worked out again by today’s rules. Older rules dealt them, and some come out differently.`
					: `${cards} were worked out again, and each is the one that follows.`,
		faulty: 'What is wrong is listed below, with the event of the file where it shows.'
	} as const;
	return {
		title: chapter === null ? 'The cards of a table' : `The cards of chapter ${chapter}`,
		says: [mixed, end[stands]],
		wrong: faults.map((fault) => `Event ${fault.at}: ${why(fault)}`),
		otherwise: otherwise.map(
			(fault) => `Event ${fault.at}: today’s rules decide this differently: ${why(fault)}`
		),
		beyond: unproved.map((word) => UNPROVED[word])
	};
}
