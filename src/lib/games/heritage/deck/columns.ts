import type * as v from 'valibot';
import { fault, faultOf, pathOf, shown, type FileFault } from '../../core/file-fault.ts';
import { findSyntaxFault } from '../../core/json-syntax.ts';
import { readJsonText, withoutMark } from '../../core/json-text.ts';
import { readCsv, type CsvRow } from './csv.ts';
import { DEEPEST } from './reading-cards.ts';

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
export function readColumns<C extends Columns>(text: string, columns: C): Rows<C> {
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

/** The effects of a cell, or how its plain words are written as an effect that the table carries out by hand. */
export function effectsIn(line: number, cell: string): ReturnType<typeof jsonIn> {
	const words = cell.trim();
	if (/^[[{"]/.test(words)) return jsonIn(line, 'effects', cell);
	const instead = JSON.stringify([{ do: 'manual', text: words || 'what the table does by hand' }]);
	return { faults: [fault(placeOf(line, 'effects'), `effects such as ${instead}`, shown(cell))] };
}

/** The value of a cell that holds JSON, or where it stops being JSON. */
function jsonIn(
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
		...missing.map((name) => fault(where, `a column ${name}`, 'none')),
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
