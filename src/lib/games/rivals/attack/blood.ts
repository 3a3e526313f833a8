import type { SeatId } from '../../core/seats.ts';
import type { VampireId } from '../match/state.ts';

/* What becomes of a vampire's Blood in steps 10 to 12, and whether it falls [Steps] [Torpor] [Aggravated]. */

export interface Harm {
	readonly blood: number;
	/** The most it holds. */
	readonly bp: number;
	/** Blood lost or stolen in step 10: no damage, so nothing cuts it [Mitigating]. */
	readonly lost?: number;
	/** Blood stolen or mended in step 10; what does not fit goes to the supply (R39). */
	readonly gained?: number;
	readonly taken: number;
	readonly aggravated: number;
}

type Fall = 'torpor' | 'burned';

export interface Harmed {
	readonly from: number;
	readonly to: number;
	readonly fall: Fall | null;
	/** It was at 0 before any damage. */
	readonly bled?: true;
	/** Stolen Blood that did not fit. */
	readonly toSupply: number;
}

/** A vampire whose Blood changes, and whether it falls. */
export interface Hurt {
	readonly vampire: VampireId;
	readonly seat: SeatId;
	readonly from: number;
	readonly to: number;
	readonly fall: Fall | null;
	/** Who gets the credit; null: nobody. */
	readonly by: SeatId | null;
	/** Whether texts about defeated vampires count it (reading `burnDefeat`). */
	readonly defeated: boolean;
}

/**
 * A vampire after steps 10 to 12. Reading reach: who is at 0 in step 10 is defeated in step 12, and burned only if damage
 * brought it to 0 and any of that was Aggravated.
 */
export function harmed({ blood, bp, lost = 0, gained = 0, taken, aggravated }: Harm): Harmed {
	const left = Math.max(0, blood - lost);
	if (left === 0 && lost > 0)
		return { from: blood, to: 0, fall: 'torpor', bled: true, toSupply: gained };
	const filled = Math.min(Math.max(bp, left), left + gained);
	const to = Math.max(0, filled - taken);
	const toSupply = left + gained - filled;
	if (to > 0 || taken === 0) return { from: blood, to, fall: null, toSupply };
	return { from: blood, to, fall: aggravated > 0 ? 'burned' : 'torpor', toSupply };
}

/** R38: a mortal falls by one blow of at least its Blood, or is unhurt [Mortals and Retainers]. */
export const mortalFalls = (blood: number, damage: number): boolean => damage >= blood;
