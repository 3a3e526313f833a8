import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DECK_SCHEMA_PATH, deckSchemaText } from '../../../../scripts/house/file-schema.ts';
import type { JsonSchema } from '../../../../scripts/house/json-schema.ts';
import { openDeck } from '../../../../src/lib/server/games/heritage/decks/chronicle/open-deck.ts';
import { wholeDeck } from '../../../unit/heritage/deck/whole-deck.ts';
import { breaches } from '../../logs/json-schema.ts';

const packOf = (cards: readonly object[]) => ({
	format: 'elysium-chronicle-deck',
	version: 1,
	id: 'winter',
	name: 'Winter',
	licence: 'CC BY 4.0',
	adds: false,
	cards
});

describe('the published schema of a pack of chronicle cards', () => {
	const schema = JSON.parse(deckSchemaText()) as JsonSchema;

	it('is the one that follows from the code (npm run file-schema)', () => {
		expect(readFileSync(DECK_SCHEMA_PATH, 'utf8')).toBe(deckSchemaText());
	});

	it.each([
		['a small deck', wholeDeck()],
		['the open chronicle', openDeck]
	])('holds for %s', (_, cards) => {
		expect(breaches(schema, packOf(cards))).toEqual([]);
	});

	it.each([
		['no licence', { ...packOf(wholeDeck()), licence: undefined }],
		['another version', { ...packOf(wholeDeck()), version: 2 }],
		['no cards', packOf([])],
		['a card of no known kind', packOf([{ kind: 'event', number: 1 }])]
	])('does not hold for a pack with %s', (_, pack) => {
		expect(breaches(schema, JSON.parse(JSON.stringify(pack)))).not.toEqual([]);
	});
});
