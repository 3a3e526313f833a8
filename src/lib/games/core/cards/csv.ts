import { fault, shown, type FileFault } from '../file-fault.ts';

/** A line of a table that has any content; `line` counts from 1, and is where the row begins. */
export type CsvRow = { readonly line: number; readonly cells: readonly string[] };

export type Csv = { readonly rows: readonly CsvRow[]; readonly faults: readonly FileFault[] };

const DELIMITERS = [',', ';', '\t'] as const;

/**
 * Cuts a table into rows and cells. Cells stand in quotes where they hold a delimiter, a quote (doubled)
 * or a line break; line ends of any system, mixed too; the delimiter is the one of `, ; tab` that the
 * first row uses most. Faults: a quote that is never closed, and text after a closing quote. One pass.
 */
export function readCsv(text: string): Csv {
	const cell = cellOf(delimiterOf(text));
	const rows: CsvRow[] = [];
	const faults: FileFault[] = [];
	let line = 1;
	let row: { line: number; cells: string[] } = { line, cells: [] };
	let at = 0;
	while (at <= text.length) {
		cell.lastIndex = at;
		const found = cell.exec(text);
		if (!found) {
			faults.push(openQuoteFault(line, text.slice(at)));
			break;
		}
		const [whole, quoted, after = '', plain = '', end = ''] = found;
		if (after.trim() !== '') faults.push(afterQuoteFault(line, quoted ?? '', after.trim()));
		row.cells.push(quoted === undefined ? plain.trim() : quoted.replaceAll('""', '"'));
		line += lineBreaks(whole);
		at += whole.length;
		const rowEnds = end === '' || lineBreaks(end) > 0;
		if (rowEnds) {
			if (row.cells.some((content) => content !== '')) rows.push(row);
			row = { line, cells: [] };
		}
		if (end === '') break;
	}
	return { rows, faults };
}

/** One cell: in quotes and what wrongly follows, or plain; then what ends it. */
function cellOf(delimiter: string): RegExp {
	const quoted = '[ ]*"([^"]*(?:""[^"]*)*)"';
	const plain = `([^${delimiter}\\r\\n]*)`;
	const end = `(${delimiter}|\\r\\n|\\n|\\r|$)`;
	return new RegExp(`(?:${quoted}${plain}|(?![ ]*")${plain})${end}`, 'y');
}

function delimiterOf(text: string): string {
	const [first = ''] = /^[^\r\n]*/.exec(text) ?? [];
	const uses = (delimiter: string) => first.split(delimiter).length;
	return DELIMITERS.reduce<string>(
		(best, delimiter) => (uses(delimiter) > uses(best) ? delimiter : best),
		','
	);
}

function openQuoteFault(line: number, cell: string): FileFault {
	return fault(`line ${line}`, 'a quote that closes this text', shown(cell));
}

function afterQuoteFault(line: number, quoted: string, after: string): FileFault {
	const last = line + lineBreaks(quoted);
	const began = last === line ? '' : ` of the text that began on line ${line}`;
	return fault(`line ${last}`, `a delimiter after the closing quote${began}`, shown(after));
}

/** A table as `readCsv` reads it: a header, then the rows. */
export const writeCsv = (header: readonly string[], rows: readonly (readonly string[])[]): string =>
	[header, ...rows].map((row) => `${row.map(written).join(',')}\r\n`).join('');

const written = (content: string): string =>
	/[",\r\n]|^\s|\s$/.test(content) ? `"${content.replaceAll('"', '""')}"` : content;

function lineBreaks(text: string): number {
	return text.match(/\r\n|\n|\r/g)?.length ?? 0;
}
