import type { IconName } from '../icons/names.ts';

/** One step of setting up the real components, on a screen of its own. */
export type SetUpStep = {
	readonly id: string;
	readonly title: string;
	readonly lines: readonly string[];
	/** What each player does, where it differs. */
	readonly people: readonly {
		readonly name: string;
		readonly words: string;
		/** What the player plays. */
		readonly sign: { readonly name: IconName; readonly label: string } | null;
	}[];
};
