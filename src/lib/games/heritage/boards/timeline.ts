import { CATEGORIES, ERAS, type Category, type Era } from '../vocabulary.ts';
import type { BoardFacts } from './board-facts.ts';
import * as facts from './facts.ts';

export type BattlegroundId = keyof typeof facts;
export type Battleground = BoardFacts & { readonly id: BattlegroundId };

/**
 * Which battleground is in play when; at each change of era exactly one is exchanged. What a vampire
 * is worth follows the boards; where the source lost it, the readings A to I.
 */
export const TIMELINE: { readonly [Id in BattlegroundId]: Battleground } = facts;
export const BATTLEGROUNDS = Object.keys(TIMELINE) as readonly BattlegroundId[];

/** Those that only a ruleset brings into play. */
export const ALTERNATIVES = BATTLEGROUNDS.filter((id) => TIMELINE[id].alternative);

/** A board by a letter that may be of none. */
export const boardOf = (letter: string): Battleground | undefined =>
	BATTLEGROUNDS.map((id) => TIMELINE[id]).find(({ id }) => id === letter);

/** The alternatives that a chronicle plays with. */
type Chosen = { readonly alternatives?: readonly BattlegroundId[] };

/** The three battlegrounds of an era, one a category. Source: rulebook, Chronicle deck and eras. */
export function battlegroundsOf(
	era: Era,
	chosen: Chosen
): { readonly [C in Category]: Battleground } {
	const [byClass, temperament, geography] = CATEGORIES.map((category) =>
		inPlay(era, category, chosen)
	);
	if (!byClass || !temperament || !geography) throw new Error(`era ${era} lacks a battleground`);
	return { class: byClass, temperament, geography };
}

/** The boards of an era as a chapter is set with them: so that a timeline that is mended later changes no old chapter. */
export function boardsSetIn(
	era: Era,
	chosen: Chosen
): {
	readonly battlegrounds: Record<Category, BattlegroundId>;
	readonly eras: Record<Category, { from: Era; to: Era }>;
} {
	const boards = battlegroundsOf(era, chosen);
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
	era: Era,
	chosen: Chosen,
	chosenNext: Chosen = chosen
): readonly { readonly out: Battleground; readonly in: Battleground }[] {
	const next = ERAS.find((one) => one === era + 1);
	if (next === undefined) return [];
	const [now, then] = [battlegroundsOf(era, chosen), battlegroundsOf(next, chosenNext)];
	return CATEGORIES.filter((category) => now[category] !== then[category]).map((category) => ({
		out: now[category],
		in: then[category]
	}));
}

/** An alternative goes before the board whose place it takes. */
function inPlay(
	era: Era,
	category: Category,
	{ alternatives = [] }: Chosen
): Battleground | undefined {
	const boards = Object.values(TIMELINE).filter(
		({ category: own, eras: [first, last] }) => own === category && first <= era && era <= last
	);
	return (
		boards.find(({ id }) => alternatives.includes(id)) ??
		boards.find(({ alternative }) => !alternative)
	);
}
