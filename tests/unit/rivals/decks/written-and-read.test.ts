import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inOrder } from '../../../../src/lib/games/rivals/decks/deck.ts';
import { deckOfLink, linkText } from '../../../../src/lib/games/rivals/decks/link.ts';
import { readDeck } from '../../../../src/lib/games/rivals/decks/read-deck.ts';
import {
	deckFile,
	deckText,
	rivalsDbText
} from '../../../../src/lib/games/rivals/decks/write-deck.ts';
import { anyDeck } from './arbitrary-deck.ts';
import { NIGHT_COURT } from './sample.ts';

describe('A deck that is written and read again is the same', () => {
	test('as text, in the order in which it is written', () => {
		fc.assert(
			fc.property(anyDeck, (deck) => {
				const read = readDeck(`${deckText(deck)}\n`);
				if (deckText(deck).trim() === '') return;
				expect(read.faults).toEqual([]);
				expect(read.deck).toEqual(inOrder(deck));
			}),
			{ numRuns: 500 }
		);
	});

	test('as our file', () => {
		fc.assert(
			fc.property(anyDeck, (deck) => {
				const read = readDeck(deckFile(deck));
				expect(read.faults).toEqual([]);
				expect(read.deck).toEqual(deck);
			})
		);
	});

	test('as a link', () => {
		fc.assert(
			fc.property(anyDeck, (deck) => {
				expect(deckOfLink(linkText(deck))).toEqual(deck);
			})
		);
	});

	test('as JSON of RivalsDB, where its cards have ids', () => {
		const json = {
			name: 'Night Court',
			agenda: 'own-long-memory',
			haven: 'own-the-old-mill',
			factionDeck: { 'own-mara-quill': true, 'own-tom-ash': false },
			libraryDeck: { 'own-night-of-the-fox': 3 },
			gameMode: 'both',
			public: false
		};
		const read = readDeck(JSON.stringify(json));
		expect(read.faults).toEqual([]);
		expect(read.deck.cards.map(({ name }) => name)).toEqual([
			'Long Memory',
			'The Old Mill',
			'Mara Quill',
			'Tom Ash',
			'Night of the Fox'
		]);
		expect(JSON.parse(rivalsDbText(read.deck) ?? '')).toEqual(json);
	});

	test('there is no JSON of RivalsDB where an id is unknown', () => {
		expect(rivalsDbText(readDeck(NIGHT_COURT).deck)).toBeNull();
	});
});

test('whatever a link holds, it is a deck or none', () => {
	fc.assert(fc.property(fc.string(), (text) => void deckOfLink(text)));
	fc.assert(
		fc.property(fc.jsonValue(), (value) => {
			const read = deckOfLink(JSON.stringify([1, '', '', null, [value]]));
			expect(read === null || read.cards.length === 1).toBe(true);
		})
	);
});
