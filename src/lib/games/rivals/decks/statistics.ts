import { cardsIn, copiesOf, type Deck, type DeckCard } from './deck.ts';
import { keyOf } from './names.ts';

/** How many cards are of something. */
type Share = { readonly of: string; readonly cards: number };

export type Statistics = {
	/** Vampires by Blood Potency, from the lowest to the highest there is. */
	readonly curve: readonly { readonly bp: number; readonly vampires: readonly string[] }[];
	/** Null: no vampire's Blood Potency is known. */
	readonly meanBp: number | null;
	readonly kinds: readonly Share[];
	/** Of each clan: its vampires, and the Library cards that ask for it. */
	readonly clans: readonly Users[];
	readonly disciplines: readonly Users[];
	/** Of how many cards it is not known. */
	readonly unknown: {
		readonly bp: number;
		readonly kind: number;
		readonly clanOfVampires: number;
		readonly disciplinesOfVampires: number;
		/** Library cards of which nothing but the name is known. */
		readonly cards: number;
	};
};

type Users = { readonly of: string; readonly vampires: number; readonly cards: number };

/** What a deck is made of, as far as its owner said. */
export function statisticsOf(deck: Deck): Statistics {
	const vampires = cardsIn(deck, 'faction');
	const library = cardsIn(deck, 'library');
	const without = (cards: readonly DeckCard[], field: 'bp' | 'kind' | 'clan' | 'disciplines') =>
		copiesOf(cards.filter((card) => card[field] === undefined));
	return {
		...curveOf(vampires),
		kinds: shares(library, ({ kind }) => (kind === undefined ? [] : [kind])),
		clans: users(vampires, library, ({ clan }) => (clan === undefined ? [] : [clan])),
		disciplines: users(vampires, library, ({ disciplines = [] }) => disciplines),
		unknown: {
			bp: without(vampires, 'bp'),
			kind: without(library, 'kind'),
			clanOfVampires: without(vampires, 'clan'),
			disciplinesOfVampires: without(vampires, 'disciplines'),
			cards: copiesOf(library.filter(isUnknown))
		}
	};
}

const isUnknown = ({ kind, clan, bp, disciplines }: DeckCard): boolean =>
	kind === undefined && clan === undefined && bp === undefined && disciplines === undefined;

function curveOf(vampires: readonly DeckCard[]): Pick<Statistics, 'curve' | 'meanBp'> {
	const known = vampires.flatMap(({ name, bp, copies }) =>
		bp === undefined ? [] : Array.from({ length: copies }, () => ({ name, bp }))
	);
	if (known.length === 0) return { curve: [], meanBp: null };
	const all = known.map(({ bp }) => bp);
	const [least, most] = [Math.min(...all), Math.max(...all)];
	return {
		curve: Array.from({ length: most - least + 1 }, (_, step) => ({
			bp: least + step,
			vampires: known.filter(({ bp }) => bp === least + step).map(({ name }) => name)
		})),
		meanBp: all.reduce((sum, bp) => sum + bp, 0) / all.length
	};
}

/** Cards by a word, the most first. */
function shares(
	cards: readonly DeckCard[],
	wordsOf: (card: DeckCard) => readonly string[]
): Share[] {
	const found = new Map<string, { readonly of: string; cards: number }>();
	for (const card of cards)
		for (const word of new Set(wordsOf(card))) {
			const share = found.get(keyOf(word)) ?? { of: word, cards: 0 };
			share.cards += card.copies;
			found.set(keyOf(word), share);
		}
	return [...found.values()].sort((a, b) => b.cards - a.cards || (a.of < b.of ? -1 : 1));
}

function users(
	vampires: readonly DeckCard[],
	library: readonly DeckCard[],
	wordsOf: (card: DeckCard) => readonly string[]
): Users[] {
	const [have, ask] = [shares(vampires, wordsOf), shares(library, wordsOf)];
	const count = (of: string, among: readonly Share[]): number =>
		among.find((share) => keyOf(share.of) === keyOf(of))?.cards ?? 0;
	const words = new Map([...ask, ...have].map(({ of }) => [keyOf(of), of]));
	return [...words.values()]
		.map((of) => ({ of, vampires: count(of, have), cards: count(of, ask) }))
		.sort((a, b) => b.vampires - a.vampires || b.cards - a.cards || (a.of < b.of ? -1 : 1));
}
