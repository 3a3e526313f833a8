import { describe, expect, it } from 'vitest';
import {
	ARCHETYPES,
	CLANS,
	CLASSES,
	GEOGRAPHIES,
	STICKER_KINDS,
	TEMPERAMENTS
} from '../../../src/lib/games/heritage/vocabulary.ts';
import type { Term } from '../../../src/lib/ui/codex/term.ts';
import { CODEX, searchCodex, termOf } from '../../../src/lib/ui/codex/terms.ts';

const terms: Term[] = CODEX.flatMap((part) => [...part.terms]);
const ids = terms.map((term) => term.id);

/** The words of the game that a player may meet on a screen. */
const WORDS =
	`bloodline clan-leader sire childe fledgling ancilla coterie-leader coterie-members torpor exhausted
	unexhaust rejuvenate sacrifice reserve bonded banish assign gain any each any-opponent boon power
	infamy clan-scheme battleground-scheme mission haven retainer obligation asset ability-sticker
	thin-blood chapter era chronicle aftermath primogen-draw victor vanquished points activate trigger
	recruit scheme round queue first-player prologue trait dot title`.split(/\s+/);

describe('codex', () => {
	it.each([
		...CLASSES,
		...TEMPERAMENTS,
		...GEOGRAPHIES,
		...ARCHETYPES,
		...CLANS,
		...STICKER_KINDS,
		...WORDS
	])('explains %s', (word) => {
		expect(ids).toContain(word);
	});

	it('has nine battlegrounds', () => {
		expect(CODEX.find((part) => part.id === 'battlegrounds')?.terms).toHaveLength(9);
	});

	it('uses every id once, as an address can carry it', () => {
		expect(new Set(ids).size).toBe(ids.length);
		expect(ids.every((id) => /^[a-z-]+$/.test(id))).toBe(true);
	});

	it.each(terms.map((term) => [term.word, term.definition]))(
		'says what %s is in one to three sentences',
		(_, definition) => {
			const sentences = definition.match(/[.!?](\s|$)/g) ?? [];
			expect(sentences.length).toBeGreaterThanOrEqual(1);
			expect(sentences.length).toBeLessThanOrEqual(3);
			expect(definition.length).toBeLessThan(280);
			expect(definition).toMatch(/\.$/);
		}
	);

	it('finds by word and by definition, whatever the case', () => {
		const found = (asked: string): string[] =>
			searchCodex(asked).flatMap((part) => part.terms.map((term) => term.id));
		expect(found('TORPOR')).toContain('torpor');
		expect(found('favour owed')).toEqual(['boon']);
		expect(found('no such thing at all')).toEqual([]);
		expect(found('')).toHaveLength(terms.length);
	});

	it('answers with the term of an id', () => {
		expect(termOf('haven').word).toBe('Haven');
	});
});
