import type * as v from 'valibot';
import { fault, faultOf, pathOf, shown, type FileFault } from '../file-fault.ts';
import { findSyntaxFault } from '../json-syntax.ts';
import { readJsonText, withoutMark } from '../json-text.ts';
import { readCsv, type CsvRow } from './csv.ts';
import { doubles, type Placed } from './doubles.ts';
import { DEEPEST, readUnless, refused, type ReadCards } from './reading.ts';

/** The columns of a table by name, and whether it has to have them. */
export type Columns = { readonly [name: string]: 'required' | 'optional' };

/** A row of a table by its columns; a column that the table does not have is empty. */
export type Row<C extends Columns> = {
	readonly line: number;
	readonly cell: (column: keyof C & string) => string;
};

type Rows<C extends Columns> = {
	readonly rows: readonly Row<C>[];
	readonly faults: readonly FileFault[];
};

/**
 * The rows below the header of a table. Faults: those of its form; no header; columns missing, unknown
 * or named twice; rows with more or fewer cells than the header. With any of them there are no rows.
 */
function readColumns<C extends Columns>(text: string, columns: C): Rows<C> {
	const { rows, faults } = readCsv(withoutMark(text));
	const [header, ...body] = rows;
	const wrong = [...faults, ...headerFaults(header, columns), ...lengthFaults(header, body)];
	if (wrong.length > 0 || !header) return { rows: [], faults: wrong };
	const places = new Map(namesIn(header).map((name, index) => [name, index]));
	const cellOf = ({ cells }: CsvRow, column: string) => cells[places.get(column) ?? -1] ?? '';
	return {
		rows: body.map((row) => ({ line: row.line, cell: (column) => cellOf(row, column) })),
		faults: []
	};
}

/** What a row comes to: a card, unless something of it is wrong. */
export type ReadRow<Card> = {
	readonly card: Card | null;
	readonly faults: readonly FileFault[];
};

/**
 * Reads cards from a table: a header, then a row each. Faults say line and column; ids and names may stand once only, and
 * there are at most so many; `also` finds what else is wrong with all of them together.
 */
export function readTable<C extends Columns, Card extends Named>(
	text: string,
	columns: C,
	most: { readonly count: number; readonly noun: string },
	read: (row: Row<C>) => ReadRow<Card>,
	also: (placed: readonly Placed<Card>[]) => readonly FileFault[] = () => []
): ReadCards<Card[]> {
	const table = readColumns(text, columns);
	if (table.faults.length > 0) return refused(table.faults);
	if (table.rows.length > most.count)
		return refused([fault('file', `at most ${most.count} ${most.noun}`, `${table.rows.length}`)]);
	const rows = table.rows.map((row) => ({ line: row.line, ...read(row) }));
	const placed = rows.flatMap(({ line, card }) =>
		card === null ? [] : { at: (field: string) => placeOf(line, field), card }
	);
	return readUnless(
		[
			...rows.flatMap(({ faults }) => faults),
			...doubles('id', placed),
			...doubles('name', placed),
			...also(placed)
		],
		placed.map(({ card }) => card)
	);
}

type Named = { readonly id: string; readonly name: string };

/** Where in a table something stands, as `line 4, column class`. */
export function placeOf(line: number, column: string): string {
	return `line ${line}, column ${column}`;
}

/** What a schema found wrong with a row; `columnOf` knows from which column a field came, and how
 * many keys lead to it. */
export function rowFaults(
	line: number,
	issues: readonly v.BaseIssue<unknown>[],
	columnOf: (path: readonly unknown[]) => readonly [column: string, within: number]
): FileFault[] {
	return issues.map((issue) => {
		const path = (issue.path ?? []).map(({ key }) => key);
		const [column, within] = columnOf(path);
		const inside = pathOf(path.slice(within));
		const where = [placeOf(line, column), inside].filter((part) => part !== '').join(', ');
		const { expected, got } = faultOf(issue, []);
		return fault(where, expected, got);
	});
}

/** The value of a cell that holds JSON, or where it stops being JSON. */
export function jsonIn(
	line: number,
	column: string,
	cell: string
): { readonly value: unknown } | { readonly faults: readonly FileFault[] } {
	const where = placeOf(line, column);
	const json = readJsonText(cell, DEEPEST, where);
	if (json.ok) return { value: json.value };
	if (json.why !== 'syntax') return { faults: [json.fault] };
	const found = findSyntaxFault(cell);
	const at = found ? `, character ${found.column} of its line ${found.line}` : '';
	return { faults: [fault(`${where}${at}`, found?.expected ?? 'JSON', found?.got ?? shown(cell))] };
}

function namesIn(header: CsvRow): string[] {
	return header.cells.map((cell) => cell.trim().toLowerCase());
}

function headerFaults(header: CsvRow | undefined, columns: Columns): FileFault[] {
	const all = Object.keys(columns);
	if (!header) return [fault('line 1', `the columns ${all.join(', ')}`, 'nothing')];
	const names = namesIn(header);
	const where = `line ${header.line}`;
	const missing = all.filter((name) => columns[name] === 'required' && !names.includes(name));
	return [
		...missing.map((name) => fault(where, `a column named “${name}”`, 'none')),
		...names.flatMap((name, index) => {
			if (!all.includes(name)) {
				return [fault(where, `only the columns ${all.join(', ')}`, shown(name))];
			}
			return names.indexOf(name) < index ? [fault(where, `one column ${name}`, 'two')] : [];
		})
	];
}

function lengthFaults(header: CsvRow | undefined, body: readonly CsvRow[]): FileFault[] {
	const wanted = header?.cells.length ?? 0;
	return body.flatMap(({ line, cells }) =>
		cells.length === wanted
			? []
			: [fault(`line ${line}`, `${wanted} cells, as in the first row`, `${cells.length}`)]
	);
}
