import type { StepOf } from '../events.ts';
import type { Match } from '../match/state.ts';
import { withVampire } from '../match/vampires.ts';

export const factFolds = {
	VampireDescribed: (
		match: Match,
		{ vampire, name, bp, facts }: StepOf<'VampireDescribed'>
	): Match =>
		withVampire(match, vampire, ({ raised, ...one }) => ({
			...one,
			// Another Blood Potency holds from now on, in place of what a text gave for a while.
			...(raised && bp === one.bp && { raised }),
			...(name !== undefined && { name }),
			bp,
			// Reading overBlood: what it has too much goes to the supply.
			blood: Math.min(one.blood, bp),
			facts
		}))
};
