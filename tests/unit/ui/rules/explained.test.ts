import { describe, expect, it, test } from 'vitest';
import { TIMELINE } from '../../../../src/lib/games/heritage/boards/timeline.ts';
import { openCharacters } from '../../../../src/lib/games/heritage/open/open-set.ts';
import { effectsWords } from '../../../../src/lib/games/heritage/effects/words.ts';
import {
	ARCHETYPES,
	CATEGORIES,
	CLANS,
	CLASSES,
	GEOGRAPHIES,
	TEMPERAMENTS
} from '../../../../src/lib/games/heritage/vocabulary.ts';
import { boardTermId } from '../../../../src/lib/ui/heritage/boards/term-id.ts';
import { explained } from '../../../../src/lib/ui/heritage/codex/explained.ts';
import { MARKED, marks } from '../../../../src/lib/ui/heritage/codex/marked.ts';
import {
	ATTRIBUTE_ICONS,
	CLAN_ICONS,
	PLACE_ICONS,
	TOKEN_ICONS
} from '../../../../src/lib/ui/heritage/icons/names.ts';

describe('everything on a table answers a tap', () => {
	test.each([...ATTRIBUTE_ICONS, ...CLAN_ICONS, ...TOKEN_ICONS, ...PLACE_ICONS])(
		'the symbol %s',
		(name) => {
			expect(explained(name)?.definition).toMatch(/\.$/);
		}
	);

	test.each([
		...CATEGORIES,
		...CLASSES,
		...TEMPERAMENTS,
		...GEOGRAPHIES,
		...ARCHETYPES,
		...CLANS,
		...Object.values(TIMELINE).map(boardTermId),
		...new Set(Object.values(MARKED))
	])('the word %s', (id) => {
		expect(explained(id)?.id).toBe(id);
	});

	it('what has no term has no answer', () => {
		expect(explained('chevron')).toBeUndefined();
	});
});

describe('the words of card texts', () => {
	const whole = (pieces: readonly { readonly text: string }[]) =>
		pieces.map(({ text }) => text).join('');

	it('are marked once on a screen, and the longest word counts', () => {
		const mark = marks();
		expect(mark('Draw 1 clan scheme. Power, power.')).toEqual([
			{ text: 'Draw 1 ' },
			{ text: 'clan scheme', id: 'clan-scheme' },
			{ text: '. ' },
			{ text: 'Power', id: 'power' },
			{ text: ', power.' }
		]);
		expect(mark('Gain 2 power from the powerful.')).toEqual([
			{ text: 'Gain 2 power from the powerful.' }
		]);
		expect(marks()('power')).toEqual([{ text: 'power', id: 'power' }]);
	});

	it('stay as they are, on every card of the open set', () => {
		let found = 0;
		for (const { abilities } of openCharacters)
			for (const { effects } of abilities) {
				const text = effectsWords(effects).join(' ');
				const pieces = marks()(text);
				expect(whole(pieces)).toBe(text);
				found += pieces.filter(({ id }) => id !== undefined).length;
			}
		expect(found).toBeGreaterThan(20);
	});
});
