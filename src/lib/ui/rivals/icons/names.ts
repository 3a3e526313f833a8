/** What icons.svg has. A unit test holds both lists together. */
export const RIVALS_ICONS = ['prestige', 'agenda', 'blood', 'rival', 'torpor'] as const;

declare module '../../icons/names.ts' {
	interface Symbols {
		rivals: (typeof RIVALS_ICONS)[number];
	}
}
