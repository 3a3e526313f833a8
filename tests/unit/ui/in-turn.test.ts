import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cameAlive, inTurn, isHurried, isWritten, remake } from '../../../src/lib/ui/in-turn.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('turns', () => {
	it('come one after the other, each in a moment of its own', () => {
		const done: string[] = [];
		inTurn(() => done.push('first'));
		inTurn(() => done.push('second'));
		expect(done).toEqual([]);
		vi.advanceTimersToNextTimer();
		expect(done).toEqual(['first']);
		vi.advanceTimersToNextTimer();
		expect(done).toEqual(['first', 'second']);
	});

	it('pass over who gave up', () => {
		const done: string[] = [];
		const giveUp = inTurn(() => done.push('gone'));
		inTurn(() => done.push('stays'));
		giveUp();
		vi.runAllTimers();
		expect(done).toEqual(['stays']);
	});
});

describe('what the server wrote', () => {
	it('stands there until the page is alive, and inside a part that is made out of it', () => {
		expect(isWritten()).toBe(true);
		cameAlive();
		expect(isWritten()).toBe(false);
		remake(false, () => expect(isWritten()).toBe(true));
		expect(isWritten()).toBe(false);
	});

	it('comes alive at once inside a part that somebody touched', () => {
		expect(isHurried()).toBe(false);
		remake(true, () => {
			expect(isHurried()).toBe(true);
			remake(false, () => expect(isHurried()).toBe(false));
			expect(isHurried()).toBe(true);
		});
		expect(isHurried()).toBe(false);
	});

	it('is left as it was by a part that fails', () => {
		const fails = () => {
			throw new Error('no such place');
		};
		expect(() => remake(true, fails)).toThrow('no such place');
		expect(isHurried()).toBe(false);
	});
});
