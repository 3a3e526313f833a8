import { describe, expect, test } from 'vitest';
import type { Effect } from '../../../../src/lib/games/heritage/effects/effect.ts';
import { pileTasks } from '../../../../src/lib/games/heritage/chapter/piles.ts';
import { BOTH, character, joined, setting, tableWith, vampire } from '../table/kit.ts';
import { boardsSet, carryOut, context, marked, toyBoards } from './effect-kit.ts';

const GAIN = { do: 'gain', what: 'power', amount: 1 } as const;
const INFAMY = { do: 'gain', what: 'infamy', amount: 1 } as const;
const OWN_CHILDER = { who: 'each', of: 'own', where: { leader: false } } as const;
const gained = (id: string, power = 1, infamy = 0) => ({
	type: 'TokensChanged',
	vampire: id,
	power,
	infamy
});
const able = (id: string, effects: readonly Effect[]) =>
	character(id, { abilities: [{ name: 'A gift', effects: [...effects], sticker: null }] });

const laid = setting(2);
const cast = [...laid.cast, able('a1', [GAIN]), able('a2', [INFAMY]), able('a3', [GAIN, INFAMY])];
const table = tableWith(
	[
		joined('s1', 'c1', 'l1'),
		joined('s1', 'a1', 'l1'),
		joined('s1', 'a2', 'l1'),
		joined('s1', 'a3', 'l1'),
		vampire('l1', null)
	],
	{ ...laid, cast },
	...boardsSet
);

describe('going on', () => {
	test('may: who wants to goes on with it, and below in any case', () => {
		const effects = [{ do: 'may', then: [GAIN, GAIN] }, INFAMY] as const;
		const { asked, facts } = carryOut(table, effects, { answers: [['yes']] });
		expect(asked).toEqual([{ seat: 's1', prompt: 'whether-to', options: ['yes', 'no'] }]);
		expect(facts).toEqual([gained('l1'), gained('l1'), gained('l1', 0, 1)]);
		expect(carryOut(table, effects, { answers: [['no']] }).facts).toEqual([gained('l1', 0, 1)]);
	});

	test('may spend: asked once, and not at all where there is nothing to pay with', () => {
		const spend = { do: 'spend', amount: 1, then: [INFAMY] } as const;
		expect(carryOut(table, [{ do: 'may', then: [spend] }])).toMatchObject({ asked: [], facts: [] });
		const rich = tableWith([vampire('l1', null, { power: 1 })]);
		const { asked } = carryOut(rich, [{ do: 'may', then: [spend] }], { answers: [['l1']] });
		expect(asked.map(({ prompt }) => prompt)).toEqual(['who-pays']);
		const more = carryOut(rich, [{ do: 'may', then: [spend, GAIN] }], { answers: [['no']] });
		expect(more.asked.map(({ prompt }) => prompt)).toEqual(['whether-to']);
	});

	test('either: the ways are numbered, one is gone', () => {
		const effects = [{ do: 'either', of: [[GAIN], [INFAMY, INFAMY]] }, GAIN] as const;
		const { asked, facts } = carryOut(table, effects, { answers: [['2']] });
		expect(asked).toEqual([{ seat: 's1', prompt: 'one-of-these', options: ['1', '2'] }]);
		expect(facts).toEqual([gained('l1', 0, 1), gained('l1', 0, 1), gained('l1')]);
		expect(carryOut(table, effects, { answers: [['1']] }).facts).toEqual([
			gained('l1'),
			gained('l1')
		]);
	});

	test('either: no way at all is no way', () => {
		expect(carryOut(table, [{ do: 'either', of: [] }, GAIN]).facts).toEqual([gained('l1')]);
	});

	test.each([
		[4, [gained('l1', 0, 1), gained('l1')]],
		[5, [gained('l1', 0, 1), gained('l1')]],
		[6, [gained('l1')]]
	])('if there are at least %i in a coterie of 5', (least, expected) => {
		const effects = [{ do: 'if', count: 'coterie', least, then: [INFAMY] }, GAIN] as const;
		expect(carryOut(table, effects).facts).toEqual(expected);
	});

	test('what one effect within has chosen the ones after it know', () => {
		const effects: readonly Effect[] = [
			{ do: 'may', then: [{ do: 'exhaust', whom: { who: 'any', of: 'own' } }, GAIN] },
			{ do: 'assign', what: 'power', amount: 2, to: { who: 'chosen' } }
		];
		expect(carryOut(table, effects, { answers: [['yes'], ['c1']] }).facts).toEqual([
			{ type: 'VampireExhausted', vampire: 'c1' },
			gained('l1'),
			gained('c1', 2)
		]);
	});

	test('by hand: its player is told what to do, and it goes on', () => {
		const effects = [{ do: 'manual', text: 'Everyone howls.' }, GAIN] as const;
		const stopped = carryOut(table, effects);
		expect(stopped.table.question).toMatchObject({
			seat: 's1',
			prompt: 'do-it-by-hand',
			about: { text: 'Everyone howls.' },
			options: ['done'],
			least: 1,
			most: 1
		});
		expect(stopped.facts).toEqual([]);
		expect(carryOut(table, effects, { answers: [['done']] }).facts).toEqual([gained('l1')]);
	});
});

describe('further schemes', () => {
	test('in the own turn', () => {
		const { facts, table: after } = carryOut(table, [{ do: 'additional-scheme' }]);
		expect(facts).toEqual([{ type: 'AdditionalSchemeGranted', seat: 's1' }]);
		expect(after.turn?.schemes).toBe(2);
	});

	test('not in the turn of another, nor between turns', () => {
		const about = context({ seat: 's2' });
		expect(carryOut(table, [{ do: 'additional-scheme' }], { about }).facts).toEqual([]);
		const between = { ...table, turn: null };
		expect(carryOut(between, [{ do: 'additional-scheme' }]).facts).toEqual([]);
	});
});

describe.each(BOTH)('drawing schemes, dealt by the %s', (dealer) => {
	test('so many', () => {
		const scheme = (id: string) =>
			({ of: 'clan', id, name: id, clan: 'brujah', needs: ['warlike'], effects: [GAIN] }) as const;
		const drawing = tableWith([], {
			...setting(2),
			dealer,
			schemes: [scheme('x1'), scheme('x2'), scheme('x3')].map((card) => ({
				...card,
				needs: [...card.needs],
				effects: [...card.effects]
			}))
		});
		const script = { schemes: [['0'], ['1']] };
		const drawn = carryOut(drawing, [{ do: 'draw-scheme', amount: 2 }, GAIN], {
			resolvers: pileTasks,
			script
		});
		expect(drawn.facts).toEqual([
			{ type: 'SchemeDrawn', seat: 's1', position: 0, scheme: null },
			{ type: 'SchemeDrawn', seat: 's1', position: 1, scheme: null },
			gained('l1')
		]);
	});
});

describe('activating and triggering', () => {
	test('each activates by itself, one after the other, and triggers nothing', () => {
		const { facts } = carryOut(
			table,
			[
				{
					do: 'activate',
					whom: { who: 'each', of: 'own', where: { leader: false, ancilla: false } }
				},
				{ do: 'activate', whom: { who: 'bearer' } }
			],
			{ boards: toyBoards }
		);
		expect(facts).toEqual([
			marked('class', 's1 c1 elitist'),
			marked('temperament', 's1 c1 calm'),
			marked('geography', 's1 c1 north'),
			marked('class', 's1 c1 elitist', 's1 l1 elitist'),
			marked('temperament', 's1 c1 calm', 's1 l1 calm'),
			marked('geography', 's1 c1 north', 's1 l1 north')
		]);
	});

	test('whom it chose the card remembers', () => {
		const activated = carryOut(
			table,
			[
				{ do: 'activate', whom: { who: 'any', of: 'own' } },
				{ do: 'trigger', whom: { who: 'chosen' } },
				{ do: 'trigger', whom: { who: 'any', of: 'own' } },
				{ do: 'exhaust', whom: { who: 'chosen' } }
			],
			{ boards: toyBoards, answers: [['a1'], ['a2']] }
		);
		expect(activated.facts.slice(3)).toEqual([
			gained('a1'),
			gained('a2', 0, 1),
			{ type: 'VampireExhausted', vampire: 'a2' }
		]);
	});

	test('an attribute by itself changes its one battleground', () => {
		const { facts } = carryOut(
			table,
			[
				{ do: 'modify', attribute: 'roaming' },
				{ do: 'modify', attribute: 'cruel' },
				{ do: 'modify', attribute: 'egalitarian' }
			],
			{ boards: toyBoards, about: context({ seat: 's2' }) }
		);
		expect(facts).toEqual([
			marked('geography', 's2 nobody roaming'),
			marked('temperament', 's2 nobody cruel'),
			marked('class', 's2 nobody egalitarian')
		]);
	});

	test('an attribute of an opponent’s changes it as theirs would: the activating player says whose', () => {
		const three = tableWith([], setting(3), ...boardsSet);
		const { asked, facts } = carryOut(
			three,
			[
				{ do: 'modify', attribute: 'cruel', of: 'any-opponent' },
				{ do: 'modify', attribute: 'calm', of: 'that-opponent' }
			],
			{ boards: toyBoards, answers: [['s3']] }
		);
		expect(asked).toEqual([{ seat: 's1', prompt: 'which-opponent', options: ['s2', 's3'] }]);
		expect(facts).toEqual([
			marked('temperament', 's3 nobody cruel'),
			marked('temperament', 's3 nobody cruel', 's3 nobody calm')
		]);
	});

	test('about no opponent, an attribute of that opponent’s changes nothing', () => {
		const effect = { do: 'modify', attribute: 'calm', of: 'that-opponent' } as const;
		expect(carryOut(table, [effect], { boards: toyBoards }).facts).toEqual([]);
	});

	test('the activating player says in which order; who has no ability is not asked for', () => {
		const { asked, facts } = carryOut(table, [{ do: 'trigger', whom: OWN_CHILDER }, INFAMY], {
			answers: [['a3'], ['a1']]
		});
		expect(asked).toEqual([
			{ seat: 's1', prompt: 'order-of-abilities', options: ['a1', 'a2', 'a3'] },
			{ seat: 's1', prompt: 'order-of-abilities', options: ['a1', 'a2'] }
		]);
		expect(facts).toEqual([
			gained('a3'),
			gained('a3', 0, 1),
			gained('a1'),
			gained('a2', 0, 1),
			gained('l1', 0, 1)
		]);
	});

	test('whose abilities went off already are not asked for', () => {
		const { asked } = carryOut(
			table,
			[
				{ do: 'trigger', whom: { who: 'any', of: 'own' } },
				{ do: 'trigger', whom: OWN_CHILDER }
			],
			{ answers: [['a2']] }
		);
		expect(asked.at(-1)?.options).toEqual(['a1', 'a3']);
	});
});
