import { expect, test } from 'vitest';
import { hashOf } from '../../../src/lib/games/core/hash.ts';
import { longLog } from './long-log.ts';
import { stateAfter } from './table.ts';

test('ten thousand events fold, and fold to the same state again', () => {
	const state = stateAfter(longLog(10_000));
	expect(state.phase).toBe('complete');
	expect(state.notes.length).toBeGreaterThan(2000);
	expect(hashOf(stateAfter(longLog(10_000)))).toBe(hashOf(state));
});
