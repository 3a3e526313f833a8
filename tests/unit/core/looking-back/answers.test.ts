import { expect, it } from 'vitest';
import { Answers } from '../../../../src/lib/games/core/looking-back/answers.ts';
import { statesAfter } from '../../../../src/lib/games/core/looking-back/states.ts';

it('gives the answers to a question again in their order, each once it was taken', () => {
	const answers = new Answers<number>();
	answers.add('who', 1);
	answers.add('what', 7);
	answers.add('who', 2);
	expect(answers.next('who')).toBe(1);
	expect(answers.next('who'), 'one that was not taken is given again').toBe(1);
	answers.take('who');
	expect(answers.next('who')).toBe(2);
	answers.take('who');
	expect(answers.next('who')).toBeUndefined();
	expect(answers.next('what')).toBe(7);
	answers.take('whom');
	expect(answers.next('whom')).toBeUndefined();
});

it('knows the state after each event', () => {
	const add = (sum: number, event: number): number => sum + event;
	expect(statesAfter(add, 10, [1, 2, 3])).toEqual([11, 13, 16]);
});
