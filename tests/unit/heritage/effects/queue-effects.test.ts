import { describe, expect, test } from 'vitest';
import type { EffectOf } from '../../../../src/lib/games/heritage/effects/effect.ts';
import { queueEffects } from '../../../../src/lib/games/heritage/effects/queue/queue-rules.ts';
import { pileTasks } from '../../../../src/lib/games/heritage/chapter/piles.ts';
import type { Correction } from '../../../../src/lib/games/heritage/table/correction.ts';
import { atOnce } from '../../../../src/lib/games/heritage/table/request.ts';
import type { Context } from '../../../../src/lib/games/heritage/table/tasks.ts';
import { BOTH, character, setting, tableWith, vampire } from '../table/kit.ts';
import { carryOut, context, envOf, resolve } from './effect-kit.ts';

const laid = setting(2);
const cast = [
	...laid.cast.filter(({ id }) => !['c2', 'c4', 'c6'].includes(id)),
	character('c2', { geography: 'east' }),
	character('c4', { geography: 'east', bonded: true, clan: 'gangrel' }),
	character('c6', { bonded: true }),
	character('stray', { kind: 'leader', geography: 'east' })
];
const QUEUE = { set: 'queue', queue: ['c1', 'c2', 'c3', 'c4', 'c5'] } as const;
const tableOf = (corrections: readonly Correction[] = [], more = {}) =>
	tableWith([{ ...QUEUE, queue: [...QUEUE.queue] }, ...corrections], { ...laid, cast, ...more });
const table = tableOf([{ set: 'reserved', reserved: { c3: 's2', c5: 's1' } }]);
const EAST = { geography: 'east' } as const;

describe.each(BOTH)('removing from the queue, dealt by the %s', (dealer) => {
	const dealt = tableOf([], { dealer });

	test('each that matches leaves together, then the queue refills', () => {
		const effect = { do: 'remove-from-queue', which: 'each', where: EAST } as const;
		const script = { characters: ['c9', 'c10'] };
		const after = carryOut(dealt, [effect], { resolvers: pileTasks, script });
		expect(after.facts).toEqual([
			{ type: 'QueueDiscarded', characters: ['c2', 'c4'] },
			{ type: 'QueueRefilled', character: 'c9' },
			{ type: 'QueueRefilled', character: 'c10' }
		]);
		expect(after.table.queue).toEqual(['c10', 'c9', 'c1', 'c3', 'c5']);
	});
});

describe('removing from the queue', () => {
	const filled = { resolvers: { 'fill-queue': () => atOnce({}) } };

	test('any one, chosen', () => {
		const effect = { do: 'remove-from-queue', which: 'any', where: EAST } as const;
		const { facts, asked } = carryOut(table, [effect], { answers: [['c4']], ...filled });
		expect(asked).toEqual([{ seat: 's1', prompt: 'which-character', options: ['c2', 'c4'] }]);
		expect(facts).toEqual([{ type: 'QueueDiscarded', characters: ['c4'] }]);
	});

	test.each(['any', 'each'] as const)('%s of none', (which) => {
		const where = { geography: 'west' } as const;
		expect(carryOut(table, [{ do: 'remove-from-queue', which, where }])).toMatchObject({
			facts: [],
			asked: []
		});
	});

	test('without a filter all are meant', () => {
		const any = { do: 'remove-from-queue', which: 'any' } as const;
		expect(carryOut(table, [any]).asked[0]?.options).toEqual(QUEUE.queue);
		const each = { do: 'remove-from-queue', which: 'each' } as const;
		expect(carryOut(table, [each], filled).facts).toEqual([
			{ type: 'QueueDiscarded', characters: [...QUEUE.queue] }
		]);
	});
});

describe('reserving', () => {
	test('a character that nobody has reserved', () => {
		const { facts, asked } = carryOut(table, [{ do: 'reserve' }], { answers: [['c4']] });
		expect(asked).toEqual([{ seat: 's1', prompt: 'which-character', options: ['c1', 'c2', 'c4'] }]);
		expect(facts).toEqual([{ type: 'CharacterReserved', seat: 's1', character: 'c4' }]);
	});

	test('with none left nothing happens', () => {
		const full = tableOf([
			{ set: 'queue', queue: ['c3'] },
			{ set: 'reserved', reserved: { c3: 's2' } }
		]);
		expect(carryOut(full, [{ do: 'reserve' }])).toMatchObject({ facts: [], asked: [] });
	});
});

describe('banishing', () => {
	test('a character of the queue that matches, never a leader; the queue refills', () => {
		const strayed = tableOf([{ set: 'queue', queue: ['stray', 'c2', 'c4', 'c1'] }]);
		const { asked } = carryOut(strayed, [{ do: 'banish', where: EAST }]);
		expect(asked).toEqual([{ seat: 's1', prompt: 'which-character', options: ['c2', 'c4'] }]);
		const rule = queueEffects.banish(envOf(strayed), { do: 'banish' }, context());
		expect(resolve(rule, ['c1'])).toMatchObject({
			asked: [{ options: ['c2', 'c4', 'c1'] }],
			result: {
				events: [{ type: 'CharacterBanished', character: 'c1' }],
				next: [{ kind: 'fill-queue' }]
			}
		});
	});

	test('nobody where nobody matches', () => {
		const where = { geography: 'west' } as const;
		expect(carryOut(table, [{ do: 'banish', where }])).toMatchObject({ facts: [], asked: [] });
	});
});

describe('recruiting by an effect', () => {
	const recruited = (
		effect: Partial<EffectOf<'recruit'>> = {},
		on = table,
		about: Context = context()
	) =>
		resolve(
			queueEffects.recruit(
				envOf(on),
				{ do: 'recruit', from: 'queue', free: true, ...effect },
				about
			)
		).result;
	const options = (...args: Parameters<typeof recruited>) =>
		recruited(...args)?.next?.flatMap((task) => (task.kind === 'recruit' ? task.options : []));

	test('out of the queue: neither reserved nor bonded for another', () => {
		expect(recruited()).toEqual({
			next: [
				{
					kind: 'recruit',
					seat: 's1',
					options: ['c1', 'c2', 'c5'],
					from: 'queue',
					free: true
				}
			]
		});
	});

	test('only whom the card means', () => {
		expect(options({ where: EAST })).toEqual(['c2']);
		expect(recruited({ where: { geography: 'west' } })).toEqual({});
	});

	test('the leftmost spaces cost power, unless it is free', () => {
		const rich = (power: number) =>
			tableOf([vampire('l1', null, { power }), { set: 'reserved', reserved: {} }]);
		expect(options({ free: false }, rich(0))).toEqual(['c3', 'c5']);
		expect(options({ free: false }, rich(1))).toEqual(['c2', 'c3', 'c5']);
		expect(options({ free: false }, rich(2))).toEqual(['c1', 'c2', 'c3', 'c5']);
		expect(options({ free: true }, rich(0))).toEqual(['c1', 'c2', 'c3', 'c5']);
	});

	test('out of the deck: any card there, bonded only of the own clan', () => {
		const few = tableOf([
			{ set: 'piles', discards: ['c7'], banished: laid.cast.map(({ id }) => id).slice(9) }
		]);
		expect(few.deck).toEqual(['c6']);
		expect(recruited({ from: 'deck', free: false }, few)).toEqual({
			next: [{ kind: 'recruit', seat: 's1', options: ['c6'], from: 'deck', free: false }]
		});
		const turned = tableOf([
			{ set: 'turn', firstPlayer: 's1', seat: 's2', round: 1, recruit: 'open', schemes: 1 },
			{ set: 'piles', discards: ['c7'], banished: laid.cast.map(({ id }) => id).slice(9) }
		]);
		expect(recruited({ from: 'deck' }, turned, context({ seat: 's2' }))).toEqual({});
	});

	test('an empty deck is made of the discards first', () => {
		const rest = laid.cast.map(({ id }) => id).slice(7);
		const empty = tableOf([{ set: 'piles', discards: ['c7', 'c6'], banished: rest }]);
		expect(empty.deck).toEqual([]);
		const effect = { do: 'recruit', from: 'deck', free: true } as const;
		expect(recruited(effect, empty)).toEqual({
			events: [{ type: 'DeckShuffled', discards: true }],
			instead: [effect]
		});
		expect(recruited({ from: 'queue' }, empty)).toMatchObject({ next: [{ from: 'queue' }] });
		const nothing = tableOf([{ set: 'piles', discards: [], banished: ['c7', 'c6', ...rest] }]);
		expect(recruited(effect, nothing)).toEqual({});
	});

	test('only in the own turn, and while the recruit is open', () => {
		const turn = (seat: string, recruit: 'open' | 'done' | 'lapsed') =>
			tableOf([{ set: 'turn', firstPlayer: 's1', seat, round: 1, recruit, schemes: 1 }]);
		expect(recruited({}, turn('s1', 'open'))).not.toEqual({});
		expect(recruited({}, turn('s1', 'done'))).toEqual({});
		expect(recruited({}, turn('s1', 'lapsed'))).toEqual({});
		expect(recruited({}, turn('s2', 'open'))).toEqual({});
		expect(recruited({}, { ...table, turn: null })).toEqual({});
	});
});
