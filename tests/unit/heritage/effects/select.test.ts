import { describe, expect, test } from 'vitest';
import { select } from '../../../../src/lib/games/heritage/effects/select.ts';
import { joined, setting, tableWith, vampire } from '../table/kit.ts';
import { context, envOf, meant, resolve } from './effect-kit.ts';

const table = tableWith(
	[
		joined('s1', 'c1', 'l1'),
		joined('s1', 'c2', 'c1'),
		joined('s1', 'c3', 'c1'),
		joined('s2', 'c4', 'l2'),
		joined('s2', 'c5', 'l2'),
		joined('s3', 'c6', 'l3'),
		vampire('c3', 'c1', { torpor: true }),
		vampire('c5', 'l2', { torpor: true })
	],
	setting(3)
);
const env = envOf(table);

describe('who is named', () => {
	test('by what they are to the card', () => {
		expect(meant(table, { who: 'bearer' }, context({ bearer: 'c1' }))).toEqual(['c1']);

		expect(meant(table, { who: 'clan-leader' }, context({ seat: 's2' }))).toEqual(['l2']);
		expect(meant(table, { who: 'sire' }, context({ bearer: 'c2' }))).toEqual(['c1']);
		expect(meant(table, { who: 'sire' }, context({ bearer: 'l1' }))).toEqual([]);

		expect(meant(table, { who: 'sire' }, context({ bearer: 'c20' }))).toEqual([]);
		expect(meant(table, { who: 'chosen' }, context({ chosen: 'c4' }))).toEqual(['c4']);
		expect(meant(table, { who: 'chosen' })).toEqual([]);
	});

	test("for a card that is nobody's the clan leader stands", () => {
		const slip = context({ seat: 's2', bearer: null });
		expect(meant(table, { who: 'bearer' }, slip)).toEqual(['l2']);
		expect(meant(table, { who: 'sire' }, slip)).toEqual([]);
		expect(meant(table, { who: 'childer' }, slip)).toEqual(['c4']);
		expect(meant(table, { who: 'coterie' }, slip)).toEqual(['l2', 'c4']);
	});

	test('childer and coterie are direct, and without who is in torpor', () => {
		expect(meant(table, { who: 'childer' }, context({ bearer: 'c1' }))).toEqual(['c2']);
		expect(meant(table, { who: 'coterie' }, context({ bearer: 'c1' }))).toEqual(['c1', 'c2']);
		expect(meant(table, { who: 'coterie' }, context({ bearer: 'c3' }))).toEqual([]);
		expect(meant(table, { who: 'coterie' })).toEqual(['l1', 'c1']);
		expect(meant(table, { who: 'coterie', where: { sire: true, leader: false } })).toEqual(['c1']);
		expect(
			meant(table, { who: 'childer', where: { torpor: true } }, context({ bearer: 'c1' }))
		).toEqual(['c3']);
	});

	test('in torpor nobody is a target', () => {
		expect(meant(table, { who: 'bearer' }, context({ bearer: 'c3' }))).toEqual([]);
		expect(meant(table, { who: 'chosen' }, context({ chosen: 'c5' }))).toEqual([]);
	});

	test('further conditions hold too', () => {
		const selected = resolve(
			select(env, context(), { who: 'coterie' }, { open: (id) => id !== 'l1' })
		);
		expect(selected.result?.vampires).toEqual(['c1']);
	});
});

describe('each', () => {
	test('all that match, clockwise from the activating player', () => {
		expect(meant(table, { who: 'each', of: 'own' })).toEqual(['l1', 'c1', 'c2']);
		expect(meant(table, { who: 'each', of: 'opponents' })).toEqual(['l2', 'c4', 'l3', 'c6']);
		expect(meant(table, { who: 'each', of: 'opponents' }, context({ seat: 's2' }))).toEqual([
			'l3',
			'c6',
			'l1',
			'c1',
			'c2'
		]);
		expect(meant(table, { who: 'each', of: 'everyone', where: { leader: true } })).toEqual([
			'l1',
			'l2',
			'l3'
		]);
		expect(meant(table, { who: 'each', of: 'everyone', where: { torpor: true } })).toEqual([
			'c3',
			'c5'
		]);
	});

	test('of that opponent', () => {
		const about = context({ opponent: 's3' });
		expect(meant(table, { who: 'each', of: 'that-opponent' }, about)).toEqual(['l3', 'c6']);
		expect(meant(table, { who: 'each', of: 'that-opponent' })).toEqual([]);
	});

	test('of any opponent: the activating player picks the player, and the card is about that one', () => {
		const { asked, result } = resolve(select(env, context(), { who: 'each', of: 'any-opponent' }), [
			's3'
		]);
		expect(asked).toEqual([
			{
				seat: 's1',
				prompt: 'which-opponent',
				about: {},
				options: ['s2', 's3'],
				least: 1,
				most: 1
			}
		]);
		expect(result).toEqual({
			vampires: ['l3', 'c6'],
			context: context({ opponent: 's3' })
		});
	});

	test('of any opponent: only who has one that matches is offered', () => {
		const sleeping = { who: 'each', of: 'any-opponent', where: { torpor: true } } as const;
		expect(resolve(select(env, context(), sleeping))).toEqual({
			asked: [],
			result: { vampires: ['c5'], context: context({ opponent: 's2' }) }
		});
		const infamous = { who: 'each', of: 'any-opponent', where: { bears: 'infamy' } } as const;
		expect(resolve(select(env, context(), infamous))).toEqual({
			asked: [],
			result: { vampires: [], context: context() }
		});
	});
});

describe('any', () => {
	test('is exactly one, whom the card remembers', () => {
		const { asked, result } = resolve(
			select(
				env,
				context({ seat: 's2', opponent: 's3' }),
				{ who: 'any', of: 'opponents' },
				{ prompt: 'whom-to-invite' }
			),
			['c6']
		);
		expect(asked).toEqual([
			{
				seat: 's2',
				prompt: 'whom-to-invite',
				about: {},
				options: ['l3', 'c6', 'l1', 'c1', 'c2'],
				least: 1,
				most: 1
			}
		]);
		expect(result).toEqual({
			vampires: ['c6'],
			context: context({ seat: 's2', opponent: 's3', chosen: 'c6' })
		});
	});

	test('asks which vampire', () => {
		const [asked] = resolve(select(env, context(), { who: 'any', of: 'own' })).asked;
		expect(asked?.prompt).toBe('which-vampire');
	});

	test('of any opponent: all of them are offered, and the card is about the owner', () => {
		const { asked, result } = resolve(
			select(env, context(), { who: 'any', of: 'any-opponent', where: { leader: false } }),
			['c4']
		);
		expect(asked[0]?.options).toEqual(['c4', 'c6']);
		expect(result?.context).toEqual(context({ chosen: 'c4', opponent: 's2' }));
	});

	test('one that must be is taken without a question; with none the card knows what it knew', () => {
		const own = { who: 'any', of: 'own', where: { torpor: true } } as const;
		expect(resolve(select(env, context(), own)).result).toEqual({
			vampires: ['c3'],
			context: context({ chosen: 'c3' })
		});
		const exhausted = { who: 'any', of: 'everyone', where: { exhausted: true } } as const;
		const about = context({ chosen: 'c1', opponent: 's2' });
		expect(resolve(select(env, about, exhausted)).result).toEqual({ vampires: [], context: about });
	});
});
