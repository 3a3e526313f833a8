import { describe, expect, test } from 'vitest';
import { pending } from '../../../../src/lib/games/core/run/request.ts';
import type { Chance } from '../../../../src/lib/games/core/chance.ts';
import {
	absentDealer,
	appDealer,
	replayDealer
} from '../../../../src/lib/games/heritage/dealing/dealers.ts';
import { NOTHING_SEALED } from '../../../../src/lib/games/heritage/dealing/sealed.ts';
import type { Dealer } from '../../../../src/lib/games/heritage/dealing/dealer.ts';
import { drawAmong } from '../../../../src/lib/games/heritage/primogen/draws.ts';
import type { Correction } from '../../../../src/lib/games/heritage/table/correction.ts';
import type { TableEvent } from '../../../../src/lib/games/heritage/table/events.ts';
import { run } from '../../../../src/lib/games/heritage/table/run.ts';
import type { Table } from '../../../../src/lib/games/heritage/table/table.ts';
import type { Task } from '../../../../src/lib/games/heritage/table/tasks.ts';
import type {
	Archetype,
	Dealer as Dealing
} from '../../../../src/lib/games/heritage/vocabulary.ts';
import { ENDING, powers } from '../scoring/kit.ts';
import { answer, BOTH, character, go, setting, tableWith } from '../table/kit.ts';

/** Rolls that look like chance and are the same each time (Park and Miller). */
function rollsFrom(seed: number): Chance {
	let state = seed;
	return {
		below(limit) {
			state = (state * 48271) % 2147483647;
			return Math.floor((state / 2147483647) * limit);
		}
	};
}

/** Three warlike, two scholarly, one clandestine in the deck; nobody is wealthy. */
const archetypes: readonly (readonly [string, Archetype])[] = [
	['c1', 'warlike'],
	['c2', 'warlike'],
	['c3', 'warlike'],
	['c4', 'scholarly'],
	['c5', 'scholarly'],
	['c6', 'clandestine']
];

function level(
	players: number,
	dealer: Dealing,
	more: readonly Correction[] = [],
	firstPlayer = 's1'
): Table {
	const leaders = setting(players).cast.filter(({ kind }) => kind === 'leader');
	const cast = [...leaders, ...archetypes.map(([id, archetype]) => character(id, { archetype }))];
	const corrections = [...powers(...Array.from({ length: players }, () => 5)), ...more];
	return tableWith(corrections, setting(players, { dealer, cast, firstPlayer }));
}

const primogen: Task = { kind: 'primogen', mission: null, declared: {} };

function draw(declared: { readonly [seat: string]: Archetype }): Task {
	return { kind: 'primogen-draw', mission: null, declared };
}

const consulted = (
	declared: { [seat: string]: Archetype },
	shown: Archetype | null,
	winner: string
): TableEvent => ({ type: 'PrimogenConsulted', mission: null, draw: { declared, shown, winner } });

const turned = (number: number, chosen: string): TableEvent => ({
	type: 'LotDrawn',
	prompt: 'which-card-turned',
	about: { draw: 0, turned: number },
	chosen
});

describe.each(BOTH)('declaring, dealt by the %s', (dealer) => {
	test('clockwise from the first player, each another archetype', () => {
		const first = go(ENDING, level(3, dealer, [], 's2'), [primogen]);
		expect(first.table.question).toMatchObject({
			seat: 's2',
			prompt: 'declare-an-archetype',
			about: { seat: 's2' },
			options: ['warlike', 'scholarly', 'clandestine', 'wealthy'],
			least: 1,
			most: 1
		});
		const second = answer(ENDING, first.table, ['scholarly']);
		expect(second.table.question).toMatchObject({
			seat: 's3',
			options: ['warlike', 'clandestine', 'wealthy']
		});
		const third = answer(ENDING, second.table, ['wealthy']);
		expect(third.table.question).toMatchObject({
			seat: 's1',
			options: ['warlike', 'clandestine']
		});
		const after = answer(ENDING, third.table, ['warlike'], {
			lots: [dealer === 'box' ? 'scholarly' : 'c4']
		});
		expect(after.events.at(-1)).toEqual(
			consulted({ s1: 'warlike', s2: 'scholarly', s3: 'wealthy' }, 'scholarly', 's2')
		);
	});

	test('of four the last takes what is left without being asked', () => {
		let { table } = go(ENDING, level(4, dealer), [primogen]);
		for (const archetype of ['wealthy', 'warlike'])
			table = answer(ENDING, table, [archetype]).table;
		const after = answer(ENDING, table, ['scholarly'], {
			lots: [dealer === 'box' ? 'clandestine' : 'c6']
		});
		expect(after.events.at(-1)).toEqual(
			consulted(
				{ s1: 'wealthy', s2: 'warlike', s3: 'scholarly', s4: 'clandestine' },
				'clandestine',
				's4'
			)
		);
	});

	test('who is no longer tied drops out; without a tie nothing happens', () => {
		const begun: Task = {
			kind: 'primogen',
			mission: null,
			declared: { s1: 'wealthy', s3: 'warlike' }
		};
		const two = level(3, dealer, powers(5, 5, 4));
		const { table } = go(ENDING, two, [begun]);
		expect(table.question).toMatchObject({
			seat: 's2',
			options: ['warlike', 'scholarly', 'clandestine']
		});
		expect(go(ENDING, level(3, dealer, powers(6)), [begun]).events).toEqual([]);
	});

	test('a draw among others is declared for anew', () => {
		const table = level(2, dealer);
		for (const kind of ['primogen-draw', 'primogen-lot'] as const) {
			const went = go(ENDING, table, [{ kind, mission: null, declared: { s1: 'wealthy' } }]);
			expect(went.table.question).toMatchObject({ seat: 's2', prompt: 'declare-an-archetype' });
		}
	});

	test('the deck of the chapter stays as it is', () => {
		const before = level(2, dealer);
		const lots = dealer === 'box' ? ['clandestine'] : ['c1', 'c4', 'c6'];
		const after = go(ENDING, before, [draw({ s1: 'wealthy', s2: 'clandestine' })], { lots }).table;
		expect({ ...after, draws: [], asked: 0, question: null }).toEqual(before);
		expect(drawAmong(after, null, ['s2', 's1'])?.winner).toBe('s2');
		expect(drawAmong(after, null, ['s1', 's3'])).toBeNull();
		expect(drawAmong(after, null, ['s1'])).toBeNull();
		expect(drawAmong(after, 'm1', ['s1', 's2'])).toBeNull();
	});
});

describe('the draw, dealt by the box', () => {
	test('asks which declared archetype showed first, or none', () => {
		const after = run(ENDING, { deal: () => 'ask', positionOf: () => null }, level(2, 'box'), {
			tasks: [pending(draw({ s1: 'wealthy', s2: 'warlike' }))],
			triggered: []
		});
		expect(after).toMatchObject({
			state: {
				question: {
					seat: null,
					prompt: 'which-archetype-showed',
					options: ['wealthy', 'warlike'],
					least: 0,
					most: 1
				}
			}
		});
	});
});

describe('the draw, dealt by the app', () => {
	const declared = { s1: 'wealthy', s2: 'clandestine' } as const;

	test('card after card until a declared archetype shows, each in the log', () => {
		const lots = ['c2', 'c5', 'c6', 'c1'];
		expect(go(ENDING, level(2, 'app'), [draw(declared)], { lots }).events).toEqual([
			turned(0, 'c2'),
			turned(1, 'c5'),
			turned(2, 'c6'),
			consulted(declared, 'clandestine', 's2')
		]);
	});

	function dealt(dealer: Dealer) {
		const resolution = { tasks: [pending(draw(declared))], triggered: [] };
		const went = run(ENDING, dealer, level(2, 'app'), resolution);
		if (typeof went === 'string') throw new Error(went);
		return went.events;
	}

	test('no card is turned twice, and the last is the only clandestine one', () => {
		for (let seed = 0; seed < 50; seed++) {
			const cards = dealt(appDealer(NOTHING_SEALED, rollsFrom(seed * 7919 + 1))).flatMap((event) =>
				event.type === 'LotDrawn' ? [event.chosen] : []
			);
			expect(new Set(cards).size).toBe(cards.length);
			expect(cards.indexOf('c6')).toBe(cards.length - 1);
		}
	});

	test('each archetype wins as often as the deck has cards of it', () => {
		const wins = { warlike: 0, scholarly: 0 };
		const task = draw({ s1: 'warlike', s2: 'scholarly' });
		const chance = rollsFrom(4711);
		for (let game = 0; game < 2000; game++) {
			const resolution = { tasks: [pending(task)], triggered: [] };
			const went = run(ENDING, appDealer(NOTHING_SEALED, chance), level(2, 'app'), resolution);
			const last = typeof went === 'string' ? undefined : went.events.at(-1);
			if (last?.type !== 'PrimogenConsulted' || last.draw.shown === null)
				throw new Error('no draw');
			wins[last.draw.shown as 'warlike' | 'scholarly'] += 1;
		}
		// Three to two; five standard deviations are 110.
		expect(Math.abs(wins.warlike - 1200)).toBeLessThan(110);
		expect(wins.warlike + wins.scholarly).toBe(2000);
	});

	test('what was drawn comes again from what is sealed, a later draw is another one', () => {
		const dealer = appDealer(NOTHING_SEALED, rollsFrom(1));
		const first = dealt(dealer);
		const again = dealt(appDealer(dealer.sealed(), rollsFrom(2)));
		expect(again).toEqual(first);
		expect(Object.keys(dealer.sealed().lots)[0]).toContain('"draw":0');
	});

	test('a replay draws the same from the log alone', () => {
		const events = dealt(appDealer(NOTHING_SEALED, rollsFrom(3)));
		expect(dealt(replayDealer(events))).toEqual(events);
	});

	test('a torn log of it is no log of a draw', () => {
		expect(() => dealt(replayDealer([]))).toThrow('unknown');
	});

	test('a phone cannot draw', () => {
		const resolution = { tasks: [pending(draw(declared))], triggered: [] };
		expect(run(ENDING, absentDealer, level(2, 'app'), resolution)).toBe('unknown');
	});
});
