import { listed } from '../../core/listed.ts';
import { mixingFaultSentence } from './faults.ts';
import type { MixingStep } from './steps.ts';
import type { CheckedMixing } from './verify.ts';

type NameOf = (who: string) => string;

/** What a device is called: whose seat it is, or that of the whole table. */
export const mixerName =
	(seat: NameOf): NameOf =>
	(who) =>
		who === 'table' ? 'the table’s device' : seat(who);

const SHORT = 12;
const short = (hash: string): string => `${hash.slice(0, SHORT)}…`;

/** What a step of a mixing says, in a plain sentence. */
export function mixingStepTold(step: MixingStep, nameOf: NameOf): string {
	switch (step.type) {
		case 'NumberSealed':
			return `${capital(nameOf(step.device))} sealed a secret number of their own, ${short(step.commitment)}, over the table as it was laid.`;
		case 'NumbersClosed':
			return 'All sealed numbers were published. From here on nobody can add or change one.';
		case 'NumberOpened':
			return `${capital(nameOf(step.device))} opened the number: ${short(step.contribution)}.`;
		case 'AttemptVoided':
			return `Attempt ${step.attempt} was given up, because ${listed(step.missing.map(nameOf))} did not open.`;
		case 'SeedOpened':
			return `The server opened its seed, ${short(step.seed)}: anybody can check the cards of this chapter now.`;
	}
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const UNPROVED: Readonly<Record<CheckedMixing['unproved'][number], string>> = {
	'by-hand': 'The table was set right by hand, which no chance speaks of.',
	'schemes-by-hand':
		'Schemes lie otherwise than they were mixed since the table was set right by hand; who holds which is not proved.',
	box: 'For a while the box dealt; what came from it is not proved.',
	device:
		'Off the network a phone dealt some cards by chance of its own; these left the order, and nobody can prove them.',
	unmixed:
		'The box took over before the cards were mixed, and the server alone dealt after that; none of that is proved.',
	'never-dealt':
		'No card was dealt by these numbers: the table was taken back before, or the box dealt.',
	'seed-open': 'Obligations were drawn after the seed was open; they are not proved.',
	'other-numbers':
		'This device sealed a number for this chapter that the file tells nothing of: the file is older than that, or somebody made it anew.',
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
					? `${cards} were worked out again by today’s rules. Older rules dealt them, and some come out otherwise.`
					: `${cards} were worked out again, and each is the one that follows.`,
		faulty: 'What is wrong stands below, each with the event of the file where it shows.'
	} as const;
	return {
		title: chapter === null ? 'The cards of a table' : `The cards of chapter ${chapter}`,
		says: [mixed, end[stands]],
		wrong: faults.map((fault) => `Event ${fault.at}: ${mixingFaultSentence(fault, nameOf)}`),
		otherwise: otherwise.map(
			(fault) =>
				`Event ${fault.at}: decided otherwise by today’s rules: ${mixingFaultSentence(fault, nameOf)}`
		),
		beyond: unproved.map((word) => UNPROVED[word])
	};
}
