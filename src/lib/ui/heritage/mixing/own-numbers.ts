import * as v from 'valibot';
import { MIXING_COMMANDS } from '../../../games/core/fair/mixing.ts';
import { named } from '../../../games/core/fair/naming.ts';
import { termsOf, type MixingState } from '../../../games/heritage/mixing/state.ts';
import { mixingForms, type MixingCommandOf } from '../../../games/heritage/mixing/steps.ts';
import { OwnNumbers, ownNumberForms } from '../../fair/own-numbers.ts';

const { device, saw } = mixingForms;

/** What this device remembers of cards that it helped to mix. */
export const ownNumbers = new OwnNumbers({
	prefix: 'elysium:mixing:',
	schema: v.array(
		v.strictObject({
			mixing: v.string(),
			...ownNumberForms(device, saw),
			of: v.optional(v.strictObject({ chronicle: v.string(), chapter: v.nullable(v.number()) }))
		})
	),
	roundOf: ({ mixing }) => mixing
});

/** The command that seals a number of this device over what lies on the table. */
export function sealedNumber(
	state: MixingState,
	device: string,
	chronicle: string
): MixingCommandOf<'SealNumber'> {
	const { id: mixing, attempt, chapter } = state;
	const of = { chronicle, chapter };
	const seal = ownNumbers.seal(termsOf(state), attempt, device, (own) => ({ mixing, ...own, of }));
	return named(MIXING_COMMANDS, seal);
}

/** What this device opens now. */
export const numbersToOpen = (state: MixingState): readonly MixingCommandOf<'OpenNumber'>[] =>
	ownNumbers.toOpen(termsOf(state), state).map((command) => named(MIXING_COMMANDS, command));
