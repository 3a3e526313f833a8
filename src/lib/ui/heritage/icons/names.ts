/** Every symbol of icons.svg, by family. A unit test holds both lists together. */
export const ATTRIBUTE_ICONS = [
	'elitist',
	'egalitarian',
	'calm',
	'cruel',
	'north',
	'east',
	'south',
	'west',
	'roaming',
	'warlike',
	'scholarly',
	'clandestine',
	'wealthy'
] as const;

export const CLAN_ICONS = [
	'brujah',
	'gangrel',
	'lasombra',
	'malkavian',
	'nosferatu',
	'toreador',
	'tremere',
	'tzimisce',
	'ventrue',
	'thin-blood'
] as const;

export const TOKEN_ICONS = [
	'power',
	'infamy',
	'boon',
	'torpor',
	'exhausted',
	'enemy',
	'monstrosity',
	'ankh',
	'first-player',
	'mission',
	'sticker',
	'obligation',
	'asset'
] as const;

/** Parts of the twin that the box has no token for. */
export const PLACE_ICONS = ['haven', 'bloodline'] as const;

declare module '../../icons/names.ts' {
	interface Symbols {
		heritage: (
			typeof ATTRIBUTE_ICONS | typeof CLAN_ICONS | typeof TOKEN_ICONS | typeof PLACE_ICONS
		)[number];
	}
}
