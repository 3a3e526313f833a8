import { cardsIn, copiesOf, inOrder, type Deck, type DeckCard } from './deck.ts';
import { factsText } from './card-facts.ts';
import { headingIn, isTotal } from './line-forms.ts';
import { unquoted } from './names.ts';
import { DECK_FORMAT } from './read-json.ts';
import { MODE_WORDS, NO_KIND, type Zone } from './vocabulary.ts';

const ZONE_TITLES: Readonly<Record<Zone, string>> = {
	agenda: 'Agenda',
	haven: 'Haven',
	faction: 'Faction',
	library: 'Library'
};

/** A kind that stands above its cards, and is read from there again. */
const isHeading = (kind: string): boolean => headingIn(kind)?.facts?.kind === kind;

/** A deck as text, which `readDeck` reads; what other programs call its cards is not in it. */
export function deckText(whole: Deck): string {
	const deck = inOrder(whole);
	const head = [
		...(deck.name === '' ? [] : [`Name: ${deck.name}`]),
		...(deck.author === '' ? [] : [`By: ${deck.author}`]),
		...(deck.mode === null ? [] : [`Mode: ${MODE_WORDS[deck.mode]}`])
	];
	const parts = [head, ...(['agenda', 'haven'] as const).map((zone) => fewLines(deck, zone))];
	const faction = cardsIn(deck, 'faction');
	const library = cardsIn(deck, 'library');
	if (faction.length > 0)
		parts.push(
			[],
			[`Faction (${copiesOf(faction)})`],
			faction.map((card) => cardLine(card))
		);
	if (library.length > 0) parts.push([], [`Library (${copiesOf(library)})`], libraryLines(library));
	return `${parts.flat().join('\n').replace(/^\n+/, '')}\n`;
}

/** Agenda and Haven stand in a line each, where there is one of each card. */
function fewLines(deck: Deck, zone: 'agenda' | 'haven'): string[] {
	const cards = cardsIn(deck, zone);
	const title = ZONE_TITLES[zone];
	if (cards.every(({ copies, name }) => copies === 1 && !isTotal(name)))
		return cards.map((card) => `${title}: ${nameAndFacts(card)}`);
	return [`${title} (${copiesOf(cards)})`, ...cards.map((card) => cardLine(card))];
}

function libraryLines(cards: readonly DeckCard[]): string[] {
	const groups: { heading: string; cards: DeckCard[] }[] = [];
	for (const card of cards) {
		const heading = card.kind !== undefined && isHeading(card.kind) ? card.kind : NO_KIND;
		const last = groups.at(-1);
		if (last?.heading === heading) last.cards.push(card);
		else groups.push({ heading, cards: [card] });
	}
	const [only] = groups;
	if (groups.length === 1 && only?.heading === NO_KIND) return cards.map((card) => cardLine(card));
	return groups.flatMap(({ heading, cards: below }) => [
		'',
		`${heading} (${copiesOf(below)})`,
		...below.map((card) => cardLine(card, heading === NO_KIND))
	]);
}

const cardLine = (card: DeckCard, saysKind = true): string =>
	`${card.copies}× ${nameAndFacts(card, saysKind)}`;

function nameAndFacts(card: DeckCard, saysKind = true): string {
	const facts = factsText(card, saysKind);
	// What is read first takes one pair of quotes away.
	const name = unquoted(card.name) === card.name ? card.name : `"${card.name}"`;
	return `${name}${card.leader ? ' (Leader)' : ''}${facts === '' ? '' : ` [${facts}]`}`;
}

/** Our own file, with all that is known. */
export const deckFile = ({ name, author, mode, cards }: Deck): string =>
	`${JSON.stringify({ format: DECK_FORMAT, version: 1, name, author, mode, cards }, null, '\t')}\n`;

/** As RivalsDB reads a deck; null: some cards came without their ids. */
export function rivalsDbText(deck: Deck): string | null {
	if (deck.cards.length === 0 || deck.cards.some(({ id }) => id === undefined)) return null;
	const idOf = (zone: Zone): string | null => cardsIn(deck, zone)[0]?.id ?? null;
	const record = <T>(zone: Zone, valueOf: (card: DeckCard) => T) =>
		Object.fromEntries(cardsIn(deck, zone).map((card) => [card.id ?? '', valueOf(card)]));
	const json = {
		name: deck.name,
		agenda: idOf('agenda'),
		haven: idOf('haven'),
		factionDeck: record('faction', ({ leader }) => leader === true),
		libraryDeck: record('library', ({ copies }) => copies),
		gameMode: deck.mode ?? 'both',
		public: false
	};
	return `${JSON.stringify(json, null, '\t')}\n`;
}
