import { accept, nothingToDo, refuse, type Decision } from '../../core/decision.ts';
import { decideFair, fairRefusals, type FairReason } from '../../core/fair/decide.ts';
import { seedFaults } from '../../core/fair/faults.ts';
import { commandBehind, named, plain } from '../../core/fair/steps.ts';
import type { Json } from '../../core/json.ts';
import { NOTHING_SEALED } from '../dealing/sealed.ts';
import { termsOf, type MixingState } from './state.ts';
import { MIXING_COMMANDS, MIXING_STEPS, type MixingCommand, type MixingStep } from './steps.ts';

/** Why something in a mixing is refused, each in a sentence. */
export const mixingRefusals = {
	...fairRefusals,
	'no-mixing': 'No cards are being shuffled here. Look at the table again.',
	'device-left-out': 'This device did not open its number. The cards are shuffled without it.',
	'saw-something-else':
		'This device saw a different table, so its number does not count. Load the page again.',
	'cards-not-mixed':
		'The cards are not shuffled yet: each device must open its number. If the box deals now, undo to before that.',
	'cards-still-hidden':
		'Some cards are still face down. The seed opens once the chapter is recorded.',
	'mixing-seed-lost':
		'The server lost the seed, so these cards cannot be dealt or proved. Deal from the box instead.'
} as const;
export type MixingReason = keyof typeof mixingRefusals;

/** What comes of an intention in a mixing; `seed` is the server's, where it is known here. Refusals: those of the protocol, `mixing-seed-lost`. */
export function decideMixing(
	state: MixingState,
	command: MixingCommand,
	seed: string | null
): Decision<MixingStep, FairReason | 'mixing-seed-lost'> {
	const terms = termsOf(state);
	if (command.type !== 'OpenSeed') {
		const decision = decideFair(terms, state, plain(MIXING_COMMANDS, command));
		if (!decision.accepted) return decision;
		return accept(...decision.events.map((step): MixingStep => named(MIXING_STEPS, step)));
	}
	// When it may open at all is for the chronicle to say.
	if (state.seed !== null) return nothingToDo();
	const lost = seed === null || seedFaults(terms, seed, false).length > 0;
	return lost ? refuse('mixing-seed-lost') : accept<MixingStep>({ type: 'SeedOpened', seed });
}

/** The intention behind a step of a mixing, and what the server would have had to know for it. */
export function mixedOrigin(mixing: string, step: MixingStep) {
	const type = 'MixCards' as const;
	if (step.type !== 'SeedOpened') {
		const command: MixingCommand = named(MIXING_COMMANDS, commandBehind(plain(MIXING_STEPS, step)));
		return { command: { type, command } };
	}
	const sealed: Json = { ...NOTHING_SEALED, seeds: { [mixing]: step.seed } };
	return { command: { type, command: { type: 'OpenSeed' as const } }, sealed };
}
