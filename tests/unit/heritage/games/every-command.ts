import type { TableCommand } from '../../../../src/lib/games/heritage/table/commands.ts';
import type { Table } from '../../../../src/lib/games/heritage/table/table.ts';

type Borrowed = Extract<TableCommand, { type: 'PlayScheme' }>['borrowed'];

/** Everything that might be sent for a seat of a small table, sense or nonsense, but for questions. */
export function* everyCommand(table: Table, seat: string): Generator<TableCommand> {
	const vampires = Object.values(table.bloodlines).flatMap((one) => Object.keys(one.vampires));
	const characters = [...table.queue, ...Object.values(table.retainers), table.deck[0]].filter(
		(card) => typeof card === 'string'
	);
	for (const character of characters)
		for (const sire of vampires)
			for (const paid of payments(vampires)) yield { type: 'Recruit', seat, character, sire, paid };
	yield { type: 'GiveUpRecruit', seat };
	for (const scheme of Object.keys(table.schemes))
		for (const leader of vampires)
			for (const borrowed of loans(vampires))
				yield { type: 'PlayScheme', seat, scheme, leader, borrowed };
	for (const scheme of [...table.standing.map((one) => one.scheme), 'no-market'])
		for (const from of vampires)
			for (const clan of ['brujah', 'gangrel', 'lasombra'] as const)
				yield { type: 'UseMarket', seat, scheme, from, clan };
	for (const asset of ['s1-now', 's1-any', 's2-now', 's2-any'])
		for (const bearer of vampires) yield { type: 'PlayAsset', seat, asset, bearer };
	yield { type: 'EndTurn', seat };
}

/** Up to 2 power, by one or by two. */
function* payments(vampires: readonly string[]): Generator<{ [vampire: string]: number }> {
	yield {};
	for (const [index, one] of vampires.entries()) {
		yield { [one]: 1 };
		yield { [one]: 2 };
		for (const other of vampires.slice(index + 1)) yield { [one]: 1, [other]: 1 };
	}
}

/** No boon, one from anyone to anyone, or two that begin with the leader's. */
function* loans(vampires: readonly string[]): Generator<Borrowed> {
	yield [];
	const single = vampires.flatMap((from) => vampires.map((to) => ({ from, to })));
	for (const loan of single) yield [loan];
	for (const first of single)
		for (const second of single)
			if (first.from === 'l1' && second.from !== 'c2') yield [first, second];
}
