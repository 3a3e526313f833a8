import { expect, test } from 'vitest';
import { Resting } from '../../../src/lib/ui/codex/resting.ts';

test('an answer to a long press stays until something is touched again', () => {
	const rest = new Resting();
	expect(rest.keepsOpen, 'however often the browser closes it as the finger lifts').toBe(true);
	expect(rest.keepsOpen).toBe(true);
	rest.touched();
	expect(rest.keepsOpen).toBe(false);
});
