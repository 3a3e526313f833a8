import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sentenceOfFault } from '../../../../src/lib/games/core/file-fault.ts';
import { LONGEST_LIST, readDeck } from '../../../../src/lib/games/rivals/decks/read-deck.ts';
import { NIGHT_COURT } from './sample.ts';

const faultsOf = (text: string): readonly string[] => readDeck(text).faults.map(sentenceOfFault);
const cardsOf = (text: string) =>
	readDeck(text).deck.cards.map(({ zone, copies, name }) => `${zone}: ${copies} ${name}`);

describe('A list of lines', () => {
	test('is read whole: title, author, parts, kinds, and what stands in brackets', () => {
		const { deck, faults, notes, lines } = readDeck(NIGHT_COURT);
		expect(faults).toEqual([]);
		expect(notes).toEqual([]);
		expect([deck.name, deck.author]).toEqual(['Night Court', 'Ada']);
		expect(deck.cards).toHaveLength(2 + 7 + 14);
		expect(deck.cards[2]).toEqual({
			zone: 'faction',
			name: 'Mara Quill',
			copies: 1,
			leader: true,
			clan: 'Brujah',
			bp: 6,
			disciplines: ['Potence', 'Presence']
		});
		expect(deck.cards.find(({ name }) => name === 'Whisper Campaign')).toEqual({
			zone: 'library',
			name: 'Whisper Campaign',
			copies: 3,
			kind: 'Attack'
		});
		expect(lines[2]).toBe(9);
	});

	test.each([
		['3× Foo'],
		['3x Foo'],
		['3X Foo'],
		['3 x Foo'],
		['3 Foo'],
		['3, Foo'],
		['3\tFoo'],
		['Foo x3'],
		['Foo ×3'],
		['- 3x Foo'],
		['• 3 Foo'],
		['3× "Foo"'],
		['  3×   Foo   # mine'],
		['\u200F3× Fo\u200Bo\u202C']
	])('%j is three of one card', (line) => {
		expect(cardsOf(`Library\n${line}`)).toEqual(['library: 3 Foo']);
	});

	test('a name may begin with a number or an X', () => {
		expect(cardsOf('Library\n2 Xenia\n1× 9 Lives\nFaction\n13th Guest')).toEqual([
			'library: 2 Xenia',
			'library: 1 9 Lives',
			'faction: 1 13th Guest'
		]);
	});

	test('headings may be anything: known ones say the part, the kind or the clan, others a kind of their own', () => {
		const text =
			'Deck\n## Faction\nMara\n**Library**\nBrujah (1)\n1× A\nReactions:\n1× B\nStreet tricks:\n1× C\n# a comment\nOther cards\n1× D';
		expect(readDeck(text).deck.cards).toMatchObject([
			{ zone: 'faction', name: 'Mara' },
			{ name: 'A', clan: 'Brujah' },
			{ name: 'B', kind: 'Reaction' },
			{ name: 'C', kind: 'Street tricks' },
			{ name: 'D' }
		]);
		expect(readDeck(text).deck.cards[4]).not.toHaveProperty('kind');
	});

	test('a heading whose number is wrong is still read, and noted', () => {
		const { faults, notes } = readDeck('Library (5)\nAttack (4)\n3× A\nReaction (2)\n2× B');
		expect(faults).toEqual([]);
		expect(notes).toEqual([{ line: 2, says: '“Attack” says 4. Below it are 3.' }]);
	});

	test('“Word (3)” is a heading where three cards stand below it, and else is asked about', () => {
		expect(readDeck('Library\nTricks (3)\n3× A').deck.cards).toMatchObject([{ kind: 'Tricks' }]);
		expect(faultsOf('Library\nTricks (3)\n2× A')).toEqual([
			'At line 2: expected “3× Tricks”, or a heading above 3 cards (2 stand below it), got "Tricks (3)".'
		]);
	});

	test('a field is no heading, whatever stands in it', () => {
		const { deck } = readDeck('Name: !\nBy: __\nHaven: (1)\nThe Old Mill');
		expect([deck.name, deck.author]).toEqual(['!', '__']);
		expect(deck.cards).toEqual([{ zone: 'haven', name: 'The Old Mill', copies: 1 }]);
	});

	test('the Leader that a list names apart is one of the Faction Deck', () => {
		expect(readDeck('Leader: Mara\nFaction\nMÁRA\nTom').deck.cards).toEqual([
			{ zone: 'faction', name: 'MÁRA', copies: 1, leader: true },
			{ zone: 'faction', name: 'Tom', copies: 1 }
		]);
		expect(cardsOf('Leader: Mara\nFaction\nTom')).toEqual(['faction: 1 Tom', 'faction: 1 Mara']);
	});
});

describe('What cannot be read is named with its line', () => {
	test.each([
		[
			'Library\nFoo',
			'At line 2: expected a count before the name, such as “2× ”, or a heading that ends with a colon, got "Foo".'
		],
		[
			'Library\n0x Foo',
			'At line 2: expected a whole number of copies, from 1 to 99, got "0x Foo".'
		],
		[
			'Library\n100x Foo',
			'At line 2: expected a whole number of copies, from 1 to 99, got "100x Foo".'
		],
		[
			'Library\n99999999999999999999 Foo',
			'At line 2: expected a whole number of copies, from 1 to 99, got "99999999999999999999 Foo".'
		],
		[
			'Library\n-1 Foo',
			'At line 2: expected a whole number of copies, from 1 to 99, got "-1 Foo".'
		],
		[
			'Library\n1.5 Foo',
			'At line 2: expected a whole number of copies, from 1 to 99, got "1.5 Foo".'
		],
		['Library\n3x 🦇', 'At line 2: expected a name with a letter or a digit, got "3x 🦇".'],
		[
			'Library\n3x Foo (Leader)',
			'At line 2: expected a Leader in the Faction Deck, got "3x Foo (Leader)".'
		],
		[
			'Library\n3x Foo [Sorcerer]',
			'At line 2: expected a kind, a clan, a Discipline or “BP 4”; before a word that Elysium does not know: kind, clan or discipline, got "Sorcerer".'
		],
		['Library\n3x Foo [Brujah, Ventrue]', 'At line 2: expected one clan, got "Ventrue".'],
		[
			`Library\n3x ${'a'.repeat(81)}`,
			`At line 2: expected a name of at most 80 characters, got "3x ${'a'.repeat(76)}….`
		],
		[
			'Mode: chess\nLibrary',
			'At line 1: expected head-to-head, multiplayer or both, got "Mode: chess".'
		],
		[
			`Library\na${','.repeat(1_000)}b\n${'-'.repeat(1_001)}x`,
			`At line 2: expected a line of at most 1000 characters, got "a${','.repeat(78)}….`,
			`At line 3: expected a line of at most 1000 characters, got "${'-'.repeat(79)}….`
		],
		['', 'At file: expected a list of cards, got nothing.'],
		[' \n\t\n', 'At file: expected a list of cards, got nothing.'],
		[
			'🦇🦇',
			'At line 1: expected a count before the name, such as “2× ”, or a heading such as Faction, got "🦇🦇".'
		],
		['\n'.repeat(2_001) + 'x', 'At file: expected a list of at most 2,000 lines, got more.'],
		['x'.repeat(1_000_000), 'At file: expected a list of at most 60,000 characters, got 1,000,000.']
	])('%j', (text, ...sentences) => {
		expect(faultsOf(text)).toEqual(sentences);
	});

	test('ten at once, and how many more there are; every other line is read', () => {
		const bad = Array.from({ length: 25 }, (_, nth) => `No count ${nth}`);
		const { faults, more, deck } = readDeck(['Library', ...bad, '2× Good'].join('\n'));
		expect(faults).toHaveLength(10);
		expect(more).toBe(15);
		expect(deck.cards).toEqual([{ zone: 'library', name: 'Good', copies: 2 }]);
	});

	test('more different cards than any deck has', () => {
		const many = Array.from({ length: 203 }, (_, nth) => `1× Card ${nth}`);
		const { faults, more, deck } = readDeck(many.join('\n'));
		expect(deck.cards).toHaveLength(200);
		expect(faults.map(sentenceOfFault)[0]).toBe(
			'At line 201: expected at most 200 different cards, got "1× Card 200".'
		);
		expect(faults.length + more).toBe(3);
	});
});

describe('A table', () => {
	test('names its columns, in any order and with other words for them', () => {
		const rows = [
			'Card;Qty;Type;Clan;BP;Disciplines;Price',
			'Mara;;Vampire;Brujah;6;Potence/Presence;9',
			'Bottle;3;Attack;;2;;'
		];
		const { deck, notes, faults } = readDeck(rows.join('\r\n'));
		expect(faults).toEqual([]);
		expect(deck.cards).toEqual([
			{
				zone: 'faction',
				name: 'Mara',
				copies: 1,
				clan: 'Brujah',
				bp: 6,
				disciplines: ['Potence', 'Presence']
			},
			{ zone: 'library', name: 'Bottle', copies: 3, kind: 'Attack', bp: 2 }
		]);
		expect(notes).toEqual([{ line: 1, says: 'The column “Price” is passed over.' }]);
	});

	test('names each row that it cannot read', () => {
		expect(
			faultsOf('name\tcount\tsection\nA\tmany\tlibrary\nB\t1\tcellar\nC\t2\tlibrary\textra')
		).toEqual([
			'At line 2: expected a whole number of copies, from 1 to 99, got "A | many | library".',
			'At line 3: expected a part: Agenda, Haven, Faction or Library, got "cellar".',
			'At line 4: expected at most 3 cells, as in the first row, got "C | 2 | library | extra".'
		]);
		expect(faultsOf('name,count\n"A,1')).toEqual([
			'At line 2: expected a quote that closes this text, got "\\"A,1".'
		]);
	});
});

describe('JSON', () => {
	test('says where it stops being JSON, and what it lacks', () => {
		expect(faultsOf('{"name": "x",')).toEqual([
			'At line 1, column 14: expected a field name in quotes, got the end of the file.'
		]);
		expect(faultsOf('{"name": "x"}')).toEqual([
			'At file: expected factionDeck and libraryDeck, or a file of Elysium, got "{\\"name\\": \\"x\\"}".'
		]);
	});

	test('names each id and count that it cannot read, and reads the others', () => {
		const text = JSON.stringify({
			name: 'x',
			factionDeck: { 'own-mara': true, Mara: false },
			libraryDeck: { 'own-a': 0, 'own-b': 2 }
		});
		expect(faultsOf(text)).toEqual([
			'At factionDeck: expected an id such as “set-name-of-the-card”, got "Mara".',
			'At libraryDeck.own-a: expected a whole number of copies, from 1 to 99, got "0".'
		]);
		expect(cardsOf(text)).toEqual(['faction: 1 Mara', 'library: 2 B']);
	});

	test('our own file is read strictly', () => {
		expect(faultsOf('{"format": "elysium-rivals-deck", "version": 2}').length).toBeGreaterThan(2);
	});
});

test('whatever is pasted is answered, at most ten faults at once', () => {
	const piece = fc.oneof(
		fc.string({ unit: 'binary' }),
		fc.constantFrom(
			'\n',
			'3× ',
			'x3',
			'(Leader)',
			'[',
			']',
			'Library (40)',
			':',
			'\u202E',
			'#',
			'{"',
			'"',
			','
		)
	);
	fc.assert(
		fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
			const { faults, more, deck, lines } = readDeck(pieces.join(''));
			expect(faults.length).toBeLessThanOrEqual(10);
			expect(more === 0 || faults.length === 10).toBe(true);
			expect(lines).toHaveLength(deck.cards.length);
		})
	);
});

test.each([
	['spaces', ' '],
	['open brackets', '['],
	['letters', 'a'],
	['quotes', '"'],
	['new lines', '\n'],
	['lines of a letter', 'a\n'],
	['numbers', '9'],
	['opened JSON', '{"'],
	['dashes', '-'],
	['words', 'x ']
])('the longest list of %s stalls nobody', (_name, piece) => {
	const text = `Library\n3x ${piece.repeat(LONGEST_LIST)}`.slice(0, LONGEST_LIST);
	const began = performance.now();
	readDeck(text);
	readDeck(text.slice(11));
	expect(performance.now() - began).toBeLessThan(1_500);
});
