import { describe, expect, test } from 'vitest';
import type { GameHead } from '../../../src/lib/ui/heritage/stand-alone/kept.ts';
import {
	aloneAgainst,
	FIRST_WISHES,
	mayBeRival,
	namesOfLast,
	playedBy,
	seatsFor,
	wantedOf,
	type Wishes
} from '../../../src/routes/heritage/play/wishes.ts';

const wishes = (): Wishes => structuredClone(FIRST_WISHES);

describe('who plays alone', () => {
	test('sits first, under the name of last time, against as many as were chosen', () => {
		const chosen = aloneAgainst({ rivals: 3, strength: 'strong' }, ['Mira', 'Vlad']);
		expect(wantedOf(chosen).players).toEqual([
			{ name: 'Mira', clan: null, rival: null },
			...Array.from({ length: 3 }, () => ({ name: '', clan: null, rival: 'strong' }))
		]);
	});
});

describe('a seat that code is to play', () => {
	test('gets a name of its own, and gives it back', () => {
		const chosen = wishes();
		playedBy(chosen, 1, 'easy');
		playedBy(chosen, 2, 'medium');
		expect(chosen.names.slice(0, 3)).toEqual(['Player 1', 'Ilse', 'Corvin']);
		playedBy(chosen, 1, 'strong');
		expect(chosen.names[1]).toBe('Ilse');
		playedBy(chosen, 1, '');
		expect(chosen.names[1]).toBe('Player 2');
		expect(chosen.rivals.slice(0, 3)).toEqual(['', '', 'medium']);
	});

	test('leaves one to a person', () => {
		const chosen = wishes();
		chosen.players = 2;
		playedBy(chosen, 1, 'easy');
		expect([0, 1].map((index) => mayBeRival(chosen, index))).toEqual([false, true]);
	});

	test('is a person’s where the box deals, and where nobody else would be one', () => {
		const box = { ...wishes(), dealer: 'box' as const, players: 2 };
		playedBy(box, 1, 'easy');
		expect(wantedOf(box).players.map(({ rival }) => rival)).toEqual([null, null]);
		const fewer = wishes();
		playedBy(fewer, 0, 'easy');
		playedBy(fewer, 1, 'easy');
		fewer.players = 2;
		expect(wantedOf(fewer).players.map(({ rival }) => rival)).toEqual([null, null]);
	});
});

test('fewer seats never leave a table to code alone', () => {
	const chosen = wishes();
	playedBy(chosen, 0, 'easy');
	playedBy(chosen, 1, 'easy');
	seatsFor(chosen, 2);
	expect(chosen).toMatchObject({ players: 2, rivals: ['', 'easy', '', ''] });
	expect(chosen.names[0]).toBe('Player 1');
});

test('who played last plays again, but no rival', () => {
	const head = {
		people: { s1: 'Mira', s2: 'Ilse' },
		glance: {
			seats: [
				{ seat: 's1', clan: 'brujah' },
				{ seat: 's2', clan: 'gangrel', rival: 'easy' }
			]
		}
	} as unknown as GameHead;
	const names = ['Player 1', 'Player 2', 'Player 3', 'Player 4'];
	expect(namesOfLast([head], names)).toEqual(['Mira', 'Player 2', 'Player 3', 'Player 4']);
});
