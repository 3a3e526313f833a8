import {
	EMPTY_STACK,
	redone,
	stepped,
	undoneTo,
	type Stack
} from '../../../games/core/steps/stack.ts';
import type { VendettaEvent } from '../../../games/vendetta/events.ts';
import { begins } from '../../../games/vendetta/state.ts';
import type { WrittenAs } from '../../logs/written.ts';

/** Of each step that stands in an evening, in order, the event that it began with. */
export function doingsOf<One extends WrittenAs<VendettaEvent>>(
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
			case 'SettingChanged':
			case 'CountRecorded':
			case 'CountCorrected':
			case 'HappenedAtTable':
				stack = begins(event) ? stepped(stack, one) : { ...stack, redoable: [] };
				break;
		}
	}
	return stack.steps;
}
