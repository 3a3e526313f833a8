import { describe, expect, it } from 'vitest';
import { seededChance } from '$lib/games/core/chance.ts';
import { openSet } from '$lib/games/rivals/open/open-set.ts';
import { greedyPlayer } from '$lib/games/rivals/players/greedy.ts';
import { playMatch, roundOf } from '$lib/games/rivals/players/match.ts';
import type { ComputerPlayer } from '$lib/games/rivals/players/player.ts';
import { randomPlayer } from '$lib/games/rivals/players/random.ts';
import { DEFAULT_READINGS } from '$lib/games/rivals/readings.ts';
import { settingFor } from '$lib/games/rivals/table/setting.ts';

const SEATS = ['s1', 's2', 's3', 's4'];

/** A match of the open set; each seat has the next deck. */
function matchOf(n: number, players: readonly ComputerPlayer[], seed: number) {
	const seats = SEATS.slice(0, n);
	const decks = Object.fromEntries(
		seats.map((seat, at) => [seat, openSet.decks[(at + seed) % 4]?.id ?? ''])
	);
	const playing = Object.fromEntries(
		seats.map((seat, at) => [seat, players[at % players.length] ?? randomPlayer])
	);
	const chance = seededChance(seed);
	return playMatch(settingFor(openSet, decks, DEFAULT_READINGS), playing, chance, () => chance, {
		rounds: 60
	});
}

describe.each([2, 3, 4])('at %i seats', (n) => {
	it.each([1, 2, 3])('random players come to an end with legal moves alone (match %i)', (seed) => {
		expect(matchOf(n, [randomPlayer], 100 * n + seed).table.result).not.toBeNull();
	});

	it.each([1, 2, 3])('greedy players come to an end within 60 rounds (match %i)', (seed) => {
		const { table } = matchOf(n, [greedyPlayer], 200 * n + seed);
		expect(table.result).not.toBeNull();
		expect(roundOf(table)).toBeLessThanOrEqual(60);
	});
});

it('greedy wins far more often than chance allows against random', () => {
	const wins = Array.from({ length: 10 }, (_, at) => {
		const { table } = matchOf(2, [greedyPlayer, randomPlayer], 300 + at);
		return table.result?.winner === 's1';
	});
	expect(wins.filter(Boolean).length).toBeGreaterThanOrEqual(8);
});

it('the same view and the same chance give the same move, at every point of a match', () => {
	const seen: string[] = [];
	const checked: ComputerPlayer = (view, chance) => {
		const seed = chance.below(1_000_000);
		const [one, two] = [seed, seed].map((same) => greedyPlayer(view, seededChance(same)));
		expect(two).toEqual(one);
		seen.push(one?.type ?? '');
		return one ?? { type: 'EndActions', seat: view.seat };
	};
	matchOf(3, [checked], 400);
	expect(seen.length).toBeGreaterThan(50);
});
