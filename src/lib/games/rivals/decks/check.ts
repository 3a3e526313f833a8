import { counted } from '../../core/listed.ts';
import { cardsIn, copiesOf, type Deck, type DeckCard } from './deck.ts';
import { keyOf } from './names.ts';

/** What a deck has to be (rulebook, Customizing Your Deck). */
const CONSTRUCTION = {
	faction: 7,
	agendas: 1,
	havens: 1,
	leastLibrary: 40,
	mostLibrary: 60,
	mostCopies: 3
} as const;

/** One rule, and whether the deck keeps it. */
export type Ruled = {
	readonly rule: 'agenda' | 'haven' | 'faction' | 'faction-names' | 'leader' | 'library' | 'copies';
	readonly ok: boolean;
	/** What the rule asks. */
	readonly asks: string;
	readonly found: string;
	/** What to do; empty: nothing. */
	readonly mend: string;
	/** Where the cards stand in the deck that break it. */
	readonly cards: readonly number[];
};

/** Whether a deck may be played, rule by rule. */
export function checkDeck(deck: Deck): readonly Ruled[] {
	return [
		exactly(deck, 'agenda', CONSTRUCTION.agendas, 'Agenda'),
		exactly(deck, 'haven', CONSTRUCTION.havens, 'Haven'),
		exactly(deck, 'faction', CONSTRUCTION.faction, 'Faction card'),
		factionNames(deck),
		leader(deck),
		library(deck),
		copies(deck)
	];
}

const kept = (rule: Ruled['rule'], asks: string, found: string): Ruled => ({
	rule,
	ok: true,
	asks,
	found,
	mend: '',
	cards: []
});

function exactly(
	deck: Deck,
	rule: 'agenda' | 'haven' | 'faction',
	wanted: number,
	noun: string
): Ruled {
	const has = copiesOf(cardsIn(deck, rule));
	const asks = `Exactly ${counted(wanted, noun)}`;
	const found = counted(has, noun);
	if (has === wanted) return kept(rule, asks, found);
	const over = has - wanted;
	const mend = over > 0 ? `Remove ${counted(over, noun)}.` : `Add ${counted(-over, noun)}.`;
	return {
		rule,
		ok: false,
		asks,
		found,
		mend,
		cards: over > 0 ? placesOf(deck, ({ zone }) => zone === rule) : []
	};
}

function factionNames(deck: Deck): Ruled {
	const asks = 'No vampire twice in the Faction Deck';
	const twice = [...byName(deck, 'faction')].filter(([, { copies: many }]) => many > 1);
	if (twice.length === 0) return kept('faction-names', asks, 'No name twice');
	return {
		rule: 'faction-names',
		ok: false,
		asks,
		found: twice
			.map(([, { names, copies: many }]) => `${spellings(names)} ${many} times`)
			.join(', '),
		mend: 'Keep one of each.',
		cards: twice.flatMap(([, { places }]) => places)
	};
}

/** A Leader is chosen before the match; a list need not say which (a hint does). */
function leader(deck: Deck): Ruled {
	const asks = 'One Leader, from the Faction Deck';
	const places = placesOf(deck, (card) => card.leader === true);
	const leads = places.flatMap((place) => deck.cards[place] ?? []);
	const most = copiesOf(leads);
	if (most === 0) return kept('leader', asks, 'None marked: choose before the match');
	if (most === 1) return kept('leader', asks, leads[0]?.name ?? '');
	return {
		rule: 'leader',
		ok: false,
		asks,
		found: leads.map(({ name }) => name).join(', '),
		mend: 'Mark one vampire as “(Leader)”.',
		cards: places
	};
}

function library(deck: Deck): Ruled {
	const { leastLibrary: least, mostLibrary: most } = CONSTRUCTION;
	const has = copiesOf(cardsIn(deck, 'library'));
	const asks = `${least}–${most} Library cards`;
	const found = counted(has, 'Library card');
	if (has >= least && has <= most) return kept('library', asks, found);
	const mend =
		has < least
			? `Add at least ${counted(least - has, 'card')}.`
			: `Remove at least ${counted(has - most, 'card')}.`;
	return { rule: 'library', ok: false, asks, found, mend, cards: [] };
}

function copies(deck: Deck): Ruled {
	const { mostCopies } = CONSTRUCTION;
	const asks = `At most ${mostCopies} copies of a Library card`;
	const over = [...byName(deck, 'library')].filter(([, one]) => one.copies > mostCopies);
	if (over.length === 0) return kept('copies', asks, 'No card too often');
	return {
		rule: 'copies',
		ok: false,
		asks,
		found: over.map(([, { names, copies: many }]) => `${many}× ${spellings(names)}`).join(', '),
		mend: over
			.map(
				([, { names, copies: many }]) =>
					`Remove ${counted(many - mostCopies, 'copy', 'copies')} of ${names[0] ?? ''}.`
			)
			.join(' '),
		cards: over.flatMap(([, { places }]) => places)
	};
}

type Named = { copies: number; readonly names: string[]; readonly places: number[] };

/** The cards of a part by what their names come to, however they are spelt. */
export function byName(deck: Deck, zone: DeckCard['zone']): ReadonlyMap<string, Named> {
	const found = new Map<string, Named>();
	deck.cards.forEach((card, place) => {
		if (card.zone !== zone) return;
		const key = keyOf(card.name);
		const named = found.get(key) ?? { copies: 0, names: [], places: [] };
		named.copies += card.copies;
		if (!named.names.includes(card.name)) named.names.push(card.name);
		named.places.push(place);
		found.set(key, named);
	});
	return found;
}

/** A name in all its spellings. */
const spellings = (names: readonly string[]): string =>
	names.length < 2 ? (names[0] ?? '') : `${names[0] ?? ''} (also “${names.slice(1).join('”, “')}”)`;

const placesOf = (deck: Deck, fits: (card: DeckCard) => boolean): number[] =>
	deck.cards.flatMap((card, place) => (fits(card) ? [place] : []));
