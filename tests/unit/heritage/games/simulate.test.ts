import { describe, expect, test } from 'vitest';
import { playGames } from '../../../../scripts/simulation/games.ts';
import { playChronicles } from '../../../../scripts/simulation/chronicles.ts';
import { chronicleReportOf } from '../../../../scripts/simulation/chronicle-report.ts';
import {
	chronicleOptionsFrom,
	optionsFrom,
	UsageError
} from '../../../../scripts/simulation/options.ts';
import { reportOf } from '../../../../scripts/simulation/report.ts';
import { NO_GAMES, together } from '../../../../scripts/simulation/tally.ts';
import { BATTLEGROUND_MODULES } from '../../../../src/lib/games/heritage/boards/registry.ts';
import { ERAS } from '../../../../src/lib/games/heritage/vocabulary.ts';

describe('the options of a simulation', () => {
	test('are sensible without a word', () => {
		expect(optionsFrom([])).toEqual({
			games: 100,
			players: [4],
			eras: [1],
			dealers: ['app'],
			who: 'greedy',
			seed: 1,
			jobs: 1,
			check: false
		});
	});

	test('may be any players, eras and dealers', () => {
		const options = optionsFrom('--players any --era any --dealer any --check'.split(' '));
		expect(options).toMatchObject({
			players: [2, 3, 4],
			eras: ERAS,
			dealers: ['box', 'app'],
			check: true
		});
	});

	test.each([
		['--games 0', /--games is a whole number from 1/],
		['--games many', /not "many"/],
		['--players 5', /--players is one of 2, 3, 4, not "5"/],
		['--era 8', /--era is one of 1, 2/],
		['--dealer me', /--dealer is one of box, app/],
		['--who chess', /--who is one of greedy, random/],
		['--jobs 1.5', /--jobs is a whole number/],
		['--game 3', /--game/]
	])('say what is wrong with %s', (line, sentence) => {
		expect(() => optionsFrom(line.split(' '))).toThrow(UsageError);
		expect(() => optionsFrom(line.split(' '))).toThrow(sentence);
	});
});

describe('a simulation', () => {
	const options = optionsFrom(
		'--players any --era any --dealer any --who random --check'.split(' ')
	);
	const played = (from: number, to: number) =>
		playGames(BATTLEGROUND_MODULES, options, from, to, () => {});

	test('comes to the same, whether in one go or in parts', () => {
		const whole = played(0, 5);
		expect(together(played(0, 2), played(2, 5))).toEqual(whole);
		expect(whole).toMatchObject({ games: 5, faults: [] });
		const clans = Object.values(whole.clans);
		expect(clans.reduce((sum, { wins }) => sum + wins, 0)).toBe(5);
		expect(clans.reduce((sum, { fair }) => sum + fair, 0)).toBeCloseTo(5);
	}, 60_000);

	test('says how far it is', () => {
		const far: number[] = [];
		playGames(BATTLEGROUND_MODULES, options, 5, 8, (games) => far.push(games));
		expect(far).toEqual([1, 2, 3]);
	});

	test('is told as a table, faults with their games', () => {
		const tally = {
			...NO_GAMES,
			games: 4,
			commands: 10,
			longest: { game: 2, commands: 5 },
			clans: { tremere: { games: 4, wins: 3, fair: 2, points: 50 } },
			faults: [{ game: 2, what: 'it never ends' }]
		};
		const report = reportOf(tally, 2, true);
		expect(report).toMatch(/tremere +4 +3 +2\.0 +1\.50 +12\.5/);
		expect(report).toContain('4 games in 2.0 s: 2.0 games/s');
		expect(report).toContain('the longest is game 2 with 5');
		expect(report).toContain('game 2: it never ends');
	});
});

describe('a simulation of chronicles', () => {
	test('is asked for by their number, and takes only what goes with them', () => {
		expect(chronicleOptionsFrom(['--games', '3'])).toBeNull();
		expect(chronicleOptionsFrom('--chronicles 9 --players 3 --seed 4'.split(' '))).toEqual({
			chronicles: 9,
			players: [3],
			seed: 4,
			check: false
		});
		const both = '--chronicles 9 --era 2'.split(' ');
		expect(() => chronicleOptionsFrom(both)).toThrow('--era does not go with --chronicles');
		expect(() => chronicleOptionsFrom(['--chronicles', '0'])).toThrow(UsageError);
	});

	test('counts a winner a chronicle, finds no fault, and tells it in tables', () => {
		const options = chronicleOptionsFrom('--chronicles 3 --check'.split(' '));
		if (!options) throw new Error('chronicles were asked for');
		const tally = playChronicles(options, () => {});
		expect(tally).toMatchObject({ chronicles: 3, personas: 9, faults: [] });
		const wins = [...tally.seats.values()].reduce((sum, share) => sum + share.wins, 0);
		expect(wins).toBe(3);
		const report = chronicleReportOf(tally, 1);
		expect(report).toContain('| 4 | s4 | 1 |');
		expect(report).toContain('3 chronicles in 1.0 s');
	}, 60_000);
});
