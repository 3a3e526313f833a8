import type { IconName } from '../icons/names.ts';

/** What somebody has from one source, as the picture draws it. */
export type DrawnPart = {
	readonly source: string;
	readonly label: string;
	/** Below zero: taken away again, drawn hatched. */
	readonly points: number;
	/** How strong its tint is: parts are told apart by tint, order, number and sign. */
	readonly tint: 'strong' | 'medium' | 'light';
	readonly icon?: IconName | undefined;
};

/** Somebody's place in a finished game, as the picture draws it; the best place first. */
export type DrawnPlace = {
	readonly name: string;
	readonly emblem: IconName | null;
	/** A line below the name. */
	readonly about: string;
	/** The number that decided, or a word instead of it. */
	readonly total: string;
	readonly isFirst: boolean;
	/** The same sources in the same order for everybody. */
	readonly parts: readonly DrawnPart[];
};

/** A finished game as it is drawn, saved and sent. */
export type DrawnResult = {
	/** What was played. */
	readonly title: string;
	/** What the picture says in large letters; absent: the title. */
	readonly heading?: string;
	/** A line beside the name of the house: the date, the era, the game. */
	readonly note: string;
	/** The picture in one sentence, for who cannot see it. */
	readonly words: string;
	readonly places: readonly DrawnPlace[];
};
