import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { readCsv, writeCsv } from '../../../../src/lib/games/core/cards/csv.ts';
import { repeats } from '../../../../src/lib/games/core/cards/doubles.ts';
import { idFrom } from '../../../../src/lib/games/core/cards/id-from.ts';
import {
	jsonIn,
	readTable,
	rowFaults,
	type ReadRow,
	type Row
} from '../../../../src/lib/games/core/cards/table.ts';
import { sentenceOfFault } from '../../../../src/lib/games/core/file-fault.ts';
import { parseAs } from '../../../../src/lib/games/core/parse.ts';

describe('cutting a table into cells', () => {
	it.each<[string, readonly (readonly string[])[]]>([
		[
			'a,b\n1,2\n',
			[
				['a', 'b'],
				['1', '2']
			]
		],
		[
			'a;b\r\n1;2\r\n',
			[
				['a', 'b'],
				['1', '2']
			]
		],
		[
			'a\tb\r1\t2',
			[
				['a', 'b'],
				['1', '2']
			]
		],
		[
			'a,b\n"x, ""y"";",  z  ',
			[
				['a', 'b'],
				['x, "y";', 'z']
			]
		],
		[
			'a,b\n "1"  , 2',
			[
				['a', 'b'],
				['1', '2']
			]
		],
		[
			'a,b\n"1\r\n2",3',
			[
				['a', 'b'],
				['1\r\n2', '3']
			]
		],
		[
			'a,b\n\n,\n1,\n',
			[
				['a', 'b'],
				['1', '']
			]
		],
		['a;b,c\n1', [['a;b', 'c'], ['1']]],
		['', []]
	])('%j', (text, cells) => {
		const read = readCsv(text);
		expect(read.faults).toEqual([]);
		expect(read.rows.map((row) => row.cells)).toEqual(cells);
	});

	it('knows on which line a row begins, whatever came before', () => {
		const { rows } = readCsv('a,b\r\n\r\n"1\n2\r\n3",x\r4,5\n\n6,7');
		expect(rows.map(({ line }) => line)).toEqual([1, 3, 6, 8]);
	});

	it.each([
		['a,b\n1,"x\n2,3', 'At line 2: expected a quote that closes this text, got "\\"x\\n2,3".'],
		['a,b\n1,"x"y\n2,3', 'At line 2: expected a delimiter after the closing quote, got "y".'],
		[
			'a,b\n1,"x\n2,"y\n',
			'At line 3: expected a delimiter after the closing quote of the text that began on line 2, got "y".'
		]
	])('%j', (text, sentence) => {
		expect(readCsv(text).faults.map(sentenceOfFault)).toEqual([sentence]);
	});

	it('gives back whatever cells were written', () => {
		const cell = fc.string({ minLength: 1 }).filter((text) => text.trim() !== '');
		const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 2 }), { minLength: 1 });
		const ends = fc.constantFrom('\n', '\r\n', '\r');
		fc.assert(
			fc.property(rows, fc.constantFrom(',', ';', '\t'), ends, (cells, delimiter, lineEnd) => {
				const table = [['a', 'b'], ...cells];
				const quoted = table.map((row) => row.map((text) => `"${text.replaceAll('"', '""')}"`));
				const text = quoted.map((row) => row.join(delimiter)).join(lineEnd);
				expect(readCsv(text)).toMatchObject({
					rows: table.map((row) => ({ cells: row })),
					faults: []
				});
			})
		);
	});
});

describe('an id made of a name', () => {
	it.each([
		['Håkon Stone-Skin', 'hakon-stone-skin'],
		['Muireann Ní Dhálaigh', 'muireann-ni-dhalaigh'],
		['  Łucja "the Ash" Þórr ', 'lucja-the-ash-thorr'],
		['x'.repeat(60), 'x'.repeat(48)],
		['東京', '']
	])('%s', (name, id) => {
		expect(idFrom(name)).toBe(id);
	});
});

/* Lanterns: a colour, and how long each burns. */
const lanternSchema = v.object({
	id: v.string(),
	name: v.string(),
	colour: v.picklist(['red', 'blue']),
	hours: v.array(v.number())
});
type Lantern = v.InferOutput<typeof lanternSchema>;
const COLUMNS = { name: 'required', colour: 'required', hours: 'optional' } as const;

function lanternIn({ line, cell }: Row<typeof COLUMNS>): ReadRow<Lantern> {
	const hours = jsonIn(line, 'hours', cell('hours') || '[]');
	if ('faults' in hours) return { card: null, faults: hours.faults };
	const parsed = parseAs(lanternSchema, {
		id: idFrom(cell('name')),
		name: cell('name'),
		colour: cell('colour'),
		hours: hours.value
	});
	if (parsed.success) return { card: parsed.output, faults: [] };
	return { card: null, faults: rowFaults(line, parsed.issues, ([field]) => [String(field), 1]) };
}

const lanterns = (text: string) =>
	readTable(text, COLUMNS, { count: 3, noun: 'lanterns' }, lanternIn, (placed) =>
		repeats(
			placed.map(({ at, card }) => ({ where: at('colour'), value: card.colour })),
			'one lantern a colour'
		)
	);

describe('cards of a table', () => {
	it('comes back as it was written', () => {
		const text = writeCsv(Object.keys(COLUMNS), [
			['The "Old", Lamp', 'red', '[1,2]'],
			['Ash', 'blue', '']
		]);
		expect(lanterns(text)).toEqual({
			ok: true,
			value: [
				{ id: 'the-old-lamp', name: 'The "Old", Lamp', colour: 'red', hours: [1, 2] },
				{ id: 'ash', name: 'Ash', colour: 'blue', hours: [] }
			]
		});
	});

	it.each([
		['', 'At line 1: expected the columns name, colour, hours, got nothing.'],
		['name\nAsh', 'At line 1: expected a column named “colour”, got none.'],
		['name,colour,size\n', 'At line 1: expected only the columns name, colour, hours, got "size".'],
		['name,colour,name\n', 'At line 1: expected one column name, got two.'],
		['name,colour\nAsh', 'At line 2: expected 2 cells, as in the first row, got 1.'],
		['name,colour\nAsh,green', 'At line 2, column colour: expected "red" or "blue", got "green".'],
		[
			'name,colour\nAsh,red\nash,blue',
			'At line 3, column id: expected an id used once, got "ash" again, first at line 2, column id.'
		],
		[
			'name,colour\nAsh,red\nElm,red',
			'At line 3, column colour: expected one lantern a colour, got "red" again, first at line 2, column colour.'
		],
		['name,colour\nA,red\nB,red\nC,red\nD,red', 'At file: expected at most 3 lanterns, got 4.']
	])('%j', (text, sentence) => {
		const read = lanterns(text);
		expect(read.ok ? [] : read.faults.map(sentenceOfFault)).toContain(sentence);
	});
});
