import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BANDS, verdictOf, type Band } from '../../scripts/simulation/vendetta/bands.ts';
import { PAIRS } from '../../scripts/simulation/vendetta/measuring.ts';
import { MEASURES } from '../../scripts/simulation/vendetta/report.ts';
import { KINDS } from '../../scripts/simulation/vendetta/tables.ts';
import { openSet } from '../../src/lib/games/vendetta/open/open-set.ts';
import { CLANS } from '../../src/lib/games/vendetta/vocabulary.ts';

const page = readFileSync(new URL('../../docs/vendetta-balance.md', import.meta.url), 'utf8');
const [, notMet = ''] = page.split('## What is not met');

/** The rows of a section, without its head. */
function rowsOf(heading: string): readonly (readonly string[])[] {
	const section = page.split(/^##+ /m).find((part) => part.startsWith(heading)) ?? '';
	return [...section.matchAll(/^\| (.*) \|$/gm)]
		.map(([, row = '']) => row.split('|').map((cell) => cell.trim()))
		.filter((_, at) => at > 1);
}

const intervalOf = (cell = '') => {
	const [low = NaN, high = NaN] = cell.split(' to ').map(Number);
	return { low, high };
};

/** Figure, interval and verdict at the end of a row agree, and what is missed is named below. */
function agrees(band: Band, name: string, cells: readonly string[]): void {
	const [value = '', interval = '', is = ''] = cells;
	const { low, high } = intervalOf(interval);
	expect(low).toBeLessThanOrEqual(Number(value));
	expect(high).toBeGreaterThanOrEqual(Number(value));
	expect(is).toBe(verdictOf(band, { low, high }));
	if (is === 'missed') expect(notMet).toContain(name);
}

const bandCalled = (measure: string): Band => {
	const found = (Object.keys(BANDS) as Band[]).find((band) => MEASURES[band] === measure);
	if (!found) throw new Error(`there is no band for “${measure}”`);
	return found;
};

describe('docs/vendetta-balance.md', () => {
	const course = rowsOf('The course of a game');

	test('has every measure at every kind of table', () => {
		expect([...new Set(course.map(([kind]) => kind))]).toEqual(KINDS.map(({ name }) => name));
		const measures = ['first', 'led', 'margin', 'frenzies', 'out', 'down', 'withdrew'] as const;
		for (const { name } of KINDS)
			expect(course.filter(([kind]) => kind === name).map(([, measure]) => measure)).toEqual(
				measures.map((band) => MEASURES[band])
			);
	});

	test.each(course)('at %s: %s', (_, measure = '', of, value = '', interval = '', __, is = '') => {
		expect(Number(of)).toBeGreaterThan(100);
		agrees(bandCalled(measure), measure, [value, interval, is]);
	});

	test('names every clan and every card that is dealt, once', () => {
		expect(rowsOf('Clans').map(([clan]) => clan)).toEqual([...CLANS]);
		const dealt = openSet.clanCards.filter(({ starting }) => starting !== true);
		expect(rowsOf('Clan cards').map(([card]) => card)).toEqual(dealt.map(({ name }) => name));
		expect(rowsOf('Relics').map(([relic]) => relic)).toEqual(
			openSet.relics.map(({ name }) => name)
		);
	});

	test.each(rowsOf('Clans'))('%s', (clan = '', _, ...cells) => {
		agrees('clan', clan, cells);
	});

	test.each(rowsOf('Clan cards'))('%s', (card = '', _, ...cells) => {
		agrees('card', card, cells);
	});

	test('says what a better player wins, and one who hides nothing', () => {
		const rows = rowsOf('How strong the computer players are');
		expect(rows.map(([one, rest]) => [one, rest])).toEqual(PAIRS);
		for (const [one = '', rest = '', , value = '', interval = '', , is = ''] of rows)
			agrees(one === 'open' ? 'open' : 'better', `${one} against ${rest}`, [value, interval, is]);
	});

	test('says what playing face down is worth, and every play counts in one row of each kind', () => {
		const rows = rowsOf('What playing face down is worth');
		const count = (names: readonly string[]) =>
			rows
				.filter(([name = '']) => names.includes(name))
				.reduce((sum, [, plays]) => sum + Number(plays), 0);
		for (const names of [
			['cards that bring more so', 'all other cards'],
			['round 1', 'round 2', 'round 3'],
			['at the Haven', 'elsewhere'],
			['Power 2 or less', 'Power 3 or 4', 'Power 5 or more']
		])
			expect(count(names)).toBe(count(['all']));
		expect(count(['all'])).toBeGreaterThan(300);
		for (const [, , chance, chances, influence, influences] of rows)
			for (const [value, interval] of [
				[chance, chances],
				[influence, influences]
			]) {
				const { low, high } = intervalOf(interval);
				expect(low).toBeLessThanOrEqual(Number(value));
				expect(high).toBeGreaterThanOrEqual(Number(value));
			}
	});
});
