import { describe, expect, test } from 'vitest';
import type { Command } from '../../../src/lib/games/rivals/commands.ts';
import type { Readings } from '../../../src/lib/games/rivals/readings.ts';
import { leagueOf, seriesOf, type PlayedMatch } from '../../../src/lib/games/rivals/tally.ts';
import { after, matchOf } from './playing.ts';

const NAMES = ['Ada', 'Ben', 'Cleo'];
const people = (names: readonly string[]) =>
	Object.fromEntries(names.map((name, at) => [`s${at + 1}`, { key: name, name }]));

/** A match in which these have so much Agenda; with 13 it ends, else it is stopped or goes on. */
function played(
	id: string,
	agenda: readonly number[],
	{
		names = NAMES,
		...changed
	}: Partial<Omit<Readings, 'rivals'>> & { names?: readonly string[] } = {},
	stopped = false
): PlayedMatch {
	const rivals = Object.fromEntries(
		agenda.map((_, at) => [`s${at + 1}`, `s${((at + 1) % agenda.length) + 1}`])
	);
	const base = matchOf(agenda.length, { ...changed, ...(agenda.length > 2 && { rivals }) });
	const counted: Command[] = agenda.flatMap((by, at) =>
		by > 0 ? [{ type: 'ChangeAgenda' as const, seat: `s${at + 1}`, by }] : []
	);
	const isOver = stopped || agenda.some((one) => one >= 13);
	const end: Command = { type: 'EndMatch', end: stopped ? 'stopped' : 'rules', falls: [] };
	return {
		id,
		state: after(base, [...counted, ...(isOver ? [end] : [])]),
		people: people(names.slice(0, agenda.length))
	};
}

describe('the league', () => {
	test('reading leaguePoints: 3 for winning, 1 for the most Agenda of the others, who share it', () => {
		const league = leagueOf([played('a', [13, 7, 4]), played('b', [5, 13, 5])]);
		expect(league.matches).toBe(2);
		expect(league.rows.map(({ name, points, won, played }) => [name, points, won, played])).toEqual(
			[
				['Ada', 4, 1, 2],
				['Ben', 4, 1, 2],
				['Cleo', 1, 0, 2]
			]
		);
	});
	test('reading leaguePoints: by a table of one’s own', () => {
		const own = { leaguePoints: { win: 5, next: 2 } };
		expect(leagueOf([played('a', [13, 7, 4], own)]).rows.map(({ points }) => points)).toEqual([
			5, 2, 0
		]);
	});
	test('without a result nothing counts', () => {
		const league = leagueOf([played('a', [3, 4, 0]), played('b', [9, 4, 0], {}, true)]);
		expect(league).toMatchObject({ matches: 0, rows: [], byNumber: [], bySize: [] });
	});
	test('win rates by number and by size, with how many there were', () => {
		const league = leagueOf([played('a', [13, 7, 4]), played('b', [5, 13])]);
		expect(league.byNumber).toEqual([
			{ number: 1, played: 2, won: 1 },
			{ number: 2, played: 2, won: 1 },
			{ number: 3, played: 1, won: 0 }
		]);
		expect(league.bySize).toEqual([
			{ size: 2, matches: 1, agenda: 1, rival: 0, most: 0 },
			{ size: 3, matches: 1, agenda: 1, rival: 0, most: 0 }
		]);
	});
});

describe('reading series', () => {
	const BEST = { series: 'best-of-three' } as const;
	const two = (id: string, agenda: readonly [number, number], names = ['Ada', 'Ben']) =>
		played(id, agenda, { ...BEST, names });
	test('one: a match is all', () => {
		expect(seriesOf([played('a', [13, 0], { names: ['Ada', 'Ben'] })], 'a')).toBeNull();
	});
	test('best-of-three: two wins, whoever sits where, then another series begins', () => {
		const all = [
			two('a', [13, 0]),
			two('b', [0, 13]),
			two('x', [13, 0], ['Ada', 'Cleo']),
			two('c', [0, 13], ['Ben', 'Ada']),
			two('d', [13, 0])
		];
		expect(seriesOf(all, 'a')).toEqual({ nth: 1, won: { s1: 1, s2: 0 }, winner: null });
		expect(seriesOf(all, 'b')).toEqual({ nth: 2, won: { s1: 1, s2: 1 }, winner: null });
		expect(seriesOf(all, 'c')).toEqual({ nth: 3, won: { s1: 1, s2: 2 }, winner: 's2' });
		expect(seriesOf(all, 'd')).toEqual({ nth: 1, won: { s1: 1, s2: 0 }, winner: null });
	});
	test('best-of-three: a match under way is the next one', () => {
		expect(seriesOf([two('a', [13, 0]), two('b', [3, 0])], 'b')).toMatchObject({
			nth: 2,
			winner: null
		});
	});
});
