import { describe, expect, test } from 'vitest';
import { seededChance } from '../../../../src/lib/games/core/chance.ts';
import { someAnswers } from '../../../../src/lib/games/core/run/answer.ts';
import {
	commandsOf,
	legalMoves,
	type Moves
} from '../../../../src/lib/games/heritage/chapter/moves.ts';
import { payments } from '../../../../src/lib/games/heritage/chapter/recruit-moves.ts';
import { boxDealer } from '../../../../src/lib/games/heritage/dealing/dealers.ts';
import { deciders } from '../../../../src/lib/games/heritage/table/assembly.ts';
import type {
	TableCommand,
	TableCommandOf,
	TableCommandType
} from '../../../../src/lib/games/heritage/table/commands.ts';
import { EMPTY_TABLE, type Table } from '../../../../src/lib/games/heritage/table/table.ts';
import { ARCHETYPES } from '../../../../src/lib/games/heritage/vocabulary.ts';
import { firstOf } from '../../../../src/lib/games/heritage/players/sampling.ts';
import { BOTH, character, joined, setting, tableWith } from '../table/kit.ts';
import { everyCommand } from './every-command.ts';
import { smallTable } from './small-tables.ts';

const HAND = { s1: ['brujah-a', 'brujah-b'], s2: ['gangrel-a'] } as const;

function accepts<T extends TableCommandType>(type: T, table: Table, command: TableCommandOf<T>) {
	return deciders[type](table, command, { battlegrounds: {}, dealer: boxDealer }).accepted;
}
const isAccepted = (table: Table, command: TableCommand) => accepts(command.type, table, command);

/** Whether the lists of what may be done have room for a command, however it is paid for. */
function offers(moves: Moves, command: TableCommand): boolean {
	switch (command.type) {
		case 'Recruit': {
			const { characters = [], sires = [], payers = [] } = moves.recruit ?? {};
			const cost = characters.find((one) => one.character === command.character)?.cost;
			const paid = Object.entries(command.paid);
			return (
				cost === paid.reduce((sum, [, power]) => sum + power, 0) &&
				sires.includes(command.sire) &&
				paid.every(([vampire, power]) =>
					payers.some((payer) => payer.vampire === vampire && payer.power >= power)
				)
			);
		}
		case 'GiveUpRecruit':
			return moves.giveUp;
		case 'PlayScheme': {
			const { schemes = [], lenders = [], borrowable } = moves.schemes ?? {};
			const way = schemes
				.find(({ scheme }) => scheme === command.scheme)
				?.leaders.find(({ leader }) => leader === command.leader);
			if (!way?.possible || !borrowable) return false;
			const lent = command.borrowed.map(({ to }) => to);
			const shown = lent.map(
				(to) => Object.entries(borrowable).find(([, vampires]) => vampires.includes(to))?.[0]
			);
			return (
				new Set(lent).size === lent.length &&
				JSON.stringify([...shown].sort()) === JSON.stringify([...way.missing].sort()) &&
				command.borrowed.every(({ from }) => {
					const taken = command.borrowed.filter((one) => one.from === from).length;
					return lenders.some(({ vampire, boons }) => vampire === from && boons >= taken);
				})
			);
		}
		case 'UseMarket':
			return (
				moves.markets !== null &&
				moves.markets.markets.includes(command.scheme) &&
				moves.markets.boons.some(({ from, clan }) => from === command.from && clan === command.clan)
			);
		case 'PlayAsset':
			return (
				moves.assets !== null &&
				moves.assets.assets.includes(command.asset) &&
				moves.assets.bearers.includes(command.bearer)
			);
		case 'EndTurn':
			return moves.endTurn;
		case 'AnswerQuestion':
		case 'SetTable':
		case 'TakeDraw':
		case 'ChangeDealer':
		case 'AllowAdvice':
		case 'CorrectTable':
			return false;
	}
}

describe.each(BOTH)('what a seat may do, dealt by the %s', (dealer) => {
	const seeds = Array.from({ length: 12 }, (_, index) => index);

	test.each(seeds)('each command it lists is accepted: small table %i', (seed) => {
		const table = smallTable(seededChance(seed), dealer);
		for (const seat of ['s1', 's2'] as const)
			for (const command of commandsOf(legalMoves(table, seat, HAND[seat])))
				expect([isAccepted(table, command), command]).toEqual([true, command]);
	});

	test.each(seeds)(
		'everything that is accepted is among it, and nothing else: small table %i',
		(seed) => {
			const table = smallTable(seededChance(seed), dealer);
			for (const seat of ['s1', 's2'] as const) {
				const moves = legalMoves(table, seat, HAND[seat]);
				for (const command of everyCommand(table, seat))
					if (isAccepted(table, command) !== offers(moves, command))
						expect([command, isAccepted(table, command)]).toEqual([
							command,
							offers(moves, command)
						]);
			}
		}
	);
});

const question = (seat: string | null) =>
	({
		type: 'QuestionAsked',
		question: {
			id: 0,
			seat,
			prompt: 'which-vampire',
			about: {},
			options: ['l1', 'l2'],
			least: 0,
			most: 1
		},
		resolution: { tasks: [], triggered: [] }
	}) as const;

describe('while a question is open', () => {
	test('whoever is asked may answer, and do nothing else', () => {
		const table = tableWith([], setting(), question('s2'));
		const moves = legalMoves(table, 's2', []);
		expect(moves).toMatchObject({ recruit: null, schemes: null, assets: null, endTurn: false });
		expect([...commandsOf(moves)]).toEqual(
			[[], ['l1'], ['l2']].map((choice) => ({
				type: 'AnswerQuestion',
				question: 0,
				seat: 's2',
				choice,
				note: ''
			}))
		);
	});

	test('nobody else may do anything, the player whose turn it is neither', () => {
		const table = tableWith([], setting(), question('s2'));
		expect([...commandsOf(legalMoves(table, 's1', []))]).toEqual([]);
	});

	test('what the table is asked, anybody may answer', () => {
		const table = tableWith([], setting(), question(null));
		for (const seat of ['s1', 's2'])
			expect(legalMoves(table, seat, []).question).toMatchObject({ seat: null });
	});
});

describe('nothing may be done', () => {
	const nothing = { recruit: null, giveUp: false, schemes: null, assets: null, endTurn: false };

	test('before a table is laid out, nor after the last round', () => {
		expect(legalMoves(EMPTY_TABLE, 's1', [])).toMatchObject(nothing);
		const over = tableWith([], setting(), {
			type: 'ChapterScored',
			totals: { s1: 1, s2: 0 },
			order: ['s1', 's2'],
			ties: []
		});
		expect(legalMoves(over, 's1', [])).toMatchObject(nothing);
	});

	test('by who does not play, nor in the turn of another', () => {
		expect(legalMoves(tableWith(), 's7', [])).toMatchObject(nothing);
		const moves = legalMoves(tableWith(), 's2', []);
		expect(moves).toMatchObject({ ...nothing, assets: { assets: [] } });
	});
});

describe('answers', () => {
	const options = ['a', 'b', 'c'];

	test('are of each length asked for, and in each order', () => {
		expect([...someAnswers({ options: ['a', 'b'], least: 0, most: 2 })]).toEqual([
			[],
			['a'],
			['b'],
			['a', 'b'],
			['b', 'a']
		]);
		expect([...someAnswers({ options, least: 1, most: 1 })]).toEqual([['a'], ['b'], ['c']]);
	});

	test('are none where more is asked for than there is', () => {
		expect([...someAnswers({ options, least: 4, most: 5 })]).toEqual([]);
		expect([...someAnswers({ options, least: 3, most: 9 })]).toHaveLength(6);
	});
});

describe('a bloodline of sixty', () => {
	const crowd = Array.from({ length: 59 }, (_, index) => `m${index}`);
	const archetype = (index: number) => ARCHETYPES[index % 4] ?? 'warlike';
	const laid = setting(2, {
		cast: [
			...setting(2).cast,
			...crowd.map((id, index) => character(id, { archetype: archetype(index) }))
		],
		schemes: Array.from({ length: 20 }, (_, index) => ({
			of: 'clan' as const,
			id: `x${index}`,
			name: 'X',
			clan: 'brujah' as const,
			needs: ['wealthy', 'wealthy', 'wealthy', 'scholarly', 'scholarly', 'scholarly'] as const,
			effects: [{ do: 'gain', what: 'power', amount: 1 }] as const
		})).map((card) => ({ ...card, needs: [...card.needs], effects: [...card.effects] })),
		ruleset: { ...setting(2).ruleset, startBoons: 9, startPower: 9 }
	});
	const table = tableWith(
		[
			...crowd.slice(0, 30).map((id) => joined('s1', id, 'l1')),
			...crowd.slice(30).map((id) => joined('s2', id, 'l2')),
			{ set: 'queue', queue: ['c1', 'c2', 'c3', 'c4', 'c5'] }
		],
		laid
	);
	const hand = laid.schemes.map(({ id }) => id);

	test('is looked through at once, although the ways to borrow cannot be counted', () => {
		const began = performance.now();
		const moves = legalMoves(table, 's1', hand);
		expect(moves.schemes?.schemes).toHaveLength(20);
		const way = moves.schemes?.schemes[0]?.leaders[3];
		expect(way?.missing).toHaveLength(6);
		expect(way?.possible).toBe(true);
		expect(firstOf(commandsOf({ ...moves, recruit: null }), 500)).toHaveLength(500);
		expect(performance.now() - began).toBeLessThan(500);
	});

	test('pays in as many ways as there are payers, not as there are divisions', () => {
		const recruits = firstOf(commandsOf(legalMoves(table, 's1', [])), 10_000);
		// Five characters under thirty-one sires; only the leader has power.
		expect(recruits.filter(({ type }) => type === 'Recruit')).toHaveLength(5 * 31);
	});
});

describe('payments', () => {
	const payers = [
		{ vampire: 'a', power: 2 },
		{ vampire: 'b', power: 1 },
		{ vampire: 'c', power: 1 }
	];

	test('are of one vampire where one has enough', () => {
		expect([...payments(payers, 0)]).toEqual([{}]);
		expect([...payments(payers, 1)]).toEqual([{ a: 1 }, { b: 1 }, { c: 1 }]);
		expect([...payments(payers, 2)]).toEqual([{ a: 2 }]);
	});

	test('are of the richest together where none has', () => {
		expect([...payments(payers, 3)]).toEqual([{ a: 2, b: 1 }]);
		expect([...payments(payers, 4)]).toEqual([{ a: 2, b: 1, c: 1 }]);
	});
});
