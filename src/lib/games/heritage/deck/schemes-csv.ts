import { parseAs } from '../../core/parse.ts';
import { fault, type FileFault } from '../../core/file-fault.ts';
import { schemeCardSchema, type SchemeCard } from './cards.ts';
import { effectsIn, placeOf, readColumns, rowFaults, type Row } from './columns.ts';
import { battlegroundFaults, doubles, type Placed } from './doubles.ts';
import { idFrom } from './id-from.ts';
import { readUnless, refused, type ReadCards } from './reading-cards.ts';

/** The columns of a table of schemes; each row fills either clan or battleground. */
export const SCHEME_COLUMNS = {
	id: 'optional',
	name: 'required',
	clan: 'optional',
	battleground: 'optional',
	needs: 'required',
	effects: 'required'
} as const;

const SCHEMES_AT_MOST = 300;

/**
 * Reads schemes from a table: a header, then a row each; `needs` lists archetypes with spaces between
 * them, `effects` holds the effects as JSON. Faults say line and column; ids, names and battlegrounds may
 * stand once only; at most 300 schemes.
 */
export function readSchemesCsv(text: string): ReadCards<SchemeCard[]> {
	const table = readColumns(text, SCHEME_COLUMNS);
	if (table.faults.length > 0) return refused(table.faults);
	if (table.rows.length > SCHEMES_AT_MOST) {
		return refused([fault('file', `at most ${SCHEMES_AT_MOST} schemes`, `${table.rows.length}`)]);
	}
	const read = table.rows.map(schemeIn);
	const placed = read.flatMap(({ placed: card }) => (card ? [card] : []));
	const faults = [
		...read.flatMap((row) => row.faults),
		...doubles('id', placed),
		...doubles('name', placed),
		...battlegroundFaults(placed)
	];
	return readUnless(
		faults,
		placed.map(({ card }) => card)
	);
}

type ReadRow = {
	readonly placed: Placed<SchemeCard> | null;
	readonly faults: readonly FileFault[];
};

function schemeIn({ line, cell }: Row<typeof SCHEME_COLUMNS>): ReadRow {
	const [clan, battleground] = [cell('clan').toLowerCase(), cell('battleground').toUpperCase()];
	if ((clan === '') === (battleground === '')) {
		const where = `line ${line}, columns clan and battleground`;
		const got = clan === '' ? 'neither' : 'both';
		return { placed: null, faults: [fault(where, 'one of the two', got)] };
	}
	const effects = effectsIn(line, cell('effects'));
	// Effects that are no JSON stand aside, so that the rest of the row is looked at, too.
	const parsed = parseAs(schemeCardSchema, {
		...(clan === '' ? { of: 'battleground', battleground } : { of: 'clan', clan }),
		id: cell('id') || idFrom(cell('name')),
		name: cell('name'),
		needs: wordsIn(cell('needs')),
		effects: 'value' in effects ? effects.value : [{ do: 'reserve' }]
	});
	const own = 'faults' in effects ? effects.faults : [];
	if (!parsed.success) {
		return { placed: null, faults: [...own, ...rowFaults(line, parsed.issues, columnOf)] };
	}
	return { placed: { at: (field) => placeOf(line, field), card: parsed.output }, faults: own };
}

const wordsIn = (cell: string) =>
	cell
		.toLowerCase()
		.split(/[\s,;+]+/)
		.filter((word) => word !== '');

const columnOf = ([field]: readonly unknown[]): readonly [string, number] => [
	String(field),
	field === 'needs' ? 2 : 1
];
