import { describe, expect, it } from 'vitest';
import {
	change,
	embrace,
	found,
	replace
} from '../../../src/lib/games/heritage/bloodline/bloodline.ts';
import {
	ARCHETYPES,
	CLANS,
	CLASSES,
	GEOGRAPHIES,
	STICKER_KINDS,
	TEMPERAMENTS
} from '../../../src/lib/games/heritage/vocabulary.ts';
import type { Term } from '../../../src/lib/ui/codex/terms.ts';
import { CODEX, termOf, type TermId } from '../../../src/lib/ui/heritage/codex/terms.ts';

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

	it('answers with the term of an id', () => {
		expect(termOf('haven').word).toBe('Haven');
	});
});

describe('facts of the rules', () => {
	it('each battleground says the eras in which the timeline has it', () => {
		const erasOf = (id: TermId) => termOf(id).definition.split('. ')[0];
		expect(erasOf('the-war-of-the-princes')).toBe('Geography, eras I and II');
		expect(erasOf('the-masquerade')).toBe('Geography, eras IV to VI');
		expect(erasOf('the-sabbat-wars')).toBe('Geography, era VII');
	});

	it('usurping takes every token but torpor, as the engine does', () => {
		const worn = { power: 2, infamy: 1, boons: ['gangrel' as const], exhausted: true };
		const bloodline = change(
			embrace(found('leader', { power: 0, boons: [] }), 'old', 'leader'),
			'old',
			{
				...worn,
				torpor: true
			}
		);
		expect(replace(bloodline, 'old', 'new').vampires['new']).toMatchObject({
			...worn,
			torpor: false
		});
		expect(termOf('tremere').definition).toContain('its tokens, except torpor');
	});
});
