import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
	ARCHETYPES,
	CLANS,
	CLASSES,
	GEOGRAPHIES,
	STICKER_KINDS,
	TEMPERAMENTS
} from '../../../src/lib/games/heritage/vocabulary.ts';
import {
	ATTRIBUTE_ICONS,
	CLAN_ICONS,
	SCREEN_ICONS,
	TOKEN_ICONS
} from '../../../src/lib/ui/icons/names.ts';

const sprite = readFileSync(
	new URL('../../../src/lib/ui/icons/icons.svg', import.meta.url),
	'utf8'
);
const symbols = [...sprite.matchAll(/<symbol id="([\w-]+)" viewBox="0 0 24 24">(.*?)<\/symbol>/g)];
const names = [...ATTRIBUTE_ICONS, ...CLAN_ICONS, ...TOKEN_ICONS, ...SCREEN_ICONS];

it('every name has one symbol and every symbol a name', () => {
	expect(symbols.map((symbol) => symbol[1]).sort()).toEqual([...names].sort());
	expect(new Set(names).size).toBe(names.length);
});

it('no two symbols look the same', () => {
	expect(new Set(symbols.map((symbol) => symbol[2])).size).toBe(names.length);
});

it('takes its colour from the text around it', () => {
	expect(sprite).not.toMatch(/#[0-9a-f]{3,6}"/i);
});

it('the vocabulary is drawn whole', () => {
	expect([...ATTRIBUTE_ICONS]).toEqual([
		...CLASSES,
		...TEMPERAMENTS,
		...GEOGRAPHIES,
		...ARCHETYPES
	]);
	expect([...CLAN_ICONS]).toEqual([...STICKER_KINDS]);
	expect(CLAN_ICONS).toEqual(expect.arrayContaining([...CLANS]));
});
