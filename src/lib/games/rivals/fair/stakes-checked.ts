import type { CheckedChoice, RememberedSeal } from '../../core/fair/choices.ts';
import { choicesTold } from '../../core/fair/choices-told.ts';
import type { CheckedTold } from '../../core/fair/sentences.ts';
import type { SeatId } from '../../core/seats.ts';
import { evolve } from '../evolve.ts';
import type { RivalsEvent, StepEvent } from '../events.ts';
import { checkStakes, openedIn } from '../influence/scheme.ts';
import { NO_MATCH, type RivalsState } from '../state.ts';

type Seals = { readonly [seat: SeatId]: string };

/** Who hid nothing, or staked in a real fist, is not among them. */
const checkOpened = (
	event: RivalsEvent,
	seals: Seals,
	remembered: readonly RememberedSeal[]
): readonly CheckedChoice[] => {
	if (event.type !== 'StakesOpened') return [];
	const { question, stakes, nonces } = event;
	return checkStakes({ question, seals }, openedIn(stakes), nonces, remembered);
};

/**
 * Every stake that opened in what stands of a match, held against the seal that its phone had put on it, and against what this
 * device remembers of its own.
 */
export function checkAllStakes(
	steps: readonly (readonly StepEvent[])[],
	remembered: readonly RememberedSeal[] = []
): readonly CheckedChoice[] {
	let seals: Seals = {};
	return steps.flat().flatMap((event) => {
		if (event.type === 'SchemePlayed') seals = {};
		if (event.type === 'SchemeAnswered' && event.seal !== undefined)
			seals = { ...seals, [event.answer.seat]: event.seal };
		return checkOpened(event, seals, remembered);
	});
}

/** The same of a whole log, undone ones too; `at`: which event of the file opened it, from 1. */
export function verifyStakes(
	log: readonly RivalsEvent[],
	remembered: readonly RememberedSeal[] = []
): readonly (CheckedChoice & { readonly at: number })[] {
	let state: RivalsState = NO_MATCH;
	return log.flatMap((event, index) => {
		const checked = checkOpened(event, state.match.scheme?.together.seals ?? {}, remembered);
		// The last answer and what it opens are events of one command: its seal is known here by then.
		state = evolve(state, event);
		return checked.map((one) => ({ ...one, at: index + 1 }));
	});
}

/** Stakes that opened, looked through, in words. */
export const stakesTold = (
	checked: Parameters<typeof choicesTold>[1],
	nameOf: (who: string) => string
): CheckedTold => choicesTold('Fists and cards', checked, nameOf);
