import { shuffled, type Chance } from '../../core/chance.ts';
import { cardsIn, type Deck, type DeckCard } from './deck.ts';
import { OPENING } from './odds.ts';

export type TestHand = {
	/** The vampire that begins in play; null: there is none. */
	readonly leader: string | null;
	readonly library: readonly string[];
	readonly faction: readonly string[];
	/** What would be drawn next, of each. */
	readonly nextLibrary: readonly string[];
	readonly nextFaction: readonly string[];
};

/** An opening hand. Where no Leader is marked, the first vampire of the highest known Blood Potency leads. */
export function dealTestHand(deck: Deck, chance: Chance, isFirst: boolean): TestHand {
	const vampires = cardsIn(deck, 'faction');
	const leads = vampires.find(({ leader }) => leader) ?? highest(vampires);
	const others = each(vampires);
	if (leads) others.splice(others.indexOf(leads.name), 1);
	const library = shuffled(chance, each(cardsIn(deck, 'library')));
	const faction = shuffled(chance, others);
	const drawn = isFirst ? OPENING.factionFirst : OPENING.factionLater;
	return {
		leader: leads?.name ?? null,
		library: library.slice(0, OPENING.library),
		faction: faction.slice(0, drawn),
		nextLibrary: library.slice(OPENING.library),
		nextFaction: faction.slice(drawn)
	};
}

const each = (cards: readonly DeckCard[]): string[] =>
	cards.flatMap(({ name, copies }) => Array.from({ length: copies }, () => name));

const highest = (vampires: readonly DeckCard[]): DeckCard | undefined =>
	vampires.reduce<DeckCard | undefined>(
		(best, vampire) => ((vampire.bp ?? 0) > (best?.bp ?? -1) ? vampire : best),
		undefined
	);
