import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CLANS } from '../../src/lib/games/heritage/vocabulary.ts';

/** Of its fair share of wins, no clan may have less or more. */
const LEAST = 0.6;
const MOST = 1.6;
const PLAYERS = [2, 3, 4] as const;

const page = readFileSync(new URL('../../docs/balance.md', import.meta.url), 'utf8');

/** The rows under the heading of so many players: clan, games, wins, wins/fair, points. */
function rowsFor(players: number) {
	const section = page.split(/^### /m).find((part) => part.startsWith(`${players} players`)) ?? '';
	return [
		...section.matchAll(/^\| (\w+) +\| +(\d+) \| +(\d+) \| +(\d\.\d\d) \| +(\d+\.\d) \|$/gm)
	].map(([, clan, games, wins, ratio]) => ({
		clan,
		games: Number(games),
		wins: Number(wins),
		ratio: Number(ratio)
	}));
}

describe.each(PLAYERS)('docs/balance.md at %i players', (players) => {
	const rows = rowsFor(players);

	test('names every clan once', () => {
		expect(rows.map(({ clan }) => clan)).toEqual([...CLANS]);
	});

	test('counts a winner a game', () => {
		const seats = rows.reduce((sum, { games }) => sum + games, 0);
		const wins = rows.reduce((sum, row) => sum + row.wins, 0);
		expect(wins * players).toBe(seats);
		expect(wins).toBeGreaterThanOrEqual(600);
	});

	test.each(CLANS)('gives %s its share within the bounds', (clan) => {
		const row = rows.find((one) => one.clan === clan);
		expect(row?.ratio).toBeGreaterThanOrEqual(LEAST);
		expect(row?.ratio).toBeLessThanOrEqual(MOST);
		const { wins = 0, games = 1 } = row ?? {};
		expect(row?.ratio.toFixed(2)).toBe((wins / (games / players)).toFixed(2));
	});
});
