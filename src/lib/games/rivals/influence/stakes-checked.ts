import type { CheckedChoice, RememberedSeal } from '../../core/fair/choices.ts';
import type { SeatId } from '../../core/seats.ts';
import type { StepEvent } from '../events.ts';
import { checkStakes, openedIn } from './scheme.ts';

/**
 * Every stake that opened in a match, held against the seal that its phone had put on it, and against what this device remembers of
 * its own. Who hid nothing, or staked in a real fist, is not among them.
 */
export function checkAllStakes(
	steps: readonly (readonly StepEvent[])[],
	remembered: readonly RememberedSeal[] = []
): readonly CheckedChoice[] {
	let seals: { readonly [seat: SeatId]: string } = {};
	return steps.flat().flatMap((event) => {
		if (event.type === 'SchemePlayed') seals = {};
		if (event.type === 'SchemeAnswered' && event.seal !== undefined)
			seals = { ...seals, [event.answer.seat]: event.seal };
		if (event.type !== 'StakesOpened') return [];
		const { question, stakes, nonces } = event;
		return checkStakes({ question, seals }, openedIn(stakes), nonces, remembered);
	});
}
