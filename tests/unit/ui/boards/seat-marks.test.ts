import { expect, test } from 'vitest';
import { clipped } from '../../../../src/lib/ui/heritage/boards/clipped.ts';
import { TIMELINE } from '../../../../src/lib/games/heritage/boards/timeline.ts';
import { example } from '../../../../src/lib/ui/heritage/boards/example.ts';
import { seatMarks } from '../../../../src/lib/ui/heritage/boards/seat-marks.ts';

const marks = (...called: readonly string[]) => {
	const { table } = example(TIMELINE.A, '', { space: 0 }, { players: 4 });
	return seatMarks(table, {
		seat: (seat) => called[Number(seat.slice(1)) - 1] ?? '',
		character: (id) => id
	}).map(({ letter, pattern }) => `${letter} ${pattern}`);
};

test('tokens are told apart by letter and ring, whatever people are called', () => {
	expect(marks('Mira', 'bart', 'Élodie', '🦇 Nox')).toEqual(['M 1', 'B 2', 'É 3', '🦇 4']);
	expect(marks('Mira', 'mo', 'Ada', '')).toEqual(['M1 1', 'M2 2', 'A 3', '? 4']);
});

test('a text is cut where the picture ends, by letters and not by bytes', () => {
	expect(clipped('Bart', 4)).toBe('Bart');
	expect(clipped('Bartholomew', 8)).toBe('Barthol…');
	expect(clipped('Anna of Wien', 6)).toBe('Anna…');
	expect(clipped('🦇🦇🦇🦇', 3)).toBe('🦇🦇…');
});
