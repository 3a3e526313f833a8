import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BANDS, clanVerdict, verdictOf } from '../../scripts/simulation/balance-report.ts';
import { MISSION_WORDS } from '../../src/lib/games/heritage/missions/mission-words.ts';
import { CLANS } from '../../src/lib/games/heritage/vocabulary.ts';

const page = readFileSync(new URL('../../docs/balance.md', import.meta.url), 'utf8');

/** The cells of the rows of a section, a table after the other. */
function rowsOf(heading: string): string[][] {
	const section = page.split(/^### /m).find((part) => part.startsWith(heading)) ?? '';
	return [...section.matchAll(/^\| (.*) \|$/gm)]
		.map(([, row = '']) => row.split('|').map((cell) => cell.trim()))
		.filter((cells) => !/^-+:?$|^(seats|kind|clan)$/.test(cells[0] ?? ''));
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
const KNOWN_OUTSIDE = ['nosferatu'];
const FAR = { least: 0.6, most: 1.6 };

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
			expect(cells[6]).toBe(clanVerdict(low, high));
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
