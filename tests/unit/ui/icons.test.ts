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
import { CLANS as CLANS_OF_VENDETTA } from '../../../src/lib/games/vendetta/clans.ts';
import { RIVALS_ICONS } from '../../../src/lib/ui/rivals/icons/names.ts';
import { TABLE_ICONS } from '../../../src/lib/ui/vendetta/icons/names.ts';
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

const HOUSE = { ...spriteIn('icons'), names: ICONS };
const GAMES = [
	{ ...spriteIn('heritage/icons'), names: OF_HERITAGE },
	{ ...spriteIn('vendetta/icons'), names: [...TABLE_ICONS, ...CLANS_OF_VENDETTA] },
	{ ...spriteIn('rivals/icons'), names: RIVALS_ICONS }
];
const SPRITES = [HOUSE, ...GAMES];

it.each(SPRITES)('every name has one symbol and every symbol a name', ({ symbols, names }) => {
	expect(symbols.map((symbol) => symbol[1]).sort()).toEqual([...names].sort());
});

it.each(GAMES)(
	'no two symbols of a game and the house have one name or look the same, so that a picture can have both',
	({ symbols }) => {
		const all = [...HOUSE.symbols, ...symbols];
		expect(new Set(all.map((symbol) => symbol[1])).size).toBe(all.length);
		expect(new Set(all.map((symbol) => symbol[2])).size).toBe(all.length);
	}
);

it('a clan has the same sign in every game', () => {
	const signOf = (game: number, clan: string) =>
		GAMES[game]?.symbols.find((symbol) => symbol[1] === clan)?.[2];
	for (const clan of CLANS_OF_VENDETTA) expect(signOf(1, clan)).toBe(signOf(0, clan));
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
