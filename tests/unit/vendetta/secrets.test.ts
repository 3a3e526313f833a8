import { describe, expect, test } from 'vitest';
import { plainCards } from './cards.ts';
import { acting, cardsWith } from './cards.ts';
import { begun, planning, type World } from './world.ts';

const publicOf = ({ events, table }: World) => JSON.stringify([events, table]);

describe('Secrets', () => {
	test('two games that differ only in secrets answer every other seat alike (I13)', () => {
		const [one, other] = (['brujah-hunt', 'brujah-3'] as const).map((card) => {
			const world = planning(4).hand('s1', 'brujah-hunt', 'brujah-ready', 'brujah-3');
			world.give({ type: 'PlayCard', seat: 's1', card, at: '1', face: 'down', blood: 1 });
			return world;
		});
		if (!one || !other) throw new Error('no worlds');
		expect(publicOf(other)).toBe(publicOf(one));
		for (const seat of ['s2', 's3', 's4']) expect(other.own(seat)).toEqual(one.own(seat));
		expect(other.own('s1')).not.toEqual(one.own('s1'));
	});

	test('what is kept is told by number alone', () => {
		const [one, other] = [0, 1].map((at) => {
			const world = begun(4);
			const [first = '', second = ''] = world.own('s1').offered;
			world.give({ type: 'KeepCards', seat: 's1', cards: [at === 0 ? first : second] });
			return world;
		});
		if (!one || !other) throw new Error('no worlds');
		expect(publicOf(other)).toBe(publicOf(one));
		expect(one.events).toEqual([{ type: 'Chose', seat: 's1' }]);
	});

	test('a card played face down leaves not what was seen, and comes home unseen', () => {
		const world = planning(4);
		const { seen } = world.player('s1');
		world.give({ type: 'PlayCard', seat: 's1', card: 'brujah-hunt', at: 'haven', face: 'down' });
		expect(world.player('s1').seen).toEqual(seen);
		expect(world.table.deployed).toMatchObject([{ card: null, up: false }]);
		world.resolve().tokens('s1');
		expect(world.player('s1').seen).toEqual(seen);
		expect(world.secret('s1').faces).toEqual({});
	});

	test('simultaneous choices in any order of arrival come to the same (I16), and can be changed until all are in', () => {
		const results = [
			['s1', 's2', 's3'],
			['s3', 's1', 's2'],
			['s2', 's3', 's1']
		].map((order) => {
			const world = planning(4);
			world.lay('s1', 'brujah-1', { at: '1' });
			world.lay('s2', 'gangrel-2', { at: '1' });
			world.lay('s3', 'malkavian-3', { at: '1' });
			world.resolve();
			const choose = (seat: string, token: 'stay' | 'withdraw') =>
				world.give({ type: 'ChooseToken', seat, location: '1', token });
			choose(order[0] ?? '', 'withdraw');
			world.give({ type: 'TakeBackChoice', seat: order[0] ?? '' });
			for (const seat of order) choose(seat, seat === 's3' ? 'withdraw' : 'stay');
			return JSON.stringify(world.table);
		});
		expect(new Set(results).size).toBe(1);
	});

	test('what was chosen lies on nobody’s screen before all are in but the own', () => {
		const world = planning(4);
		world.lay('s1', 'brujah-1', { at: '1' });
		world.lay('s2', 'gangrel-2', { at: '1' });
		world.resolve().give({ type: 'ChooseToken', seat: 's1', location: '1', token: 'withdraw' });
		expect(JSON.stringify(world.events)).not.toContain('withdraw');
		expect(world.own('s1').chosen).toEqual(['withdraw']);
		expect(world.own('s2').chosen).toBeNull();
	});

	test('a look shows one seat what it saw, and the others that it looked', () => {
		const cards = cardsWith({
			clanCards: {
				'brujah-1': acting(
					'preparation',
					{ do: 'look', cards: { of: 'rivals', which: 'one', where: 'elsewhere', face: 'down' } },
					{ do: 'look-at-hand', who: 'chosen-rival' }
				)
			}
		});
		const world = planning(4, { cards });
		world.lay('s1', 'brujah-1', { at: '1' });
		world.lay('s2', 'gangrel-2', { at: '1' });
		const slot = world.lay('s3', 'malkavian-5', { at: 'haven', face: 'down' });
		world.resolve().tokens();
		expect(world.of('LookedAt')).toEqual([
			{ type: 'LookedAt', seat: 's1', slots: [slot], hand: null },
			{ type: 'LookedAt', seat: 's1', slots: [], hand: 's2' }
		]);
		expect(world.own('s1').faces).toEqual({ [slot]: 'malkavian-5' });
		expect(world.own('s1').hands['s2']).toContain('gangrel-hunt');
		expect(world.own('s2').faces).toEqual({});
		expect(JSON.stringify(world.events)).not.toContain('malkavian-5');
	});

	test('undone and done otherwise, a card played face down is the one that was played', () => {
		const world = planning(4).hand('s1', 'brujah-hunt', 'brujah-ready', 'brujah-3');
		const { table } = world;
		const play = (card: string) =>
			({ type: 'PlayCard', seat: 's1', card, at: '1', face: 'down' }) as const;
		world.give(play('brujah-hunt'));
		// Undone: the table is the one before, and what is sealed stays.
		world.table = table;
		expect(world.own('s1').hand).toContain('brujah-hunt');
		world.give(play('brujah-3'));
		expect(Object.values(world.own('s1').faces)).toEqual(['brujah-3']);
	});

	test('choices that are lost are asked for again', () => {
		const world = planning(4);
		world.lay('s1', 'brujah-1', { at: '1' });
		world.lay('s2', 'gangrel-2', { at: '1' });
		world.resolve().give({ type: 'ChooseToken', seat: 's1', location: '1', token: 'withdraw' });
		world.sealed = { ...world.sealed, choices: null };
		world.give({ type: 'ChooseToken', seat: 's2', location: '1', token: 'stay' });
		expect(world.table.together?.chosen).toEqual(['s2']);
		world.give({ type: 'ChooseToken', seat: 's1', location: '1', token: 'stay' });
		expect(world.of('ChoicesOpened')[0]?.choices).toEqual({ s1: ['stay'], s2: ['stay'] });
	});
});

test('the fixtures are a whole box', () => {
	expect(plainCards.clanCards).toHaveLength(63);
	expect(plainCards.allies).toHaveLength(30);
});
