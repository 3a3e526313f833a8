import type { StepOf } from '../events.ts';
import type { Match } from '../match/state.ts';
import { withVampire } from '../match/vampires.ts';

export const factFolds = {
	VampireDescribed: (
		match: Match,
		{ vampire, name, bp, facts }: StepOf<'VampireDescribed'>
	): Match =>
		withVampire(match, vampire, (one) => ({
			...one,
			...(name !== undefined && { name }),
			bp,
			// Reading overBlood: what it has too much goes to the supply.
			blood: Math.min(one.blood, bp),
			facts
		}))
};
