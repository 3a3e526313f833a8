import {
	EMPTY_STACK,
	redone,
	stepped,
	undoneTo,
	type Stack
} from '../../../games/core/steps/stack.ts';
import type { RivalsEvent } from '../../../games/rivals/events.ts';
import { follows } from '../../../games/rivals/state.ts';
import type { WrittenAs } from '../../logs/written.ts';

/** Of each step that stands in a match, in order, its event. */
export function doingsOf<One extends WrittenAs<RivalsEvent>>(
	written: readonly One[]
): readonly One[] {
	let stack: Stack<One> = EMPTY_STACK;
	// Whose claim is still to be answered: all that happens meanwhile goes on with that step.
	const claiming = new Set<One>();
	for (const one of written) {
		const { event } = one;
		switch (event.type) {
			case 'UndoneAtTable':
				stack = undoneTo(stack, event.kept);
				break;
			case 'RedoneAtTable':
				stack = redone(stack);
				break;
			case 'MatchBegun':
			case 'UndoProposed':
			case 'UndoAgreed':
			case 'UndoDeclined':
			case 'UndoWithdrawn':
			case 'AttackTold':
			case 'AttackCalledOff':
				break;
			default: {
				const last = stack.steps.at(-1);
				if (last && (follows(event) || claiming.has(last))) {
					stack = { ...stack, redoable: [] };
					if (event.type === 'ClaimEnded') claiming.delete(last);
				} else {
					stack = stepped(stack, one);
					if (event.type === 'PrinceClaimed') claiming.add(one);
				}
			}
		}
	}
	return stack.steps;
}
