import { readCsv, type CsvRow } from '../../core/cards/csv.ts';
import { readFacts } from './card-facts.ts';
import type { Facts } from './deck.ts';
import { keyOf, seen } from './names.ts';
import { Gathering, type ReadDeck } from './reading.ts';
import { zoneNamed, type Zone } from './vocabulary.ts';

/*
 * Reads a deck out of a spreadsheet: a header that names the columns, then a row a card. Columns that a deck has no use for are
 * named and passed over.
 */

const COLUMNS = {
	name: ['name', 'card', 'cardname', 'cards'],
	count: ['count', 'copies', 'qty', 'quantity', 'amount', 'number', 'n', 'x'],
	zone: ['section', 'part', 'zone', 'pile', 'stack'],
	kind: ['kind', 'type', 'types', 'cardtype'],
	clan: ['clan', 'clans'],
	bp: ['bp', 'bloodpotency', 'potency'],
	disciplines: ['disciplines', 'discipline'],
	leader: ['leader', 'isleader'],
	id: ['id', 'cardid']
} as const;
type Column = keyof typeof COLUMNS;

const NAMES: ReadonlyMap<string, Column> = new Map(
	(Object.keys(COLUMNS) as Column[]).flatMap((column) =>
		COLUMNS[column].map((name) => [name, column] as const)
	)
);
const columnNamed = (cell: string): Column | null => NAMES.get(keyOf(cell)) ?? null;

/** Whether a text begins with the header of such a table. */
export function isSheet(text: string): boolean {
	const [first = ''] = /\S[^\r\n]*/.exec(text) ?? [];
	if (!/[,;\t]/.test(first)) return false;
	const columns = first.split(/[,;\t]/).map((cell) => columnNamed(seen(cell)));
	return columns.includes('name') && columns.filter((column) => column !== null).length >= 2;
}

const YES = new Set(['yes', 'y', 'true', '1', 'x', 'leader']);

/** Reads a table; what cannot be read is named with its line. */
export function readSheet(text: string): ReadDeck {
	const gathered = new Gathering();
	const { rows, faults } = readCsv(text);
	for (const { where, expected, got } of faults) gathered.found(where, expected, () => got);
	const [header, ...body] = rows;
	if (!header || faults.length > 0) return gathered.read();
	const columns = header.cells.map((cell) => columnNamed(seen(cell)));
	header.cells.forEach((cell, nth) => {
		const column = columns[nth] ?? null;
		if (column === null && seen(cell) !== '')
			gathered.note(header.line, `The column “${seen(cell)}” is passed over.`);
		else if (column !== null && columns.indexOf(column) < nth)
			gathered.unread(header.line, `one column for each thing`, cell);
	});
	for (const row of body) readRow(gathered, columns, row);
	return gathered.read();
}

function readRow(gathered: Gathering, columns: readonly (Column | null)[], row: CsvRow): void {
	const { line, cells } = row;
	const got = cells.join(' | ');
	if (cells.length > columns.length)
		return gathered.unread(line, `at most ${columns.length} cells, as in the first row`, got);
	const cell = (column: Column): string => seen(cells[columns.indexOf(column)] ?? '');
	const zone = zoneOf(cell('zone'), cell('kind'));
	if (zone === null)
		return gathered.unread(line, 'a part: Agenda, Haven, Faction or Library', cell('zone'));
	const facts = factsIn(zone, cell);
	if (typeof facts === 'string') return gathered.unread(line, facts, got);
	const id = cell('id');
	gathered.add({
		line,
		got,
		zone,
		count: cell('count') || '1',
		name: cell('name'),
		leader: YES.has(cell('leader').toLowerCase()),
		...(/^[a-z0-9-]{1,80}$/.test(id) && { id }),
		facts
	});
}

/** Where no column says the part, the kind does. */
function zoneOf(zone: string, kind: string): Zone | null {
	if (zone !== '') return zoneNamed(zone);
	return zoneNamed(kind) ?? 'library';
}

/** What a row says of a card, or what was expected of it. */
function factsIn(zone: Zone, cell: (column: Column) => string): Facts | string {
	const kind = zone === 'library' && zoneNamed(cell('kind')) === null ? cell('kind') : '';
	const words = [
		...(kind === '' ? [] : [`kind ${kind}`]),
		...(cell('clan') === '' ? [] : [`clan ${cell('clan')}`]),
		...(cell('bp') === '' ? [] : [`BP ${cell('bp')}`]),
		...cell('disciplines')
			.split(/[,;/+]/)
			.filter((one) => one.trim() !== '')
			.map((one) => `discipline ${one.trim()}`)
	];
	const read = readFacts(words.join(', '));
	return 'facts' in read ? read.facts : `${read.expected}, not “${read.got}”`;
}
