import { describe, expect, it } from 'vitest';
import { canHint, heldHint } from '../../../../src/lib/ui/heritage/lesson/held-hint.ts';

describe('a hint that waits', () => {
	it('is the first that moves of the computer call for, and goes with the next move of a person', () => {
		expect(heldHint(null, 'recruit', true)).toBe('recruit');
		expect(heldHint('recruit', 'scheme', true)).toBe('recruit');
		expect(heldHint('recruit', null, true)).toBe('recruit');
		expect(heldHint('recruit', 'scheme', false)).toBe('scheme');
		expect(heldHint('recruit', null, false)).toBeNull();
	});

	it('never stands in the way of the computer, a question or a choice', () => {
		const free = { computerMoves: false, isAsked: false, isChoosing: false };
		expect(canHint(free)).toBe(true);
		expect(canHint({ ...free, computerMoves: true })).toBe(false);
		expect(canHint({ ...free, isAsked: true })).toBe(false);
		expect(canHint({ ...free, isChoosing: true })).toBe(false);
	});
});
