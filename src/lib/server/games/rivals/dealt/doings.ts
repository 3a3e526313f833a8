import {
	EMPTY_STACK,
	redone,
	stepped,
	undoneTo,
	type Stack
} from '../../../../games/core/steps/stack.ts';
import type { DealtEvent } from '../../../../games/rivals/dealt/grammar.ts';
import { begins } from '../../../../games/rivals/dealt/state.ts';
import type { WrittenAs } from '../../../logs/written.ts';

/** Of each step that stands in a match, in order, the event that it began with. */
export function doingsOf<One extends WrittenAs<DealtEvent>>(
	written: readonly One[]
): readonly One[] {
	let stack: Stack<One> = EMPTY_STACK;
	for (const one of written) {
		const { event } = one;
		switch (event.type) {
			case 'UndoneAtTable':
				stack = undoneTo(stack, event.kept);
				break;
			case 'RedoneAtTable':
				stack = redone(stack);
				break;
			case 'ActedAtTable':
			case 'HappenedAtTable':
				if (begins(event)) stack = stepped(stack, one);
				break;
		}
	}
	return stack.steps;
}
