import { counted } from '../../core/listed.ts';
import { cardsIn, copiesOf, type Deck } from './deck.ts';

/** An opening hand: Library cards, and Faction cards of the first player and of all others (rulebook, Set-Up). */
export const OPENING = { library: 4, factionFirst: 1, factionLater: 2 } as const;

/**
 * How likely at least one of `wanted` cards is among `drawn` of `all`: one less the chance that each card drawn is another. The
 * hypergeometric distribution, for none of them.
 */
export function atLeastOne(all: number, wanted: number, drawn: number): number {
	if (wanted <= 0 || drawn <= 0 || all <= 0) return 0;
	let none = 1;
	for (let card = 0; card < Math.min(drawn, all); card++)
		none *= Math.max(0, all - wanted - card) / (all - card);
	return 1 - none;
}

/** How likely exactly `hits` of `wanted` cards are among `drawn` of `all` (hypergeometric distribution). */
export function exactlySo(all: number, wanted: number, drawn: number, hits: number): number {
	if (hits < 0 || hits > wanted || hits > drawn || drawn - hits > all - wanted) return 0;
	return (chosen(wanted, hits) * chosen(all - wanted, drawn - hits)) / chosen(all, drawn);
}

function chosen(from: number, many: number): number {
	let ways = 1;
	for (let nth = 1; nth <= many; nth++) ways = (ways * (from - many + nth)) / nth;
	return ways;
}

type Odd = {
	readonly of: string;
	readonly cards: number;
	/** At least one in the opening hand, and among so many more cards. */
	readonly opening: number;
	readonly later: number;
};

export type Odds = {
	readonly library: number;
	/** How many Library cards `later` has seen. */
	readonly laterSeen: number;
	/** By the number of copies, from 1. */
	readonly copies: readonly Odd[];
	/** By kind, the most first. */
	readonly kinds: readonly Odd[];
	/** A vampire that is not the Leader: in the opening hand of the first player, and of all others. */
	readonly vampire: { readonly others: number; readonly first: number; readonly later: number };
};

/** Two draws a turn over three turns, all from the Library. */
const LATER = OPENING.library + 6;
const COPIES = [1, 2, 3] as const;

/** How likely something is in the opening hand, and after the draws of three turns. */
export function oddsOf(deck: Deck): Odds {
	const cards = cardsIn(deck, 'library');
	const library = copiesOf(cards);
	const odd = (of: string, wanted: number): Odd => ({
		of,
		cards: wanted,
		opening: atLeastOne(library, wanted, OPENING.library),
		later: atLeastOne(library, wanted, LATER)
	});
	const kinds = new Map<string, number>();
	for (const { kind, copies } of cards)
		if (kind !== undefined) kinds.set(kind, (kinds.get(kind) ?? 0) + copies);
	// The Leader begins in play, so one vampire less can be drawn, marked or not.
	const others = Math.max(0, copiesOf(cardsIn(deck, 'faction')) - 1);
	return {
		library,
		laterSeen: Math.min(LATER, library),
		copies: COPIES.filter((many) => many <= library).map((many) =>
			odd(counted(many, 'copy', 'copies'), many)
		),
		kinds: [...kinds].sort((a, b) => b[1] - a[1]).map(([kind, many]) => odd(kind, many)),
		vampire: {
			others,
			first: atLeastOne(others, 1, OPENING.factionFirst),
			later: atLeastOne(others, 1, OPENING.factionLater)
		}
	};
}
