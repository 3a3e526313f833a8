import { expect, test } from 'vitest';
import {
	beginnerAmong,
	choosingOrder
} from '../../../../src/lib/games/heritage/chronicle/set-up-order.ts';

test('reading firstPlayer: without the vanquished the next to last begins, and a newcomer chooses a clan first', () => {
	const finish = ['s3', 's1', 's2'];
	expect(beginnerAmong(finish, ['s1', 's2', 's3'])).toBe('s3');
	expect(beginnerAmong(finish, ['s1', 's2', 's4'])).toBe('s1');
	expect(choosingOrder(finish, ['s1', 's2', 's4'])).toEqual(['s4', 's1', 's2']);
});
