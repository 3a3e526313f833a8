import * as v from 'valibot';
import { named } from '../../../games/core/fair/naming.ts';
import type { DrawCommandOf } from '../../../games/heritage/draw/grammar.ts';
import { termsOf } from '../../../games/heritage/draw/hashes.ts';
import type { DrawState } from '../../../games/heritage/draw/state.ts';
import { DRAW_COMMANDS, drawForms } from '../../../games/heritage/draw/steps.ts';
import { OwnNumbers, ownNumberForms } from '../../fair/own-numbers.ts';

const { device, saw } = drawForms;

/** What this device remembers of draws that it took part in. */
export const ownNumbers = new OwnNumbers({
	prefix: 'elysium:draw:',
	schema: v.array(v.strictObject({ draw: v.string(), ...ownNumberForms(device, saw) })),
	roundOf: ({ draw }) => draw
});

/** The command that seals a number of this device over all that its page shows. */
export function sealedNumber(
	{ announced, declared, attempt }: DrawState,
	device: string
): DrawCommandOf<'CommitContribution'> | null {
	if (!announced) return null;
	const { draw } = announced;
	const terms = termsOf(announced, declared);
	const seal = ownNumbers.seal(terms, attempt, device, (own) => ({ draw, ...own }));
	return named(DRAW_COMMANDS, seal);
}

/** What this device opens now. */
export function numbersToOpen(state: DrawState): readonly DrawCommandOf<'OpenContribution'>[] {
	const { announced, declared } = state;
	if (!announced || state.ended || state.abandoned) return [];
	const opening = ownNumbers.toOpen(termsOf(announced, declared), state);
	return opening.map((command) => named(DRAW_COMMANDS, command));
}
