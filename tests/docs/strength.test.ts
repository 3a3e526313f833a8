import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shareInterval } from '../../src/lib/games/core/search/sample.ts';
import { GOALS } from '../../scripts/simulation/ladder-report.ts';
import { VALUED } from '../../src/lib/ui/heritage/table/planning/advice-words.ts';

const page = readFileSync(new URL('../../docs/strength.md', import.meta.url), 'utf8');

const ROW =
	/^\| (\w+) \| (\w+) \| (\d) \| (\d+) \| (\d+) \| (\d\.\d\d) \| (\d\.\d\d)–(\d\.\d\d) \|/gm;
const rows = [...page.matchAll(ROW)].map(([, one, rest, ...numbers]) => {
	const [seats = 0, games = 0, wins = 0, times = 0, low = 0, high = 0] = numbers.map(Number);
	return { one, rest, seats, games, wins, times, low, high };
});

test('docs/strength.md has every step of the ladder at every number of seats', () => {
	const all = GOALS.flatMap(({ one, rest }) => [2, 3, 4].map((seats) => ({ one, rest, seats })));
	expect(rows.map(({ one, rest, seats }) => ({ one, rest, seats }))).toEqual(all);
});

test.each(rows)('$one against $rest at $seats says what its games say', (row) => {
	const { seats, games, wins, times, low, high } = row;
	const told = [wins / games, ...shareInterval(wins, games)];
	expect([times, low, high]).toEqual(told.map((share) => Number((share * seats).toFixed(2))));
});

const BIN = /^\| +(\d) \| [\d–]+ +\| +(\d+) \| +\d+ \| +\d+ \| ([+-][\d.]+) ±/gm;
const bins = [...page.matchAll(BIN)].map(([, ...numbers]) => {
	const [seats = 0, positions = 0, off = 0] = numbers.map(Number);
	return { seats, positions, off };
});

test.each([2, 3, 4])('advice at %i seats is as unsure as chances were off', (seats) => {
	const its = bins.filter((one) => one.seats === seats);
	const positions = its.reduce((sum, one) => sum + one.positions, 0);
	const squares = its.reduce((sum, one) => sum + one.positions * one.off ** 2, 0);
	expect(VALUED[seats]).toBeCloseTo(Math.sqrt(squares / positions) / 100, 3);
});
