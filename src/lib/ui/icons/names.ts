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
	'victor',
	'mission',
	'sticker',
	'obligation',
	'asset'
] as const;

export const SCREEN_ICONS = [
	'back',
	'close',
	'plus',
	'minus',
	'check',
	'warning',
	'info',
	'error',
	'edit',
	'seal-closed',
	'seal-broken',
	'haven',
	'sheet',
	'ledger',
	'people',
	'download',
	'upload',
	'qr',
	'menu',
	'chevron',
	'down',
	'up',
	'more',
	'search',
	'undo',
	'redo',
	'waiting',
	'trash',
	'link',
	'copy',
	'lock',
	'key',
	'person',
	'table',
	'bloodline',
	'codex',
	'timeline',
	'standings',
	'centre',
	'fit',
	'calendar',
	'dice',
	'sun',
	'moon',
	'contrast',
	'settings'
] as const;

export type IconName =
	| (typeof ATTRIBUTE_ICONS)[number]
	| (typeof CLAN_ICONS)[number]
	| (typeof TOKEN_ICONS)[number]
	| (typeof SCREEN_ICONS)[number];
