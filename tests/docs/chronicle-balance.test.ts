import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { DEFAULT_TRAITS } from '../../src/lib/games/heritage/traits.ts';
import { ERAS } from '../../src/lib/games/heritage/vocabulary.ts';

/** Of its fair share of chronicles, nothing may win less or more, by more than so many standard errors. */
const [LEAST, MOST, ERRORS] = [0.8, 1.25, 2];

const page = readFileSync(new URL('../../docs/balance.md', import.meta.url), 'utf8');

/** The rows of the table under a heading, each by the headings of its columns. */
function rowsUnder(heading: string): Record<string, string>[] {
	const section = page.split(/^### /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';
	const [headings = [], , ...rows] = section
		.split('\n')
		.filter((line) => line.startsWith('|'))
		.map((line) =>
			line
				.split('|')
				.slice(1, -1)
				.map((cell) => cell.trim())
		);
	return rows.map((row) =>
		Object.fromEntries(headings.map((name, index) => [name, row[index] ?? '']))
	);
}

const numberIn = (row: Record<string, string>, column: string): number => Number(row[column]);

const seats = rowsUnder('By seat');
const traits = rowsUnder('By starting trait');
const scoring = rowsUnder('By scoring card');

/** Chronicles with so many players. */
function chronicles(players: number): number {
	return numberIn(seats.find((row) => row['players'] === String(players)) ?? {}, 'chronicles');
}
const ALL = chronicles(2) + chronicles(3) + chronicles(4);

function expectBounded(row: Record<string, string>): void {
	const [ratio, error] = [numberIn(row, 'wins/fair'), numberIn(row, 'error')];
	expect(ratio).toBeGreaterThanOrEqual(LEAST - ERRORS * error);
	expect(ratio).toBeLessThanOrEqual(MOST + ERRORS * error);
}

describe('the simulated chronicles of docs/balance.md', () => {
	test('are at least two hundred', () => {
		expect(ALL).toBeGreaterThanOrEqual(200);
	});

	test.each([2, 3, 4])('have one winner each at %i players, and a row a seat', (players) => {
		const rows = seats.filter((row) => row['players'] === String(players));
		expect(rows.map((row) => row['seat'])).toEqual(
			Array.from({ length: players }, (_, index) => `s${index + 1}`)
		);
		expect(rows.reduce((sum, row) => sum + numberIn(row, 'wins'), 0)).toBe(chronicles(players));
	});

	test.each(seats)('give seat $seat of $players its share', (row) => {
		const [players, count] = [numberIn(row, 'players'), numberIn(row, 'chronicles')];
		const ratio = (numberIn(row, 'wins') * players) / count;
		expect(row['wins/fair']).toBe(ratio.toFixed(2));
		expect(row['error']).toBe(Math.sqrt((players - 1) / count).toFixed(2));
		expectBounded(row);
	});

	test('count each player by a starting trait, and each winner', () => {
		expect(traits.map((row) => row['trait'])).toEqual(DEFAULT_TRAITS.map(({ id }) => id));
		const sum = (column: string) => traits.reduce((all, row) => all + numberIn(row, column), 0);
		expect(sum('wins')).toBe(ALL);
		expect(sum('chronicles')).toBe(2 * chronicles(2) + 3 * chronicles(3) + 4 * chronicles(4));
	});

	test.each(traits)('give the starting trait $trait its share', expectBounded);

	test.each(ERAS)('choose one of two scoring cards in era %i, neither too often', (era) => {
		const rows = scoring.filter((row) => row['era'] === String(era));
		expect(rows.map((row) => row['card'])).toEqual(['first', 'second']);
		expect(rows.reduce((sum, row) => sum + numberIn(row, 'chosen'), 0)).toBe(ALL);
		for (const row of rows) {
			const share = numberIn(row, 'chosen') / numberIn(row, 'offered');
			expect(row['share']).toBe(share.toFixed(2));
			expect(share).toBeGreaterThan(1 / 3);
		}
	});
});
