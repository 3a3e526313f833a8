import { counted, listed } from '../../core/listed.ts';
import { byName } from './check.ts';
import { cardsIn, type Deck, type DeckCard } from './deck.ts';
import { keyOf } from './names.ts';

/** Something that is allowed and looks odd. */
export type Hint = {
	readonly about: 'leader' | 'clan' | 'bp' | 'discipline' | 'spelling';
	readonly says: string;
};

/** What looks odd about a deck; never a fault. Only what is known of its cards is judged. */
export function hintsFor(deck: Deck): readonly Hint[] {
	const vampires = cardsIn(deck, 'faction');
	const library = cardsIn(deck, 'library');
	return [
		...leaderHint(vampires),
		...clanHints(vampires, library),
		...bpHints(vampires, library),
		...disciplineHints(vampires, library),
		...spellingHints(deck)
	];
}

function leaderHint(vampires: readonly DeckCard[]): Hint[] {
	if (vampires.length === 0 || vampires.some(({ leader }) => leader)) return [];
	return [
		{ about: 'leader', says: 'No Leader is marked. Write “(Leader)” after the name to mark one.' }
	];
}

/** A clan card needs a vampire of that clan in the coterie (rulebook, Customizing Your Deck). */
function clanHints(vampires: readonly DeckCard[], library: readonly DeckCard[]): Hint[] {
	if (vampires.length === 0 || vampires.some(({ clan }) => clan === undefined)) return [];
	const clans = new Set(vampires.map(({ clan = '' }) => keyOf(clan)));
	return grouped(library, ({ clan }) =>
		clan === undefined || clans.has(keyOf(clan)) ? [] : [clan]
	).map(([clan, cards]) => ({
		about: 'clan',
		says: `No vampire is ${clan}, so nobody can play ${namesOf(cards)}.`
	}));
}

/** An Action or Attack card needs a vampire of its BP (rulebook, Play an Action Card, Playing an Attack Card). */
function bpHints(vampires: readonly DeckCard[], library: readonly DeckCard[]): Hint[] {
	if (vampires.length === 0 || vampires.some(({ bp }) => bp === undefined)) return [];
	const most = Math.max(...vampires.map(({ bp = 0 }) => bp));
	const high = library.filter(({ bp = 0 }) => bp > most);
	if (high.length === 0) return [];
	return [
		{ about: 'bp', says: `No vampire has more than BP ${most}, too little for ${namesOf(high)}.` }
	];
}

function disciplineHints(vampires: readonly DeckCard[], library: readonly DeckCard[]): Hint[] {
	if (vampires.length === 0 || vampires.some(({ disciplines }) => disciplines === undefined))
		return [];
	const known = new Set(vampires.flatMap(({ disciplines = [] }) => disciplines.map(keyOf)));
	return grouped(library, ({ disciplines = [] }) =>
		disciplines.filter((one) => !known.has(keyOf(one)))
	).map(([discipline, cards]) => ({
		about: 'discipline',
		says: `No vampire has ${discipline}, so that text of ${namesOf(cards)} does nothing.`
	}));
}

function spellingHints(deck: Deck): Hint[] {
	return (['faction', 'library'] as const).flatMap((zone) =>
		[...byName(deck, zone).values()]
			.filter(({ names }) => names.length > 1)
			.map(({ names }) => ({
				about: 'spelling' as const,
				says: `${listed(names.map((name) => `“${name}”`))} count as one card.`
			}))
	);
}

function grouped(
	cards: readonly DeckCard[],
	wordsOf: (card: DeckCard) => readonly string[]
): (readonly [word: string, cards: readonly DeckCard[]])[] {
	const found = new Map<string, { readonly word: string; readonly cards: DeckCard[] }>();
	for (const card of cards)
		for (const word of wordsOf(card)) {
			const key = keyOf(word);
			const group = found.get(key) ?? { word, cards: [] };
			group.cards.push(card);
			found.set(key, group);
		}
	return [...found.values()].map((group) => [group.word, group.cards] as const);
}

const NAMED = 3;

function namesOf(cards: readonly DeckCard[]): string {
	const names = [...new Set(cards.map(({ name }) => name))];
	if (names.length <= NAMED) return listed(names);
	const rest = counted(names.length - NAMED, 'other card');
	return `${names.slice(0, NAMED).join(', ')} and ${rest}`;
}
