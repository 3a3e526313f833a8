/** The field's own words, first as lists, then as unions. Order is the order of the rules. */

export const CLASSES = ['elitist', 'egalitarian'] as const;
export type Class = (typeof CLASSES)[number];

export const TEMPERAMENTS = ['calm', 'cruel'] as const;
export type Temperament = (typeof TEMPERAMENTS)[number];

/** Roaming is the wildcard direction. */
export const GEOGRAPHIES = ['north', 'east', 'south', 'west', 'roaming'] as const;
export type Geography = (typeof GEOGRAPHIES)[number];

export const ARCHETYPES = ['warlike', 'scholarly', 'clandestine', 'wealthy'] as const;
export type Archetype = (typeof ARCHETYPES)[number];

export const CLANS = [
	'brujah',
	'gangrel',
	'lasombra',
	'malkavian',
	'nosferatu',
	'toreador',
	'tremere',
	'tzimisce',
	'ventrue'
] as const;
export type Clan = (typeof CLANS)[number];

/** Ability stickers come by clan, and of the thin blood when a clan's are out (rulings 17, 18). */
export const STICKER_KINDS = [...CLANS, 'thin-blood'] as const;
export type StickerKind = (typeof STICKER_KINDS)[number];

/** A battleground of each category is on the table; they activate in this order (ruling 11). */
export const CATEGORIES = ['class', 'temperament', 'geography'] as const;
export type Category = (typeof CATEGORIES)[number];

/** Where points come from: the three battlegrounds, then tokens. Infamy counts against. */
export const POINT_SOURCES = [...CATEGORIES, 'power', 'boons', 'infamy'] as const;
export type PointSource = (typeof POINT_SOURCES)[number];

export const CHARACTER_KINDS = ['basic', 'chronicle', 'leader'] as const;
export type CharacterKind = (typeof CHARACTER_KINDS)[number];

export const ERAS = [1, 2, 3, 4, 5, 6, 7] as const;
export type Era = (typeof ERAS)[number];

export const CHAPTERS = 21;
export const CHAPTERS_PER_ERA = 3;
export const FEWEST_SEATS = 2;
export const MOST_SEATS = 4;

/** Who deals at points of chance: the cardboard on the table, or the program. */
export const DEALERS = ['box', 'app'] as const;
export type Dealer = (typeof DEALERS)[number];

/** When code may rank, predict and value at a table: never; once the chapter is over; at any time, open to all. */
export const ADVICE_CHOICES = ['off', 'after', 'open'] as const;
export type AdviceChoice = (typeof ADVICE_CHOICES)[number];

/** The era of a chapter, both counted from 1. */
export function eraOf(chapter: number): Era {
	const era = ERAS[Math.ceil(chapter / CHAPTERS_PER_ERA) - 1];
	if (era === undefined) throw new Error(`there is no chapter ${chapter}`);
	return era;
}

/** The last chapter of an era. */
export function lastChapterOf(era: Era): number {
	return era * CHAPTERS_PER_ERA;
}
