/** What icons.svg has. A unit test holds both lists together. */
export const RIVALS_ICONS = [
	'prestige',
	'agenda',
	'blood',
	'rival',
	'torpor',
	'vampire',
	'haven',
	'physical',
	'social',
	'mental',
	'ranged',
	'reaction',
	'action',
	'scheme',
	'modifier',
	'conspiracy',
	'title',
	'mortal',
	'antagonist',
	'event',
	'brujah',
	'malkavian',
	'toreador',
	'ventrue'
] as const;

declare module '../../icons/names.ts' {
	interface Symbols {
		rivals: (typeof RIVALS_ICONS)[number];
	}
}
