import { describe, expect, test } from 'vitest';
import { legalCommands } from '../../../../src/lib/games/rivals/table/legal.ts';
import { viewOf } from '../../../../src/lib/games/rivals/table/own-view.ts';
import { tableOf, type Playing } from './kit.ts';

/* Deals: “if you make a promise, you must keep it” [Schemes]. */

type Lies = NonNullable<Parameters<typeof tableOf>[0]>;

/** A Scheme of s1 that s1 has answered. */
const asked = (readings: NonNullable<Lies['readings']> = {}): Playing =>
	tableOf({ players: 3, readings, seats: { s1: { hand: ['tithe'] } } })
		.do({ type: 'PlayCard', seat: 's1', card: 'tithe', vampire: 's1v1' })
		.do({ type: 'AnswerScheme', seat: 's1', side: 'yes', exert: [] });
const promise = (side: 'yes' | 'no' | 'out', seat = 's2', to = 's1') =>
	({ type: 'MakePromise', seat, to, of: { side } }) as const;
const says = (side: 'yes' | 'no', seat = 's2') =>
	({ type: 'AnswerScheme', seat, side, exert: [] as string[] }) as const;
const sidesOf = (now: Playing): readonly string[] => [
	...new Set(
		legalCommands(viewOf(now.table, now.match.sealed, 's2')).flatMap((one) =>
			one.type === 'AnswerScheme' ? [one.side] : []
		)
	)
];

describe('A promised side', () => {
	test('has to be said, and no other is offered', () => {
		const now = asked().do(promise('no'));
		expect(now.table.question).toMatchObject({ prompt: 'answer', seat: 's2' });
		expect(now.refused(says('yes'))).toContain('You promised NO');
		expect(sidesOf(now)).toEqual(['no']);
		expect(now.do(says('no')).table.scheme?.answers).toHaveLength(2);
	});

	test('is only a reminder with the reading “noted”', () => {
		const now = asked({ promises: 'noted' }).do(promise('no'));
		expect(sidesOf(now)).toEqual(['yes', 'no', 'out']);
		expect(now.do(says('yes')).table.promises).toHaveLength(1);
	});

	test('is released by whom it was made to, and by nobody else', () => {
		const now = asked().do(promise('no'));
		const release = (seat: string) => ({ type: 'ReleasePromise', seat, promise: 1 }) as const;
		expect(now.refused(release('s2'))).toContain('s1');
		expect(now.refused({ ...release('s1'), promise: 7 })).toContain('no such promise');
		const free = now.do(release('s1'));
		expect(free.table.promises).toEqual([]);
		expect(free.do(says('yes')).table.scheme?.answers).toHaveLength(2);
	});

	test('is one, before the answer, of a Scheme that is asked', () => {
		expect(
			asked()
				.do(promise('no'))
				.refused(promise('yes', 's2', 's3'))
		).toContain('already');
		expect(asked().refused(promise('yes', 's1', 's2'))).toContain('has answered');
		expect(asked().refused(promise('yes', 's2', 's2'))).toContain('s2');
		expect(tableOf().refused(promise('yes'))).toContain('No Scheme');
		const first = tableOf({ players: 3, seats: { s1: { hand: ['tithe'] } } }).do({
			type: 'PlayCard',
			seat: 's1',
			card: 'tithe',
			vampire: 's1v1'
		});
		expect(first.refused(promise('no', 's1', 's2'))).toContain('YES');
	});

	test('ends with its Scheme', () => {
		const done = asked().do(promise('no')).do(says('no')).do(says('yes', 's3'));
		expect(done.table.scheme).toBeNull();
		expect(done.table.promises).toEqual([]);
	});
});

describe('Any other promise', () => {
	test('is noted in words until it is released, and changes nothing else', () => {
		const words = 'I do not attack you as long as you have less than 9 Agenda.';
		const before = asked();
		const now = before.do({ type: 'MakePromise', seat: 's3', to: 's2', of: { words } });
		expect(now.table.question).toEqual(before.table.question);
		const done = now.do(says('no')).do(says('yes', 's3'));
		expect(done.table.promises).toEqual([{ id: 1, seat: 's3', to: 's2', of: { words } }]);
		expect(done.do({ type: 'ReleasePromise', seat: 's2', promise: 1 }).table.promises).toEqual([]);
	});
});
