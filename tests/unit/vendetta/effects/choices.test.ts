import { describe, expect, test } from 'vitest';
import type { TableCommand } from '../../../../src/lib/games/vendetta/table/commands.ts';
import { checkAllOpened } from '../../../../src/lib/games/vendetta/table/seals.ts';
import type { Effect } from '../../../../src/lib/games/vendetta/effects/effect.ts';
import type { Condition } from '../../../../src/lib/games/vendetta/effects/selector.ts';
import { acted, pools, totals } from './acted.ts';

const gain = (amount: number): Effect => ({ do: 'gain', what: 'influence', amount });
const loseTwo: Effect = { do: 'lose', what: 'blood', amount: 2, who: 'chooser' };

describe('Choices', () => {
	test('may: yes or no, and what comes after knows it', () => {
		const effects: Effect[] = [
			{ do: 'may', then: [gain(3)] },
			{ do: 'if', that: { is: 'done' }, then: [gain(1)], else: [gain(5)] }
		];
		expect(acted(effects).answer('yes').player('s1').influence).toBe(3 + 3 + 1 + 1);
		expect(acted(effects).answer('no').player('s1').influence).toBe(3 + 5 + 1);
	});

	test('either: one of the ways', () => {
		const world = acted([{ do: 'either', of: [[gain(1)], [gain(2)], [gain(3)]] }]);
		expect(world.table.question).toMatchObject({
			seat: 's1',
			prompt: 'way',
			options: ['0', '1', '2']
		});
		expect(world.answer('2').player('s1').influence).toBe(3 + 3 + 1);
	});

	test('each chooses in turn order: what the one before chose is done first', () => {
		const world = acted([
			{
				do: 'each-chooses',
				who: 'each-rival',
				of: [[loseTwo], [{ do: 'withdraw', who: 'chooser' }]]
			}
		]);
		expect(world.table.question).toMatchObject({ seat: 's2', prompt: 'way' });
		world.answer('0');
		expect(pools(world)[1]).toBe(5);
		expect(world.table.question).toMatchObject({ seat: 's3' });
		world.answer('1');
		expect(totals(world)).toEqual({ s1: 7, s2: 1 });
	});

	test('each chooses secretly: all open together, then in turn order', () => {
		const world = acted([
			{ do: 'each-chooses', who: 'each-rival', of: [[loseTwo], [gain(1)]], secretly: true }
		]);
		const { id: question = 0 } = world.table.question ?? {};
		expect(world.table.together?.seats).toEqual(['s2', 's3']);
		const choose = (seat: string, ...choice: string[]) =>
			({ type: 'AnswerQuestion', question, seat, choice }) as const;
		world.refuses(choose('s1', '0'), 'not-asked');
		world.refuses(choose('s2', '7'), 'not-an-option');
		world.refuses(choose('s2'), 'too-few-chosen');
		world.give(choose('s3', '0'));
		expect(world.events).toEqual([{ type: 'Chose', seat: 's3' }]);
		world.give(choose('s2', '1'));
		expect(pools(world)).toEqual([7, 7, 5, 7]);
		expect(world.player('s1').influence).toBe(3 + 1 + 1);
	});

	test('bids that are sealed open with the numbers that prove them', () => {
		const bid: Effect = { do: 'bid', who: 'each-rival', most: 4, pay: 'all', won: [] };
		const world = acted([bid]);
		const { id: question = 0 } = world.table.question ?? {};
		const nonces = { s1: 'a'.repeat(64), s2: 'b'.repeat(64), s3: 'c'.repeat(64) };
		const bids = (seat: keyof typeof nonces): TableCommand => ({
			type: 'AnswerQuestion',
			question,
			seat,
			choice: ['1'],
			nonce: nonces[seat]
		});
		const { table } = world.give(bids('s1'), bids('s2'));
		const { events } = world.give(bids('s3'));
		expect(world.of('ChoicesOpened')).toMatchObject([{ nonces }]);
		const checked = checkAllOpened(table, events);
		expect(checked.map(({ seat, stands }) => [seat, stands])).toEqual([
			['s1', 'held'],
			['s2', 'held'],
			['s3', 'held']
		]);
	});

	test.each([
		['all', [6, 4, 4, 7]],
		['highest', [7, 4, 7, 7]]
	] as const)('bid: %s pay; of equal bids the earlier in turn order wins', (pay, left) => {
		const bid: Effect = {
			do: 'bid',
			who: 'each-rival',
			most: 4,
			pay,
			won: [{ do: 'gain', what: 'influence', amount: 5, who: 'chooser' }]
		};
		const world = acted([bid], (before) => before.pool('s2', { blood: 4 + 3 }));
		const { id: question = 0 } = world.table.question ?? {};
		const bids = (seat: string, ...choice: string[]) =>
			({ type: 'AnswerQuestion', question, seat, choice }) as const;
		world.give(bids('s1', '1'), bids('s2', '3'), bids('s3', '3'));
		expect(pools(world)).toEqual(left);
		expect(world.player('s2').influence).toBe(3 + 5);
	});

	test('bid: never the last Blood; where all bid 0, nobody wins', () => {
		const bid: Effect = { do: 'bid', who: 'each-rival', most: 4, pay: 'all', won: [gain(5)] };
		const world = acted([bid], (before) => before.pool('s2', { blood: 2 }));
		const { id: question = 0 } = world.table.question ?? {};
		const bids = (seat: string, ...choice: string[]) =>
			({ type: 'AnswerQuestion', question, seat, choice }) as const;
		world.refuses(bids('s2', '2'), 'last-blood').refuses(bids('s2', '3'), 'not-enough-blood');
		world.give(bids('s1', '0'), bids('s2', '0'), bids('s3', '0'));
		expect(world.player('s1').influence).toBe(3 + 1);
	});

	test('by hand: it waits until somebody has done it', () => {
		const world = acted([{ do: 'manual', text: 'Sing.' }, gain(2)]);
		expect(world.table.question).toMatchObject({ prompt: 'manual', about: { text: 'Sing.' } });
		expect(world.answer('done').player('s1').influence).toBe(6);
	});
});

describe('Conditions', () => {
	test.each<[Condition, boolean]>([
		[{ is: 'at-least', what: { count: 'pool' }, n: 7 }, true],
		[{ is: 'at-least', what: { count: 'pool' }, n: 8 }, false],
		[{ is: 'at-most', what: { count: 'pool' }, n: 7 }, true],
		[{ is: 'at-most', what: { count: 'pool' }, n: 6 }, false],
		[{ is: 'most', what: { count: 'own-power-here' } }, true],
		[{ is: 'most', what: { count: 'pool' } }, false],
		[{ is: 'fewest', what: { count: 'influence' } }, false],
		[{ is: 'at-haven' }, false],
		[{ is: 'not-at-haven' }, true],
		[{ is: 'winner', who: 'self' }, true],
		[{ is: 'face-down' }, false],
		[{ is: 'alone-here' }, false],
		[{ is: 'first-in-order' }, true],
		[{ is: 'last-in-order' }, false],
		[{ is: 'done' }, false],
		[{ is: 'not-done' }, true]
	])('%j: %s', (that, isSo) => {
		const world = acted([{ do: 'if', that, then: [gain(2)], else: [gain(7)] }], undefined, {
			step: 'aftermath'
		});
		expect(world.player('s1').influence).toBe(3 + 1 + (isSo ? 2 : 7));
	});
});
