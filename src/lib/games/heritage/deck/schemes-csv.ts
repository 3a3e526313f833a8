import { idFrom } from '../../core/cards/id-from.ts';
import type { ReadCards } from '../../core/cards/reading.ts';
import { readTable, rowFaults, type ReadRow, type Row } from '../../core/cards/table.ts';
import { parseAs } from '../../core/parse.ts';
import { fault } from '../../core/file-fault.ts';
import { schemeCardSchema, type SchemeCard } from './cards.ts';
import { battlegroundFaults } from './battleground-faults.ts';
import { effectsIn } from './effects-cell.ts';

/** The columns of a table of schemes; each row fills either clan or battleground. */
export const SCHEME_COLUMNS = {
	id: 'optional',
	name: 'required',
	clan: 'optional',
	battleground: 'optional',
	needs: 'required',
	effects: 'required'
} as const;

const MOST = { count: 300, noun: 'schemes' };

/**
 * Reads schemes from a table: a header, then a row each; `needs` lists archetypes with spaces between
 * them, `effects` holds the effects as JSON. Faults say line and column; ids, names and battlegrounds may
 * stand once only; at most 300 schemes.
 */
export const readSchemesCsv = (text: string): ReadCards<SchemeCard[]> =>
	readTable(text, SCHEME_COLUMNS, MOST, schemeIn, battlegroundFaults);

function schemeIn({ line, cell }: Row<typeof SCHEME_COLUMNS>): ReadRow<SchemeCard> {
	const [clan, battleground] = [cell('clan').toLowerCase(), cell('battleground').toUpperCase()];
	if ((clan === '') === (battleground === '')) {
		const where = `line ${line}, columns clan and battleground`;
		const got = clan === '' ? 'neither' : 'both';
		return { card: null, faults: [fault(where, 'one of the two', got)] };
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
		return { card: null, faults: [...own, ...rowFaults(line, parsed.issues, columnOf)] };
	}
	return { card: parsed.output, faults: own };
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
