import { describe, expect, test } from 'vitest';
import { lackingIn } from '../../../../src/lib/games/heritage/chapter/coterie.ts';
import { schemeDeciders, schemeTasks } from '../../../../src/lib/games/heritage/chapter/scheme.ts';
import { absentDealer, boxDealer } from '../../../../src/lib/games/heritage/dealing/dealers.ts';
import type { TableCommandOf } from '../../../../src/lib/games/heritage/table/commands.ts';
import type { Correction } from '../../../../src/lib/games/heritage/table/correction.ts';
import { evolveTable } from '../../../../src/lib/games/heritage/table/evolve.ts';
import type { TableEvent } from '../../../../src/lib/games/heritage/table/events.ts';
import type { Table } from '../../../../src/lib/games/heritage/table/table.ts';
import { BOTH, character, go, joined, rulesOf, setting, tableWith, vampire } from '../table/kit.ts';
import { begun, deciding, openScheme, refusalOf, scheme, tasksOf } from './chapter-kit.ts';

const CAST = [
	...setting().cast.filter(({ id }) => !['c1', 'c2', 'c3'].includes(id)),
	character('c1', { archetype: 'scholarly' }),
	character('c2', { archetype: 'wealthy' }),
	character('c3', { archetype: 'scholarly' })
];
const SCHEMES = [
	scheme('raid', ['warlike']),
	scheme('study', ['warlike', 'scholarly', 'wealthy']),
	scheme('duel', ['warlike', 'warlike']),
	scheme('twins', ['scholarly', 'scholarly']),
	{ ...scheme('theirs', ['warlike']), clan: 'gangrel' } as const,
	openScheme('open-a', 'A'),
	openScheme('open-d', 'D')
];
const HAND: Correction = {
	set: 'hand',
	seat: 's1',
	hidden: 0,
	known: ['raid', 'study', 'duel', 'twins']
};
const board: TableEvent = { type: 'BoardSet', category: 'class', battleground: 'A', state: 0 };

describe.each(BOTH)('a scheme, dealt by the %s', (dealer) => {
	const laid = setting(2, { dealer, cast: CAST, schemes: SCHEMES });
	const lay = (...corrections: readonly Correction[]) =>
		tableWith([HAND, ...corrections], laid, board);
	const play = (
		table: Table,
		name: string,
		more: Partial<TableCommandOf<'PlayScheme'>> = {},
		dealing = boxDealer
	) =>
		schemeDeciders.PlayScheme(
			table,
			{ type: 'PlayScheme', seat: 's1', scheme: name, leader: 'l1', borrowed: [], ...more },
			deciding(dealing)
		);

	test('of the own hand: its effects, then it ends', () => {
		const beginning = play(lay(), 'raid');
		expect(begun(beginning).events).toEqual([
			{
				type: 'SchemePlayed',
				seat: 's1',
				scheme: 'raid',
				leader: 'l1',
				position: 0,
				borrowed: []
			}
		]);
		expect(tasksOf(beginning)).toEqual([
			{
				kind: 'effects',
				effects: [{ do: 'gain', what: 'power', amount: 1 }],
				context: {
					seat: 's1',
					card: 'raid',
					bearer: 'l1',
					opponent: null,
					chosen: null,
					pack: null,
					scheme: true
				}
			},
			{ kind: 'end-scheme', seat: 's1', scheme: 'raid', leader: 'l1' }
		]);
	});

	test('of a battleground lies in no hand', () => {
		expect(begun(play(lay(), 'open-a')).events).toMatchObject([{ position: null }]);
		expect(refusalOf(play(lay(), 'open-d'))).toEqual([
			'scheme-of-another-battleground',
			{ scheme: 'open-d' },
			'scheme'
		]);
	});

	test('has to be a scheme of the chapter, of the own clan, in the own hand', () => {
		expect(refusalOf(play(lay(), 'nothing'))).toEqual([
			'unknown-scheme',
			{ scheme: 'nothing' },
			'scheme'
		]);
		const theirs = lay({ set: 'hand', seat: 's1', hidden: 0, known: ['theirs'] });
		const notHeld = (name: string) => [
			'scheme-not-in-hand',
			{ scheme: name, seat: 's1' },
			'scheme'
		];
		expect(refusalOf(play(theirs, 'theirs'))).toEqual(notHeld('theirs'));
		expect(refusalOf(play(theirs, 'raid'))).toEqual(notHeld('raid'));
	});

	test('that may lie face down is known only to who deals', () => {
		const hidden = lay({ set: 'hand', seat: 's1', hidden: 1, known: ['duel'] });
		expect(refusalOf(play(hidden, 'raid', {}, absentDealer))).toEqual(['dealer-needed', {}, null]);
		expect(begun(play(hidden, 'raid')).events).toMatchObject([{ position: 0 }]);
	});

	test('is one of the own turn', () => {
		expect(refusalOf(play(lay(), 'raid', { seat: 's2' }))).toEqual([
			'not-your-turn',
			{ active: 's1' },
			'seat'
		]);
		const spent = lay({
			set: 'turn',
			firstPlayer: 's1',
			seat: 's1',
			round: 1,
			recruit: 'open',
			schemes: 0
		});
		expect(refusalOf(play(spent, 'raid'))).toEqual(['no-scheme-left', { seat: 's1' }, null]);
	});

	test('is led by an own vampire, awake and unexhausted', () => {
		const table = lay(
			joined('s1', 'c4', 'l1'),
			vampire('c4', 'l1', { torpor: true }),
			joined('s1', 'c5', 'l1'),
			vampire('c5', 'l1', { exhausted: true })
		);
		expect(refusalOf(play(table, 'raid', { leader: 'l2' }))).toEqual([
			'leader-not-in-bloodline',
			{ vampire: 'l2', seat: 's1' },
			'leader'
		]);
		expect(refusalOf(play(table, 'raid', { leader: 'c4' }))).toEqual([
			'leader-in-torpor',
			{ vampire: 'c4' },
			'leader'
		]);
		expect(refusalOf(play(table, 'raid', { leader: 'c5' }))).toEqual([
			'leader-exhausted',
			{ vampire: 'c5' },
			'leader'
		]);
	});

	test('needs each archetype of a vampire of its own, the leader or its childer outside torpor', () => {
		expect(refusalOf(play(lay(), 'duel'))).toEqual([
			'coterie-lacks',
			{ missing: ['warlike'] },
			'borrowed'
		]);
		expect(refusalOf(play(lay(joined('s1', 'c4', 'l1')), 'duel'))).toBeNull();
		const grandchild = lay(joined('s1', 'c1', 'l1'), joined('s1', 'c4', 'c1'));
		expect(lackingIn(grandchild, 's1', 'l1', ['warlike', 'warlike', 'scholarly'])).toEqual([
			'warlike'
		]);
		const asleep = lay(joined('s1', 'c4', 'l1'), vampire('c4', 'l1', { torpor: true }));
		expect(lackingIn(asleep, 's1', 'l1', ['warlike', 'warlike'])).toEqual(['warlike']);
		const tired = lay(joined('s1', 'c4', 'l1'), vampire('c4', 'l1', { exhausted: true }));
		expect(lackingIn(tired, 's1', 'l1', ['warlike', 'warlike'])).toEqual([]);
		expect(lackingIn(lay(), 's1', 'l1', ['wealthy', 'wealthy'])).toEqual(['wealthy', 'wealthy']);
	});

	describe('borrows', () => {
		const court = (...more: readonly Correction[]) =>
			lay(
				joined('s2', 'c1', 'l2'),
				joined('s2', 'c2', 'l2'),
				joined('s2', 'c3', 'l2'),
				joined('s1', 'c6', 'l1'),
				...more
			);
		const borrow = (table: Table, name: string, ...borrowed: (readonly [string, string])[]) =>
			play(table, name, { borrowed: borrowed.map(([from, to]) => ({ from, to })) });

		test('what is missing, one boon each', () => {
			const beginning = borrow(court(), 'study', ['l1', 'c2'], ['l1', 'c1']);
			expect(begun(beginning).events).toMatchObject([
				{
					borrowed: [
						{ from: 'l1', to: 'c2' },
						{ from: 'l1', to: 'c1' }
					]
				}
			]);
			expect(refusalOf(borrow(court(), 'study', ['l1', 'c2']))).toEqual([
				'coterie-lacks',
				{ missing: ['scholarly'] },
				'borrowed'
			]);
		});

		test('two of one archetype from two vampires', () => {
			expect(refusalOf(borrow(court(), 'twins', ['l1', 'c1'], ['l1', 'c3']))).toBeNull();
			expect(refusalOf(borrow(court(), 'twins', ['l1', 'c1'], ['l1', 'c1']))).toEqual([
				'borrowed-twice',
				{ vampire: 'c1' },
				'borrowed.1.to'
			]);
			expect(refusalOf(borrow(court(), 'twins', ['l1', 'c1'], ['l1', 'c3'], ['l1', 'c2']))).toEqual(
				['boon-not-needed', {}, 'borrowed']
			);
		});

		test('nobody who is not needed', () => {
			expect(refusalOf(borrow(court(), 'raid', ['l1', 'c1']))).toEqual([
				'boon-not-needed',
				{},
				'borrowed'
			]);
			expect(refusalOf(borrow(court(), 'duel', ['l1', 'l2']))).toEqual([
				'boon-not-needed',
				{},
				'borrowed'
			]);
		});

		test('with own boons of the own clan that lie on own vampires outside torpor, each once', () => {
			const held = (from: string, at: string) => ['boon-not-held', { vampire: from }, at];
			const one = court(
				vampire('l1', null, { boons: ['brujah', 'gangrel'] }),
				vampire('c6', 'l1', { boons: ['brujah'] }),
				vampire('l2', null, { boons: ['brujah', 'gangrel', 'gangrel'] })
			);
			expect(refusalOf(borrow(one, 'study', ['l1', 'c2'], ['c6', 'c1']))).toBeNull();
			expect(refusalOf(borrow(one, 'study', ['l1', 'c2'], ['l1', 'c1']))).toEqual(
				held('l1', 'borrowed.1.from')
			);
			expect(refusalOf(borrow(one, 'study', ['l2', 'c2'], ['l1', 'c1']))).toEqual(
				held('l2', 'borrowed.0.from')
			);
			const asleep = court(vampire('c6', 'l1', { boons: ['brujah'], torpor: true }));
			expect(refusalOf(borrow(asleep, 'study', ['c6', 'c2'], ['l1', 'c1']))).toEqual(
				held('c6', 'borrowed.0.from')
			);
		});

		test('only from other bloodlines, outside torpor', () => {
			const table = court(vampire('c2', 'l2', { torpor: true }));
			const first = (to: string) => refusalOf(borrow(table, 'study', ['l1', to], ['l1', 'c1']));
			expect(first('c6')).toEqual(['borrowed-from-own', { vampire: 'c6' }, 'borrowed.0.to']);
			expect(first('c2')).toEqual(['borrowed-in-torpor', { vampire: 'c2' }, 'borrowed.0.to']);
			expect(first('c9')).toEqual(['unknown-vampire', { vampire: 'c9' }, 'borrowed.0.to']);
		});
	});
});

describe.each(BOTH)('the end of a scheme, dealt by the %s', (dealer) => {
	const laid = setting(2, { dealer, cast: CAST, schemes: SCHEMES });
	const rules = rulesOf(schemeTasks);
	const end = (table: Table, name: string, leader = 'l1') =>
		go(rules, table, [{ kind: 'end-scheme', seat: 's1', scheme: name, leader }]).events;
	const exhausted = { type: 'VampireExhausted', vampire: 'l1' };

	test('spends it and exhausts the leader', () => {
		expect(end(tableWith([], laid), 'raid')).toEqual([
			{ type: 'SchemeEnded', seat: 's1', scheme: 'raid', fate: 'spent' },
			exhausted
		]);
	});

	test('leaves in play what became a market', () => {
		const opened: TableEvent = { type: 'MarketOpened', seat: 's1', scheme: 'raid' };
		expect(end(tableWith([], laid, opened), 'raid')).toEqual([
			{ type: 'SchemeEnded', seat: 's1', scheme: 'raid', fate: 'stays' },
			exhausted
		]);
	});

	test('leaves a battleground scheme where it lies', () => {
		expect(end(tableWith([], laid), 'open-a')).toEqual([exhausted]);
	});

	test('exhausts a leader who fell asleep, not twice, and nobody who is gone', () => {
		const child = [joined('s1', 'c4', 'l1')];
		const asleep = tableWith([...child, vampire('c4', 'l1', { torpor: true })], laid);
		expect(end(asleep, 'open-a', 'c4')).toEqual([{ type: 'VampireExhausted', vampire: 'c4' }]);
		const tired = tableWith([...child, vampire('c4', 'l1', { exhausted: true })], laid);
		expect(end(tired, 'open-a', 'c4')).toEqual([]);
		expect(end(tableWith([], laid), 'open-a', 'c9')).toEqual([]);
	});

	test('takes the card out of the hand and counts the scheme', () => {
		const played: TableEvent = {
			type: 'SchemePlayed',
			seat: 's1',
			scheme: 'raid',
			leader: 'l1',
			position: 0,
			borrowed: []
		};
		const table = evolveTable(tableWith([HAND], laid), played);
		expect(table.hands['s1']?.held.map(({ scheme: face }) => face)).toEqual([
			'study',
			'duel',
			'twins'
		]);
		expect(table.turn).toMatchObject({ schemes: 0, used: [] });
	});
});
