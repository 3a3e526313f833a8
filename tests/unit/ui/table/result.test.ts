import { describe, expect, test } from 'vitest';
import { screenNames } from '../../../../src/lib/ui/heritage/table/names.ts';
import {
	resultOf,
	resultText,
	type ResultView
} from '../../../../src/lib/ui/heritage/table/result/result-view.ts';
import type { Table } from '../../../../src/lib/games/heritage/table/table.ts';
import { levelFor } from '../../../../src/lib/games/heritage/chapter/missions.ts';
import { BOARDS, PEOPLE, played } from './played.ts';

function viewOf(table: Table): ResultView {
	const view = resultOf(table, BOARDS, screenNames(table, PEOPLE));
	if (!view) throw new Error('not counted');
	return view;
}

const ended = [1, 3, 5, 7].map(
	(era) => played({ era: era as 1 | 3 | 5 | 7, players: 2 + (era % 3), seed: era }).table
);

describe('the result of a chapter', () => {
	test('is not there before the chapter is counted', () => {
		const { tables } = played();
		const first = tables[0];
		expect(first && resultOf(first, BOARDS, screenNames(first, PEOPLE))).toBeNull();
	});

	test.each(ended)('explains every number: lines, parts and totals agree', (table) => {
		const { places } = viewOf(table);
		expect(places.map(({ seat }) => seat)).toEqual(table.result?.order);
		for (const { total, parts } of places) {
			expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(total);
			for (const { points, lines } of parts)
				expect(lines.reduce((sum, { value }) => sum + Number(value.replace('−', '-')), 0)).toBe(
					points
				);
			for (const { label } of parts.flatMap(({ lines }) => lines))
				expect(label).not.toMatch(/[{}]|undefined|\bs[1-4]\b/);
		}
	});

	test('counts the vampires outside torpor and in it', () => {
		for (const table of ended)
			for (const { seat, awake, torpor } of viewOf(table).places)
				expect(awake + torpor).toBe(Object.keys(table.bloodlines[seat]?.vampires ?? {}).length);
	});

	test('missions bring points outside a chronicle only', () => {
		const [table] = ended;
		if (!table) throw new Error('nothing was played');
		const sources = (chapter: number | null) =>
			viewOf({ ...table, chapter }).places[0]?.parts.map(({ source }) => source);
		expect(sources(null)).toContain('missions');
		expect(sources(2)).not.toContain('missions');
	});

	test('tells ties and draws in words', () => {
		const { table } = played({ players: 2, seed: 3 });
		const tied: Table = {
			...table,
			draws: [
				{
					mission: null,
					draw: { declared: { s1: 'warlike', s2: 'wealthy' }, shown: 'wealthy', winner: 's2' }
				},
				{
					mission: table.missions[0]?.id ?? '',
					draw: { declared: { s1: 'warlike', s2: 'wealthy' }, shown: null, winner: 's1' }
				}
			],
			result: {
				totals: { s1: 9, s2: 9 },
				order: ['s2', 's1'],
				ties: [{ place: 1, seats: ['s2', 's1'], by: 'primogen-draw' }]
			}
		};
		const { ties } = viewOf(tied);
		expect(ties).toEqual([
			'Bert and Ada are tied on points and missions. The primogen draw put Bert first.',
			'Primogen draw for the chapter: Ada warlike and Bert wealthy. Wealthy came up first: Bert.',
			`Primogen draw for “${table.missions[0]?.name}”: Ada warlike and Bert wealthy. No declared archetype came up; a random draw chose Ada.`
		]);
	});

	test('says why somebody who matched as often took no part in a draw', () => {
		const { table } = played({ players: 3, seed: 3 });
		const [mission] = table.missions.flatMap(({ id }) =>
			levelFor(table, id).length > 1 ? id : []
		);
		if (mission === undefined) throw new Error('nobody matches a mission as often as another');
		const [out = '', ...tied] = levelFor(table, mission);
		const declared = Object.fromEntries(tied.map((seat) => [seat, 'warlike' as const]));
		const draw = { declared, shown: 'warlike' as const, winner: tied[0] ?? '' };
		const name = screenNames(table, PEOPLE).seat(out);
		const saying = (draws: Table['draws']) => viewOf({ ...table, draws }).ties.join(' ');
		const words = `${name} had as many, but had already claimed more missions.`;
		expect(saying([{ mission, draw }])).toContain(words);
		const all = { ...draw, declared: { ...declared, [out]: 'wealthy' as const } };
		expect(saying([{ mission, draw: all }])).not.toContain('had as many');
	});

	test('can be sent as plain text', () => {
		const view = viewOf(played({ players: 2, seed: 3 }).table);
		const [first, second] = view.places;
		const text = resultText('A night in Prague', view).split('\n');
		expect(text[0]).toBe('A night in Prague');
		expect(text[1]).toMatch(
			new RegExp(`^1\\. ${first?.name} \\(\\w+\\): −?\\d+ points?, \\d missions?$`)
		);
		expect(text[2]).toContain(`2. ${second?.name}`);
	});
});
