import type { CLANS } from '../../../games/vendetta/clans.ts';

/** What icons.svg has besides the clans. A unit test holds both lists together. */
export const TABLE_ICONS = ['prince', 'blood'] as const;

declare module '../../icons/names.ts' {
	interface Symbols {
		vendetta: (typeof TABLE_ICONS)[number] | (typeof CLANS)[number];
	}
}
