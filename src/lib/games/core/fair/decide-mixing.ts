import { accept, nothingToDo, refuse, type Decision } from '../decision.ts';
import { decideFair, fairRefusals, type FairReason } from './decide.ts';
import { seedFaults } from './faults.ts';
import { named, plain } from './naming.ts';
import { MIXING_COMMANDS, MIXING_STEPS, type Mixing } from './mixing.ts';
import type { MixingCommand, MixingSaw, MixingStep } from './mixing-forms.ts';
import type { Terms } from './protocol.ts';
import { commandBehind } from './steps.ts';

/** Why something in a mixing is refused, each in a sentence. */
export const mixingRefusals = {
	...fairRefusals,
	'no-mixing': 'No cards are being shuffled here. Look at the table again.',
	'device-left-out': 'This device did not open its number. The cards are shuffled without it.',
	'saw-something-else':
		'This device saw a different table, so its number does not count. Load the page again.',
	'cards-not-mixed':
		'The cards are not shuffled yet: each device must open its number. If the box deals now, undo to before that.',
	'mixing-seed-lost':
		'The server lost the seed, so these cards cannot be dealt or proved. Deal from the box instead.'
} as const;

/**
 * What comes of an intention in a mixing; `seed` is the server's, where it is known here. When it may open at all is for
 * the game to say. Refusals: those of the protocol, `mixing-seed-lost`.
 */
export function decideMixing(
	terms: Terms<MixingSaw>,
	state: Mixing<MixingSaw>,
	command: MixingCommand,
	seed: string | null
): Decision<MixingStep, FairReason | 'mixing-seed-lost'> {
	if (command.type !== 'OpenSeed') {
		const decision = decideFair(terms, state, plain(MIXING_COMMANDS, command));
		if (!decision.accepted) return decision;
		return accept(...decision.events.map((step): MixingStep => named(MIXING_STEPS, step)));
	}
	if (state.seed !== null) return nothingToDo();
	const lost = seed === null || seedFaults(terms, seed, false).length > 0;
	return lost ? refuse('mixing-seed-lost') : accept<MixingStep>({ type: 'SeedOpened', seed });
}

/** The intention behind a step of a mixing. */
export const mixingCommandBehind = (step: MixingStep): MixingCommand =>
	step.type === 'SeedOpened'
		? { type: 'OpenSeed' }
		: named(MIXING_COMMANDS, commandBehind(plain(MIXING_STEPS, step)));
