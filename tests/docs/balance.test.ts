import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BANDS, clanVerdict, verdictOf } from '../../scripts/simulation/balance-report.ts';
import { BROUGHT_BANDS, choiceVerdict } from '../../scripts/simulation/brought-report.ts';
import { MISSION_WORDS } from '../../src/lib/games/heritage/missions/mission-words.ts';
import { CLANS } from '../../src/lib/games/heritage/vocabulary.ts';

const page = readFileSync(new URL('../../docs/balance.md', import.meta.url), 'utf8');

/** The cells of the rows of a section, a table after the other. */
function rowsOf(heading: string): string[][] {
	const section = page.split(/^### /m).find((part) => part.startsWith(heading)) ?? '';
	return [...section.matchAll(/^\| (.*) \|$/gm)]
		.map(([, row = '']) => row.split('|').map((cell) => cell.trim()))
		.filter((cells) => !/^-+:?$|^(seats|kind|clan|what)$/.test(cells[0] ?? ''));
}
const numbers = (cells: readonly string[]) => cells.map(Number);

describe('docs/balance.md on temperament', () => {
	const rows = rowsOf('Temperament');
	const tokens = rows.filter((cells) => cells.length === 11);
	const same = rows.filter((cells) => cells.length === 6);

	test('has each number of seats once', () => {
		for (const table of [tokens, same])
			expect(table.map(([seats]) => seats)).toEqual(['2', '3', '4']);
	});

	test.each(tokens)('tokens at %s seats are on no value more often than may be', (...cells) => {
		const counts = numbers(cells.slice(1, 7));
		const [all, share] = numbers(cells.slice(7, 9));
		expect(counts.reduce((sum, count) => sum + count, 0)).toBe(all);
		const most = Math.max(...counts);
		expect(share).toBe(Number((most / (all ?? 1)).toFixed(2)));
		expect(cells[10]).toBe(verdictOf(most, all ?? 1, BANDS.oneValue));
		expect(cells[10]).not.toBe('missed');
	});

	test.each(same)('at %s seats it is not the same for everybody too often', (...cells) => {
		holds(cells, BANDS.allTheSame);
	});
});

describe('docs/balance.md on the finale', () => {
	const rows = rowsOf('The finale');

	test('has each number of seats once', () => {
		expect(rows.map(([seats]) => seats)).toEqual(['2', '3', '4']);
	});

	test.each(rows)('at %s seats the Sabbat Wars pay somebody', (...cells) => {
		holds(cells, BANDS.nobodyPaid);
	});
});

/** Seats, count, all, share, interval, verdict: they agree, and the bound is not missed. */
function holds(cells: readonly string[], bound: number): void {
	const [, count = 0, all = 0, share] = numbers(cells);
	expect(all).toBeGreaterThanOrEqual(20);
	expect(share).toBe(Number((count / all).toFixed(2)));
	expect(cells[5]).toBe(verdictOf(count, all, bound));
	expect(cells[5]).not.toBe('missed');
}

describe('docs/balance.md on missions', () => {
	const rows = rowsOf('Missions by kind');

	test('has every kind, each laid out often enough', () => {
		expect(rows.map(([kind]) => kind)).toEqual(Object.keys(MISSION_WORDS));
		for (const [kind, laid] of rows) expect([kind, Number(laid) >= 20]).toEqual([kind, true]);
	});

	test.each(rows)('%s is claimed more often than not', (_, __, nobody) => {
		expect(Number(nobody)).toBeLessThan(0.5);
	});
});

/** Clans whose cards are still to be mended, and how far even they may be from a fair share. */
const KNOWN_OUTSIDE: readonly string[] = [];
const FAR = { least: 0.6, most: 1.6 };

/** The verdicts of all intervals that are told alike with two digits. */
function roundedAlike(
	verdict: (low: number, high: number) => string,
	low: number,
	high: number
): string[] {
	const half = 0.005;
	return [verdict(low - half, high + half), verdict(low + half, high - half)];
}

describe('docs/balance.md on clans', () => {
	const rows = rowsOf('Clans');

	test('names every clan once', () => {
		expect(rows.map(([clan]) => clan)).toEqual([...CLANS]);
	});

	test.each(rows)(
		'%s is said to be within the bounds as far as so many games can tell',
		(...cells) => {
			const [, games, , ratio] = numbers(cells);
			expect(games).toBeGreaterThanOrEqual(60);
			const [low = 0, high = 0] = (cells[4] ?? '').split('–').map(Number);
			expect(ratio).toBeGreaterThanOrEqual(low);
			expect(ratio).toBeLessThanOrEqual(high);
			expect(roundedAlike(clanVerdict, low, high)).toContain(cells[6]);
		}
	);

	test.each(rows)('%s is not far outside of them', (...cells) => {
		const [low = 0, high = 0] = (cells[4] ?? '').split('–').map(Number);
		expect(low).toBeLessThanOrEqual(FAR.most);
		expect(high).toBeGreaterThanOrEqual(FAR.least);
	});

	test('those outside the bounds are known, and named', () => {
		const [, named = ''] = /^Outside its bounds: (.*)\.$/m.exec(page) ?? [];
		const missed = rows.filter((cells) => cells[6] === 'missed').map(([clan]) => clan);
		expect(missed).toEqual(named.split(', ').filter((clan) => clan !== 'nobody'));
		for (const clan of missed) expect(KNOWN_OUTSIDE).toContain(clan);
	});
});

/** What is used too seldom yet. */
const KNOWN_SHORT: readonly string[] = [];

describe('docs/balance.md on what a chronicle unlocks', () => {
	const rows = rowsOf('Unlocked and used').map(
		(cells) => [cells[0] ?? '', numbers(cells)] as const
	);
	const used = (...kinds: readonly string[]) =>
		rows.reduce((sum, [kind, cells]) => sum + (kinds.includes(kind) ? (cells[3] ?? 0) : 0), 0);

	test('counts all there are', () => {
		expect(rows.map(([kind, cells]) => [kind, cells[1]])).toEqual([
			['scheme', 36],
			['character', 26],
			['leader', 10]
		]);
	});

	test.each(rows)(
		'%s: no more is used than unlocked',
		(_, [, all = 0, unlocked = 0, inPlay = 0]) => {
			expect(unlocked).toBeLessThanOrEqual(all);
			expect(inPlay).toBeLessThanOrEqual(unlocked);
		}
	);

	test('most are used somewhere; where fewer are, it is known', () => {
		const short = [
			...(used('scheme') < BROUGHT_BANDS.used ? ['schemes'] : []),
			...(used('character', 'leader') < BROUGHT_BANDS.used ? ['people'] : [])
		];
		expect(short).toEqual(KNOWN_SHORT);
	});
});

/** Choices of missions that win too often, by seats and what is chosen between, and how far even they may. */
const CHOICES_OUTSIDE: readonly string[] = [];
const CHOICE_AT_MOST = 1.6;

describe('docs/balance.md on choices of missions', () => {
	const rows = rowsOf('Choices of missions');

	test('has every number of seats, and all together', () => {
		expect(rows.map(([seats]) => seats)).toEqual(['2', '2', '3', '3', '4', '4', 'all', 'all']);
	});

	test.each(rows)('at %s seats, %s: the verdict is that of the interval', (...cells) => {
		const [low = 0, high = 0] = (cells[6] ?? '').split('–').map(Number);
		expect(Number(cells[2])).toBeGreaterThanOrEqual(100);
		const verdict = (least: number, most: number) => choiceVerdict({ low: least, high: most });
		expect(roundedAlike(verdict, low, high)).toContain(cells[7]);
		expect(Number(cells[5])).toBeLessThanOrEqual(CHOICE_AT_MOST);
	});

	test('those outside the bound are known', () => {
		const missed = rows.filter((cells) => cells[7] === 'missed');
		expect(missed.map(([seats, choice]) => `${seats} ${choice}`)).toEqual(CHOICES_OUTSIDE);
	});

	test('no mission by itself is surely beyond it', () => {
		expect(page).toMatch(/^By mission, all seats together: 7\d missions, .* 0 missed\./m);
	});
});
