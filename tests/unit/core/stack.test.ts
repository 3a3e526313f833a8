import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
	EMPTY_STACK,
	redone,
	stepped,
	undoneTo,
	type Stack
} from '../../../src/lib/games/core/steps/stack.ts';

const stackOf = (count: number): Stack<number> =>
	Array.from({ length: count }, (_, step) => step).reduce<Stack<number>>(stepped, EMPTY_STACK);

test('what is undone in several goes is redone go by go, as it was', () => {
	const undone = undoneTo(undoneTo(stackOf(5), 4), 2);
	expect(undone).toEqual({ steps: [0, 1], redoable: [[2, 3], [4]] });
	expect(redone(undone)).toEqual({ steps: [0, 1, 2, 3], redoable: [[4]] });
	expect(redone(redone(undone))).toEqual(stackOf(5));
});

test('nothing can be redone after another step', () => {
	expect(stepped(undoneTo(stackOf(3), 1), 9)).toEqual({ steps: [0, 9], redoable: [] });
});

test('where nothing was undone, redoing changes nothing', () => {
	expect(redone(stackOf(2))).toEqual(stackOf(2));
});

test('whatever is undone and redone as often comes out as it was', () => {
	fc.assert(
		fc.property(fc.nat(12), fc.array(fc.nat(12), { maxLength: 5 }), (count, undos) => {
			const undone = undos.reduce(undoneTo, stackOf(count));
			expect(undos.reduce((stack) => redone(stack), undone)).toEqual(stackOf(count));
		})
	);
});
