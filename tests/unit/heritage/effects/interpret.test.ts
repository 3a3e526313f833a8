import { describe, expect, test } from 'vitest';
import { abilitiesOf } from '../../../../src/lib/games/heritage/effects/abilities.ts';
import type { Effect } from '../../../../src/lib/games/heritage/effects/effect.ts';
import { effectTasks } from '../../../../src/lib/games/heritage/effects/interpret.ts';
import type { TableEvent } from '../../../../src/lib/games/heritage/table/events.ts';
import { atOnce } from '../../../../src/lib/games/heritage/table/request.ts';
import { vampireOf } from '../../../../src/lib/games/heritage/table/where.ts';
import { character, joined, rulesOf, setting, tableWith, vampire } from '../table/kit.ts';
import { boardsSet, context, effects, marked, play, toyBoard, toyBoards } from './effect-kit.ts';

const GAIN = { do: 'gain', what: 'power', amount: 1 } as const;
const able = (id: string, ...abilities: readonly (readonly Effect[])[]) =>
	character(id, {
		abilities: abilities.map((list, index) => ({
			name: `Gift ${index + 1}`,
			effects: [...list],
			sticker: index === 0 ? null : 'thin-blood'
		}))
	});
const tokens = (id: string, power: number, infamy = 0): TableEvent => ({
	type: 'TokensChanged',
	vampire: id,
	power,
	infamy
});

const laid = setting(2);
const table = tableWith(
	[
		joined('s1', 'c1', 'l1'),
		joined('s2', 'able', 'l2'),
		joined('s2', 'sleeper', 'l2'),
		joined('s2', 'odd', 'l2'),
		vampire('sleeper', 'l2', { torpor: true }),
		vampire('able', 'l2', { absorbed: ['donor'] })
	],
	{
		...laid,
		cast: [
			...laid.cast,
			able('able', [GAIN, { ...GAIN, what: 'infamy' }], [{ ...GAIN, amount: 2 }]),
			able('donor', [{ ...GAIN, amount: 3 }]),
			able('sleeper', [GAIN]),
			character('odd', { class: 'egalitarian', temperament: 'cruel', geography: 'roaming' })
		]
	},
	...boardsSet
);
const rules = rulesOf(effectTasks(effects), toyBoards);

describe('triggering', () => {
	test('a monstrosity has its own abilities, then those grafted on', () => {
		const monstrosity = vampireOf(table, 'able');
		expect(monstrosity && abilitiesOf(table, monstrosity).map(({ card }) => card)).toEqual([
			'able',
			'able',
			'donor'
		]);
	});

	test('all abilities from the top, for the player whose vampire it is', () => {
		expect(play(rules, table, [{ kind: 'trigger', vampire: 'able' }]).facts).toEqual([
			tokens('able', 1),
			tokens('able', 0, 1),
			tokens('able', 2),
			tokens('able', 3)
		]);
	});

	test('each ability is a card by itself, which knows nothing yet', () => {
		const [rule] = [effectTasks(effects).trigger];
		const step = rule(
			{ table, battlegrounds: {}, triggered: [] },
			{
				kind: 'trigger',
				vampire: 'able'
			}
		).next();
		const about = { ...context({ seat: 's2', bearer: 'able' }) };
		expect(step.value).toEqual({
			next: [
				{
					kind: 'effects',
					effects: [GAIN, { ...GAIN, what: 'infamy' }],
					context: { ...about, card: 'able' }
				},
				{
					kind: 'effects',
					effects: [{ ...GAIN, amount: 2 }],
					context: { ...about, card: 'able' }
				},
				{
					kind: 'effects',
					effects: [{ ...GAIN, amount: 3 }],
					context: { ...about, card: 'donor' }
				}
			],
			triggered: 'able'
		});
	});

	test.each(['sleeper', 'c1', 'c20'])('nothing of %s, who can do nothing', (id) => {
		const step = effectTasks(effects)
			.trigger({ table, battlegrounds: {}, triggered: [] }, { kind: 'trigger', vampire: id })
			.next();
		expect(step).toEqual({ done: true, value: {} });
	});
});

describe('activating', () => {
	test('by the attributes of the vampire, for its player', () => {
		expect(play(rules, table, [{ kind: 'activate', vampire: 'odd' }]).facts).toEqual([
			marked('class', 's2 odd egalitarian'),
			marked('temperament', 's2 odd cruel'),
			marked('geography', 's2 odd roaming')
		]);
	});

	test.each(['sleeper', 'c20'])('not of %s, who is in no bloodline', (id) => {
		expect(play(rules, table, [{ kind: 'activate', vampire: id }]).facts).toEqual([]);
	});

	test('first how the board lies, then what else happened, then what has to follow', () => {
		const boards = {
			...toyBoards,
			C: toyBoard('class', () => ({
				events: [tokens('l1', 1)],
				next: [{ kind: 'fall', vampire: 'c1', sacrifice: false }]
			}))
		};
		const modify = { kind: 'modify', vampire: 'odd', seat: 's2', attribute: 'elitist' } as const;
		const after = play(rulesOf(effectTasks(effects), boards), table, [modify]);
		expect(after.facts).toEqual([
			marked('class', 's2 odd elitist'),
			tokens('l1', 1),
			{ type: 'VampireFell', vampire: 'c1', insteadOf: null }
		]);
	});

	test('a board that lies as before is not told of, but what else happened is', () => {
		const same = { state: [], events: [tokens('l1', 1)] };
		const still = { ...toyBoards.C, modify: () => atOnce(same) };
		const modify = { kind: 'modify', vampire: null, seat: 's1', attribute: 'elitist' } as const;
		const after = play(rulesOf(effectTasks(effects), { C: still }), table, [modify]);
		expect(after.facts).toEqual([tokens('l1', 1)]);
	});

	test('a table without boards has nothing to change', () => {
		const modify = { kind: 'modify', vampire: null, seat: 's1', attribute: 'calm' } as const;
		expect(play(rules, tableWith([], laid), [modify]).facts).toEqual([]);
	});

	test('a word that is no attribute, or a board that nobody knows, is a fault', () => {
		const modify = { kind: 'modify', vampire: null, seat: 's1' } as const;
		expect(() => play(rules, table, [{ ...modify, attribute: 'warlike' }])).toThrow(
			'warlike is no attribute'
		);
		const bare = rulesOf(effectTasks(effects), {});
		expect(() => play(bare, table, [{ ...modify, attribute: 'calm' }])).toThrow(
			'no battleground T'
		);
	});
});

describe('falling into torpor', () => {
	const tree = tableWith(
		[
			joined('s1', 'c1', 'l1'),
			joined('s1', 'c2', 'c1'),
			joined('s1', 'c3', 'c1'),
			joined('s1', 'c4', 'c1'),
			vampire('c4', 'c1', { torpor: true })
		],
		laid
	);
	const fell = (id: string, sacrifice: boolean, ...answers: string[][]) =>
		play(rules, tree, [{ kind: 'fall', vampire: id, sacrifice }], answers);

	test('its player may let an immediate childe outside torpor go instead', () => {
		const { facts, asked } = fell('c1', true, ['c3']);
		expect(asked).toEqual([{ seat: 's1', prompt: 'sacrifice-instead', options: ['c2', 'c3'] }]);
		expect(facts).toEqual([{ type: 'VampireFell', vampire: 'c3', insteadOf: 'c1' }]);
		const question = play(rules, tree, [{ kind: 'fall', vampire: 'c1', sacrifice: true }]).table
			.question;
		expect(question).toMatchObject({ about: { vampire: 'c1' }, least: 0, most: 1 });
	});

	test('or not', () => {
		expect(fell('c1', true, []).facts).toEqual([
			{ type: 'VampireFell', vampire: 'c1', insteadOf: null }
		]);
	});

	test('a fledgling, and where no sacrifice is allowed, falls without a word', () => {
		for (const [id, sacrifice] of [
			['c2', true],
			['c1', false]
		] as const)
			expect(fell(id, sacrifice)).toMatchObject({
				asked: [],
				facts: [{ type: 'VampireFell', vampire: id, insteadOf: null }]
			});
	});

	test('who is in torpor, or on no table, does not fall again', () => {
		expect(fell('c4', true).facts).toEqual([]);
		expect(fell('c20', true).facts).toEqual([]);
	});
});

describe('the effects of a card', () => {
	test('none is nothing', () => {
		const task = { kind: 'effects', effects: [], context: context() } as const;
		expect(play(rules, table, [task]).facts).toEqual([]);
	});
});
