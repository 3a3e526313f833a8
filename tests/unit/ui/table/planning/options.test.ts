import { describe, expect, test } from 'vitest';
import { asIfNext } from '../../../../../src/lib/games/heritage/chapter/next-turn.ts';
import type { Table } from '../../../../../src/lib/games/heritage/table/table.ts';
import type { Era } from '../../../../../src/lib/games/heritage/vocabulary.ts';
import { ended } from '../../../../../src/lib/ui/heritage/table/ends.ts';
import { screenNames } from '../../../../../src/lib/ui/heritage/table/names.ts';
import { candidatesOf } from '../../../../../src/lib/ui/heritage/table/planning/candidates.ts';
import {
	optionsOf,
	sortedBy,
	worthOn,
	type Options
} from '../../../../../src/lib/ui/heritage/table/planning/options.ts';
import { weigh, type Prospect } from '../../../../../src/lib/ui/heritage/table/screen/prospects.ts';
import { BOARDS, PEOPLE, played } from '../played.ts';

const isOpen = ({ phase, turn, question }: Table) =>
	phase === 'play' && turn?.recruit === 'open' && question === null;

/** As if it were the turn of a seat. */
function nextOf(table: Table, seat: string): Table {
	const next = asIfNext(table, seat);
	if (!next) throw new Error(`${seat} has no turn left`);
	return next.table;
}

const handOf = ({ hands }: Table, seat: string) =>
	hands[seat]?.held.flatMap(({ scheme }) => scheme ?? []) ?? [];

const boardOf = (
	table: Table,
	seat: string,
	hand: readonly string[] = handOf(table, seat)
): Options => ended(optionsOf({ battlegrounds: BOARDS, table, seat, hand }));

/** A turn of the third round of era 2, as `s3` plans it while `s2` plays. */
function thirdRound(): Table {
	const table = played({ era: 2, seed: 44 }).tables.filter(isOpen)[11];
	if (!table) throw new Error('this game has no such turn');
	expect([table.round, table.turn?.seat]).toEqual([3, 's2']);
	return nextOf(table, 's3');
}

const rowsOf = ({ rows }: Options) => rows.map(({ character }) => character);

describe('my next turn as a board of options', () => {
	test('has what each candidate brings under each sire that matters', () => {
		const table = thirdRound();
		const board = boardOf(table, 's3');
		expect(board.columns).toEqual([['mecia-vaz', 'aldonza-de-brito'], ['dilara']]);
		expect(rowsOf(board)).toEqual([
			'isarn',
			'aldith-fenwright',
			'inigo-de-arce',
			'ragna',
			'mapmaker'
		]);
		expect(worthOn(board, 'mapmaker', 'dilara')).toMatchObject({
			least: 3,
			most: 3,
			open: true,
			by: { class: 1, temperament: 1, geography: 1 },
			rival: { seat: 's1', least: 0, most: 0 },
			power: 0
		});
		expect(worthOn(board, 'inigo-de-arce', 'aldonza-de-brito')).toMatchObject({
			least: -2,
			open: false,
			by: { class: -2, temperament: 1, power: -2, infamy: 1 },
			rival: { seat: 's1', least: -3, most: -3 },
			power: -2
		});
		expect(worthOn(board, 'aldith-fenwright', 'mecia-vaz')).toEqual(
			worthOn(board, 'aldith-fenwright', 'dilara')
		);
		expect(worthOn(board, 'ragna', 'nobody')).toBeNull();
		expect(worthOn(board, 'nobody', 'mecia-vaz')).toBeNull();
	});

	const turns = ([2, 3, 4] as const satisfies readonly Era[]).flatMap((era) =>
		played({ era })
			.tables.filter(isOpen)
			.filter((_, index) => index % 13 === 4)
			.flatMap((table) =>
				table.seats.flatMap(({ seat }) => {
					const next = asIfNext(table, seat);
					return next ? [{ table: next.table, seat }] : [];
				})
			)
	);

	test('has each sire in one column, the leader’s first, and none like another', () => {
		expect(turns.length).toBeGreaterThan(15);
		for (const { table, seat } of turns) {
			const { moves, columns, rows } = boardOf(table, seat);
			expect(columns.flat().sort()).toEqual([...moves.sires].sort());
			const leader = table.bloodlines[seat]?.leader;
			if (moves.sires.includes(leader ?? '')) expect(columns[0]?.[0]).toBe(leader);
			const shown = columns.map((_, at) =>
				JSON.stringify(
					rows.map(({ cells }) => ({
						...cells[at],
						worth: cells[at]?.worth && { ...cells[at].worth, by: null }
					}))
				)
			);
			expect(new Set(shown).size).toBe(columns.length);
		}
	});

	test('says of the best sire what the queue says', () => {
		for (const { table, seat } of turns) {
			const board = boardOf(table, seat);
			const told: Record<string, Prospect> = {};
			const steps = weigh(
				{ battlegrounds: BOARDS, table, moves: board.moves },
				(character, prospect) => (told[character] = prospect)
			);
			ended(steps);
			for (const [character, { sire, least, most, open }] of Object.entries(told))
				expect(worthOn(board, character, sire)).toMatchObject({ least, most, open });
		}
	});

	test('uses no face that others hold', () => {
		for (const { table, seat } of turns.slice(0, 12)) {
			const hands = Object.fromEntries(
				Object.entries(table.hands).map(([whose, { drawn, held }]) => [
					whose,
					{ drawn, held: held.map(({ position }) => ({ position, scheme: null })) }
				])
			);
			const hand = handOf(table, seat);
			expect(boardOf({ ...table, hands }, seat, hand)).toEqual(boardOf(table, seat, hand));
		}
	});

	test('says where a scheme of the own hand could be led, and never of a hand nobody sees', () => {
		const led = turns.slice(0, 12).flatMap(({ table, seat }) => {
			const clan = table.seats.find((one) => one.seat === seat)?.clan;
			const own = Object.values(table.schemes).filter(
				(card) => card.of === 'clan' && card.clan === clan
			);
			const cells = (hand: readonly string[]) =>
				boardOf(table, seat, hand).rows.flatMap((row) =>
					row.cells.map(({ worth }) => worth?.leads)
				);
			expect(cells([])).not.toContain(true);
			return cells(own.map(({ id }) => id));
		});
		expect(led).toContain(true);
	});

	test('says of whom a seat cannot have why', () => {
		const table = thirdRound();
		const reserved = { ...table, reserved: { ragna: 's1' } };
		const candidates = candidatesOf(reserved, 's3', screenNames(reserved, PEOPLE));
		expect(candidates.find(({ character }) => character === 'ragna')?.whyNot).toBe(
			'reserved for Ada'
		);
		expect(rowsOf(boardOf(reserved, 's3'))).toEqual(
			candidates.filter(({ whyNot }) => whyNot === null).map(({ character }) => character)
		);
	});

	test.each([
		['points', ['mapmaker', 'aldith-fenwright', 'ragna', 'inigo-de-arce', 'isarn']],
		['denial', ['inigo-de-arce', 'isarn', 'aldith-fenwright', 'ragna', 'mapmaker']],
		['power', ['inigo-de-arce', 'ragna', 'mapmaker', 'aldith-fenwright', 'isarn']]
	] as const)('is sorted by %s', (order, expected) => {
		const { rows } = boardOf(thirdRound(), 's3');
		expect(sortedBy(rows, order).map(({ character }) => character)).toEqual(expected);
	});
});
