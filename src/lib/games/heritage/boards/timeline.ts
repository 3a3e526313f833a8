import type { Setting } from '../table/setting.ts';
import { CATEGORIES, type Category, type Era } from '../vocabulary.ts';

export const BATTLEGROUNDS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'] as const;
export type BattlegroundId = (typeof BATTLEGROUNDS)[number];

export type Battleground = {
	readonly id: BattlegroundId;
	readonly name: string;
	readonly category: Category;
	/** First and last era on the table. */
	readonly eras: readonly [Era, Era];
	/** What one vampire outside torpor can bring at least and at most. */
	readonly aVampire: readonly [number, number];
	/** What a player gets as one sum, whatever the bloodline, where the board says so. */
	readonly aPlayer?: readonly number[];
};

/**
 * Which battleground is in play when; at each change of era exactly one is exchanged. The source has
 * B in eras 2 to 5, which would leave era 1 without a temperament: it is 1 to 5 here. What a vampire
 * is worth follows the boards; where the source lost it, the readings A to I. What is recorded of B
 * and H may also count a vampire: our reading scores the player there, another box may not.
 */
export const TIMELINE: { readonly [Id in BattlegroundId]: Battleground } = {
	A: board('A', 'Of Clans High and Low', 'class', [1, 1], [0, 2]),
	B: board('B', 'The Beast Within', 'temperament', [1, 5], [-1, 4]),
	C: board('C', 'The War of the Princes', 'geography', [1, 2], [0, 2]),
	D: board('D', 'The Inquisition', 'class', [2, 4], [0, 1]),
	E: board('E', 'The Anarch Revolt', 'geography', [3, 3], [0, 2]),
	F: board('F', 'The Masquerade', 'geography', [4, 6], [0, 3]),
	G: board('G', 'The Court', 'class', [5, 7], [0, 2]),
	H: board('H', 'The Rise of Humanity', 'temperament', [6, 7], [-1, 4]),
	I: { ...board('I', 'The Sabbat Wars', 'geography', [7, 7], [0, 0]), aPlayer: [0, 9] }
};

/**
 * First and last eras that boards had under older rules. Whoever shifts a board leaves its old eras here, so that a chapter
 * that was set with them stays as it was set.
 */
export const ERAS_BEFORE: Readonly<Record<string, readonly (readonly [Era, Era])[]>> = {};

/** The three battlegrounds of an era, one a category. Source: rulebook, Chronicle deck and eras. */
export function battlegroundsOf(era: Era): { readonly [C in Category]: Battleground } {
	const [byClass, temperament, geography] = CATEGORIES.map((category) => inPlay(era, category));
	if (!byClass || !temperament || !geography) throw new Error(`era ${era} lacks a battleground`);
	return { class: byClass, temperament, geography };
}

/** The boards of an era as a chapter is set with them: so that a timeline that is mended later changes no old chapter. */
export function boardsSetIn(era: Era): {
	readonly battlegrounds: Setting['battlegrounds'];
	readonly eras: NonNullable<Setting['eras']>;
} {
	const boards = battlegroundsOf(era);
	const of = <T>(what: (board: Battleground) => T) => ({
		class: what(boards.class),
		temperament: what(boards.temperament),
		geography: what(boards.geography)
	});
	return {
		battlegrounds: of(({ id }) => id),
		eras: of(({ eras: [from, to] }) => ({ from, to }))
	};
}

/** What is exchanged when an era ends: out goes one, in comes another; nothing after era 7. */
export function exchangedAfter(
	era: Era
): { readonly out: Battleground; readonly in: Battleground } | null {
	const out = Object.values(TIMELINE).find(({ eras }) => eras[1] === era);
	const incoming = Object.values(TIMELINE).find(({ eras }) => eras[0] === era + 1);
	return out && incoming ? { out, in: incoming } : null;
}

function inPlay(era: Era, category: Category): Battleground | undefined {
	return Object.values(TIMELINE).find(
		({ category: own, eras: [first, last] }) => own === category && first <= era && era <= last
	);
}

function board(
	id: BattlegroundId,
	name: string,
	category: Category,
	eras: readonly [Era, Era],
	aVampire: readonly [number, number]
): Battleground {
	return { id, name, category, eras, aVampire };
}
