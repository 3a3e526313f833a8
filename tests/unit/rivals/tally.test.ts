import { describe, expect, test } from 'vitest';
import type { Command } from '../../../src/lib/games/rivals/commands.ts';
import type { Readings } from '../../../src/lib/games/rivals/readings.ts';
import { recordOf } from '../../../src/lib/games/rivals/deck-tally.ts';
import type { NamedDecks } from '../../../src/lib/games/rivals/match/state.ts';
import type { PlayedMatch } from '../../../src/lib/games/rivals/played-match.ts';
import { wilson } from '../../../src/lib/games/rivals/rate.ts';
import { leagueOf, seriesOf } from '../../../src/lib/games/rivals/tally.ts';
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
		decks = {},
		...changed
	}: Partial<Omit<Readings, 'rivals'>> & {
		names?: readonly string[];
		decks?: NamedDecks;
	} = {},
	stopped = false
): PlayedMatch {
	const rivals = Object.fromEntries(
		agenda.map((_, at) => [`s${at + 1}`, `s${((at + 1) % agenda.length) + 1}`])
	);
	const base = matchOf(agenda.length, { ...changed, ...(agenda.length > 2 && { rivals }) });
	const counted: Command[] = agenda.flatMap((by, at) =>
		by > 0 ? [{ type: 'ChangeAgenda' as const, seat: `s${at + 1}`, by }] : []
	);
	const named = Object.entries(decks).map(([seat, deck]): Command => ({
		type: 'ChooseDeck',
		seat,
		deck
	}));
	const isOver = stopped || agenda.some((one) => one >= 13);
	const end: Command = { type: 'EndMatch', end: stopped ? 'stopped' : 'rules', falls: [] };
	return {
		id,
		state: after(base, [...counted, ...(isOver ? [end] : []), ...named]),
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
		expect(league).toMatchObject({ matches: 0, rows: [], bySeat: [], bySize: [], byDeck: [] });
	});
	test('win rates by size and seat, with how many there were', () => {
		const league = leagueOf([played('a', [13, 7, 4]), played('b', [5, 13])]);
		expect(
			league.bySeat.map(({ size, number, played, won }) => [size, number, played, won])
		).toEqual([
			[2, 1, 1, 0],
			[2, 2, 1, 1],
			[3, 1, 1, 1],
			[3, 2, 1, 0],
			[3, 3, 1, 0]
		]);
		expect(league.bySize).toEqual([
			{ size: 2, matches: 1, agenda: 1, rival: 0, most: 0 },
			{ size: 3, matches: 1, agenda: 1, rival: 0, most: 0 }
		]);
	});
});

describe('win rates of decks', () => {
	const RED = { title: 'Red', deck: 'deck-of-ada' };
	const all = [
		played('a', [13, 7, 4], { decks: { s1: RED, s2: { title: 'Blue' } } }),
		played('b', [5, 13], { decks: { s1: { ...RED, title: 'Red 2' }, s2: { title: 'BLUE!' } } }),
		played('c', [5, 3], { decks: { s1: RED } }),
		played('d', [9, 1], { decks: { s1: RED } }, true)
	];
	test('by deck and table size, with how many matches there were', () => {
		const rows = leagueOf(all).byDeck;
		expect(rows.map(({ title, deck, played, won }) => [title, deck, played, won])).toEqual([
			['Red 2', 'deck-of-ada', 2, 1],
			['BLUE!', undefined, 2, 1]
		]);
		expect(rows[0]?.bySize.map(({ size, played, won }) => [size, played, won])).toEqual([
			[2, 1, 0],
			[3, 1, 1]
		]);
	});
	test('the record of a deck lists all its matches, and counts those with a result', () => {
		const record = recordOf(all, 'deck-of-ada');
		expect(record.rate).toMatchObject({ played: 2, won: 1 });
		expect(record.matches.map(({ match, won }) => [match, won])).toEqual([
			['a', true],
			['b', false],
			['c', false],
			['d', false]
		]);
	});
	test('the interval is Wilson’s: wide for few matches, and never beyond 0 and 1', () => {
		// The published example: 8 of 10 is 49–94 %.
		expect(wilson(8, 10).low).toBeCloseTo(0.4902, 3);
		expect(wilson(8, 10).high).toBeCloseTo(0.9433, 3);
		expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
		expect(wilson(0, 3).low).toBe(0);
		expect(wilson(0, 3).high).toBeCloseTo(0.5615, 3);
		expect(wilson(50, 100).high - wilson(50, 100).low).toBeLessThan(0.2);
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
