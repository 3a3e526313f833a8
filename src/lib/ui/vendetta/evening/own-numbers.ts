import * as v from 'valibot';
import { MIXING_COMMANDS } from '../../../games/core/fair/mixing.ts';
import { mixingSaw } from '../../../games/core/fair/mixing-forms.ts';
import { named } from '../../../games/core/fair/naming.ts';
import { coversOf } from '../../../games/vendetta/mixing/announced.ts';
import { termsOf, type MixingState } from '../../../games/vendetta/mixing/state.ts';
import { mixingDevice, type MixingCommand } from '../../../games/vendetta/mixing/steps.ts';
import type { Setting } from '../../../games/vendetta/table/setting.ts';
import { OwnNumbers, ownNumberForms } from '../../fair/own-numbers.ts';

/** What this device remembers of cards of Vendetta that it helped to mix. */
export const ownNumbers = new OwnNumbers({
	prefix: 'elysium:vendetta-mixing:',
	schema: v.array(
		v.strictObject({ mixing: v.string(), ...ownNumberForms(mixingDevice, mixingSaw) })
	),
	roundOf: ({ mixing }) => mixing
});

/**
 * The command that seals a number of this device over what lies on the table; null: the server says that the numbers cover
 * another one.
 */
export function sealedNumber(
	state: MixingState,
	setting: Setting,
	device: string
): MixingCommand | null {
	const { id: mixing, attempt, saw } = state;
	if (coversOf(setting) !== saw.setting) return null;
	const seal = ownNumbers.seal(termsOf(state), attempt, device, (own) => ({ mixing, ...own }));
	return named(MIXING_COMMANDS, seal);
}

/** What this device opens now. */
export const numbersToOpen = (state: MixingState): readonly MixingCommand[] =>
	ownNumbers.toOpen(termsOf(state), state).map((command) => named(MIXING_COMMANDS, command));
