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
	PLACE_ICONS,
	TOKEN_ICONS
} from '../../../src/lib/ui/heritage/icons/names.ts';
import { ICONS } from '../../../src/lib/ui/icons/names.ts';
import { symbolAt } from '../../../src/lib/ui/icons/symbol.ts';

const OF_HERITAGE = [...ATTRIBUTE_ICONS, ...CLAN_ICONS, ...TOKEN_ICONS, ...PLACE_ICONS];

function spriteIn(folder: string) {
	const text = readFileSync(
		new URL(`../../../src/lib/ui/${folder}/icons.svg`, import.meta.url),
		'utf8'
	);
	const found = text.matchAll(/<symbol id="([\w-]+)" viewBox="0 0 24 24">(.*?)<\/symbol>/g);
	return { text, symbols: [...found] };
}

const SPRITES = [
	{ ...spriteIn('icons'), names: ICONS },
	{ ...spriteIn('heritage/icons'), names: OF_HERITAGE }
];

it.each(SPRITES)('every name has one symbol and every symbol a name', ({ symbols, names }) => {
	expect(symbols.map((symbol) => symbol[1]).sort()).toEqual([...names].sort());
});

it('no two symbols have one name or look the same, so that a picture can have both', () => {
	const all = SPRITES.flatMap(({ symbols }) => symbols);
	expect(new Set(all.map((symbol) => symbol[1])).size).toBe(all.length);
	expect(new Set(all.map((symbol) => symbol[2])).size).toBe(all.length);
});

it.each(SPRITES)('takes its colour from the text around it', ({ text }) => {
	expect(text).not.toMatch(/#[0-9a-f]{3,6}"/i);
});

it('a game draws its own symbols', () => {
	expect(symbolAt('back')).toMatch(/ui\/icons\/icons\.svg.*#back$/);
	expect(symbolAt('heritage/power')).toMatch(/ui\/heritage\/icons\/icons\.svg.*#power$/);
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
