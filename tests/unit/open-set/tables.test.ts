import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sentenceOfFault } from '../../../src/lib/games/core/file-fault.ts';
import type { CharacterCard, SchemeCard } from '../../../src/lib/games/heritage/deck/cards.ts';
import {
	CHARACTER_COLUMNS,
	readCharactersCsv
} from '../../../src/lib/games/heritage/deck/characters-csv.ts';
import type { ReadCards } from '../../../src/lib/games/core/cards/reading.ts';
import {
	readSchemesCsv,
	SCHEME_COLUMNS
} from '../../../src/lib/games/heritage/deck/schemes-csv.ts';
import {
	openBattlegroundSchemes,
	openCharacters,
	openClanSchemes,
	openLeaders
} from '../../../src/lib/games/heritage/open/open-set.ts';

type Cells = readonly (readonly string[])[];

function tableOf(rows: Cells, delimiter = ',', lineEnd = '\n'): string {
	const cell = (content: string) =>
		/[",;\t\r\n]|^ | $/.test(content) ? `"${content.replaceAll('"', '""')}"` : content;
	return rows.map((row) => row.map(cell).join(delimiter)).join(lineEnd);
}

function rowOf(card: CharacterCard): string[] {
	const [ability] = card.abilities;
	const { id, name, clan, kind, temperament, geography, archetype, bonded } = card;
	const printed = ability ? [ability.name, JSON.stringify(ability.effects)] : ['', ''];
	const yes = bonded ? 'yes' : '';
	return [id, name, clan, kind, card.class, temperament, geography, archetype, yes, ...printed];
}

function schemeRowOf(card: SchemeCard): string[] {
	const of = card.of === 'clan' ? [card.clan, ''] : ['', card.battleground];
	return [card.id, card.name, ...of, card.needs.join(' '), JSON.stringify(card.effects)];
}

const people = [...openLeaders, ...openCharacters];
const schemes = [...openClanSchemes, ...openBattlegroundSchemes];
const peopleTable = [Object.keys(CHARACTER_COLUMNS), ...people.map(rowOf)];
const schemeTable = [Object.keys(SCHEME_COLUMNS), ...schemes.map(schemeRowOf)];

const sentences = (read: ReadCards<unknown>) => (read.ok ? [] : read.faults.map(sentenceOfFault));

describe('characters from a table', () => {
	it.each([
		[',', '\n'],
		[';', '\r\n'],
		['\t', '\r']
	])('gives back what was written with %j and %j', (delimiter, lineEnd) => {
		const text = `\uFEFF${tableOf(peopleTable, delimiter, lineEnd)}`;
		expect(readCharactersCsv(text)).toEqual({ ok: true, value: people });
	});

	it('does with the columns that matter, in any order, and forgives capitals', () => {
		const text =
			'Clan;NAME;class;Temperament;geography;archetype\nVentrue;Jürgen Größe;Elitist;CALM;north;wealthy';
		expect(readCharactersCsv(text)).toEqual({
			ok: true,
			value: [
				{
					id: 'jurgen-grosse',
					name: 'Jürgen Größe',
					clan: 'ventrue',
					kind: 'basic',
					class: 'elitist',
					temperament: 'calm',
					geography: 'north',
					archetype: 'wealthy',
					bonded: false,
					abilities: []
				}
			]
		});
	});

	const header = 'name,clan,class,temperament,geography,archetype,bonded,ability,effects';
	const good = 'Ada,brujah,elitist,calm,north,warlike';

	it.each<[string, string[]]>([
		[
			'',
			[
				'At line 1: expected the columns id, name, clan, kind, class, temperament, geography, archetype, bonded, ability, effects, got nothing.'
			]
		],
		[
			'name,clan,colour,name\nAda,brujah,red,Ada',
			[
				'At line 1: expected a column named “class”, got none.',
				'At line 1: expected a column named “temperament”, got none.',
				'At line 1: expected a column named “geography”, got none.',
				'At line 1: expected a column named “archetype”, got none.',
				'At line 1: expected only the columns id, name, clan, kind, class, temperament, geography, archetype, bonded, ability, effects, got "colour".',
				'At line 1: expected one column name, got two.'
			]
		],
		[
			`${header},__proto__\n${good},,,,x`,
			[
				'At line 1: expected only the columns id, name, clan, kind, class, temperament, geography, archetype, bonded, ability, effects, got "__proto__".'
			]
		],
		[
			`${header}\n${good},,,\n\n${good}\n`,
			['At line 4: expected 9 cells, as in the first row, got 6.']
		],
		[
			`${header}\n"Ada\nB",brujah,elite,calm,north,warlike,,,\nBo,ventrue,elitist,hot,,wealthy,perhaps,,`,
			[
				'At line 2, column class: expected "elitist" or "egalitarian", got "elite".',
				'At line 4, column bonded: expected yes, no or nothing, got "perhaps".',
				'At line 4, column temperament: expected "calm" or "cruel", got "hot".',
				'At line 4, column geography: expected "north", "east", "south", "west" or "roaming", got "".'
			]
		],
		[
			`${header}\n${good},,Loud,\nBo,brujah,elitist,calm,north,warlike,,,[]`,
			[
				'At line 2, column effects: expected what the ability does, got nothing.',
				'At line 3, column ability: expected the name of the ability, got nothing.'
			]
		],
		[
			`${header}\n${good},,Loud,[]\nBo,brujah,elitist,calm,north,warlike,,Loud,"[{""do"":""gain""}]"`,
			[
				'At line 2, column effects: expected at least one effect, got [].',
				'At line 3, column effects, [0].what: expected this field, got nothing.',
				'At line 3, column effects, [0].amount: expected this field, got nothing.'
			]
		],
		[
			`${header}\n${good},,Loud,[x]\nBo,brujah,elitist,calm,north,warlike,,${'L'.repeat(61)},"[{""do"":""reserve""}]"`,
			[
				'At line 2, column effects, character 2 of its line 1: expected a value or ], got "x]".',
				`At line 3, column ability: expected at most 60 characters, got "${'L'.repeat(61)}".`
			]
		],
		[
			`${header}\n${good},,Loud,Gain 2 power.`,
			[
				'At line 2, column effects: expected effects such as [{"do":"manual","text":"Gain 2 power."}], got "Gain 2 power.".'
			]
		],
		[
			`${header}\n${good},,,\nADA,ventrue,elitist,calm,north,warlike,,,`,
			[
				'At line 3, column id: expected an id used once, got "ada" again, first at line 2, column id.',
				'At line 3, column name: expected a name used once, got "ADA" again, first at line 2, column name.'
			]
		],
		[
			`${header}\n東京,brujah,elitist,calm,north,warlike,,,`,
			['At line 2, column id: expected lower-case letters, digits and -, got "".']
		],
		[
			`${header}\n"Ada,brujah`,
			['At line 2: expected a quote that closes this text, got "\\"Ada,brujah".']
		]
	])('%#: says exactly what is wrong', (text, wanted) => {
		expect(sentences(readCharactersCsv(text))).toEqual(wanted);
	});

	it('takes a name such as __proto__ as a name', () => {
		const read = readCharactersCsv(`${header}\n__proto__,brujah,elitist,calm,north,warlike,,,`);
		expect(read).toMatchObject({ ok: true, value: [{ id: 'proto', name: '__proto__' }] });
	});

	it('names ten faults and counts the rest', () => {
		const row = 'x,nobody,elitist,calm,north,warlike,,,';
		const read = readCharactersCsv([header, ...Array.from({ length: 12 }, () => row)].join('\n'));
		expect(read).toMatchObject({ ok: false, more: 2 });
		expect(sentences(read)).toHaveLength(10);
	});

	it('reads ten thousand lines quickly, and says that they are too many', () => {
		const effects = '"[{""do"":""gain"",""what"":""power"",""amount"":1}]"';
		const row = (index: number) =>
			`Nø ${index};brujah;elitist;calm;north;warlike;;Günther;${effects}`;
		const rows = Array.from({ length: 10_000 }, (_, index) => row(index));
		const started = performance.now();
		const long = readCharactersCsv([header.replaceAll(',', ';'), ...rows].join('\r\n'));
		expect(performance.now() - started).toBeLessThan(2_000);
		expect(sentences(long)).toEqual(['At file: expected at most 500 characters, got 10000.']);
		const some = readCharactersCsv(
			[header.replaceAll(',', ';'), ...rows.slice(0, 500)].join('\r\n')
		);
		expect(some.ok ? some.value : []).toHaveLength(500);
	});

	it('does not descend into effects nested beyond reason', () => {
		const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;
		expect(
			sentences(readCharactersCsv(`${header}\nAnna,brujah,elitist,calm,north,warlike,,Old,${deep}`))
		).toEqual([
			'At line 2, column effects: expected values at most 40 levels deep, got more levels.'
		]);
	});

	it('answers any text with faults or cards, and an endless quote without endless work', () => {
		fc.assert(fc.property(fc.string(), (text) => !readCharactersCsv(text).ok));
		const started = performance.now();
		expect(readCharactersCsv(`${header}\n"${'a""'.repeat(200_000)}`).ok).toBe(false);
		expect(performance.now() - started).toBeLessThan(2_000);
	});
});

describe('schemes from a table', () => {
	it.each([
		[',', '\n'],
		[';', '\r\n']
	])('gives back what was written with %j and %j', (delimiter, lineEnd) => {
		const text = tableOf(schemeTable, delimiter, lineEnd);
		expect(readSchemesCsv(text)).toEqual({ ok: true, value: schemes });
	});

	const header = 'name;clan;battleground;needs;effects';
	const effects = '"[{""do"":""reserve""}]"';

	it('takes needs with commas or pluses, and capitals', () => {
		const text = `${header}\nUp;Brujah;;Warlike + warlike, WEALTHY;${effects}\nOn;;a;wealthy;${effects}`;
		expect(readSchemesCsv(text)).toMatchObject({
			ok: true,
			value: [
				{ of: 'clan', id: 'up', clan: 'brujah', needs: ['warlike', 'warlike', 'wealthy'] },
				{ of: 'battleground', id: 'on', battleground: 'A' }
			]
		});
	});

	it.each<[string, string[]]>([
		[
			`Up;;;warlike;${effects}\nOn;brujah;A;warlike;${effects}`,
			[
				'At line 2, columns clan and battleground: expected one of the two, got neither.',
				'At line 3, columns clan and battleground: expected one of the two, got both.'
			]
		],
		[
			`Up;brujah;;warlike loud;${effects}`,
			[
				'At line 2, column needs: expected "warlike", "scholarly", "clandestine" or "wealthy", got "loud".'
			]
		],
		[
			`Up;brujah;;;${effects}`,
			['At line 2, column needs: expected at least one archetype, got [].']
		],
		[
			'Up;nobody;;warlike;',
			[
				'At line 2, column effects: expected effects such as [{"do":"manual","text":"what the table does by hand"}], got "".',
				'At line 2, column clan: expected "brujah", "gangrel", "lasombra", "malkavian", "nosferatu", "toreador", "tremere", "tzimisce" or "ventrue", got "nobody".'
			]
		],
		[
			`Up;;Z;warlike;${effects}\nOn;;B;warlike;${effects}\nIn;;b;warlike;${effects}`,
			[
				'At line 2, column battleground: expected a battleground, A to I, got "Z".',
				'At line 4, column battleground: expected one scheme per battleground, got "B" again, first at line 3, column battleground.'
			]
		]
	])('%#: says exactly what is wrong', (rows, wanted) => {
		expect(sentences(readSchemesCsv(`${header}\n${rows}`))).toEqual(wanted);
	});

	it('holds at most 300', () => {
		const row = `Up;brujah;;warlike;${effects}`;
		const text = [header, ...Array.from({ length: 301 }, () => row)].join('\n');
		expect(sentences(readSchemesCsv(text))).toEqual([
			'At file: expected at most 300 schemes, got 301.'
		]);
	});
});
