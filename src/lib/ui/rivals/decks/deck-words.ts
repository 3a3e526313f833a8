import { counted } from '../../../games/core/listed.ts';
import { checkDeck } from '../../../games/rivals/decks/check.ts';
import {
	cardsIn,
	copiesOf,
	inOrder,
	type Deck,
	type DeckCard
} from '../../../games/rivals/decks/deck.ts';
import type { Differences } from '../../../games/rivals/decks/differences.ts';
import type { ReadDeck } from '../../../games/rivals/decks/reading.ts';
import { NO_KIND, ZONES, type Zone } from '../../../games/rivals/decks/vocabulary.ts';

/** What a deck is called where it has no name. */
export const titleOf = ({ name }: Deck): string => (name === '' ? 'Deck without a name' : name);

/** A deck in one line of a list. */
export function glanceOf({ deck, faults, more }: ReadDeck): string {
	const unread = faults.length + more;
	const broken = checkDeck(deck).filter(({ ok }) => !ok).length;
	const cards = `${counted(copiesOf(cardsIn(deck, 'faction')), 'vampire')}, ${counted(copiesOf(cardsIn(deck, 'library')), 'Library card')}`;
	if (unread > 0) return `${cards} · ${counted(unread, 'line')} unread`;
	return `${cards} · ${broken === 0 ? 'ready to play' : `${counted(broken, 'rule')} broken`}`;
}

export interface Group {
	readonly title: string;
	readonly cards: readonly DeckCard[];
}

/** The Library by kind, as sheets show it. */
export function libraryGroups(deck: Deck): readonly Group[] {
	const groups = new Map<string, DeckCard[]>();
	for (const card of cardsIn(inOrder(deck), 'library')) {
		const title = card.kind ?? NO_KIND;
		groups.set(title, [...(groups.get(title) ?? []), card]);
	}
	return [...groups].map(([title, cards]) => ({ title, cards }));
}

/** “34%”, and never 0 or 100 of what is neither. */
export function percent(share: number): string {
	const rounded = Math.round(share * 100);
	if (rounded === 0 && share > 0) return '<1%';
	if (rounded === 100 && share < 1) return '>99%';
	return `${rounded}%`;
}

/** What a card of a part is called where nobody said its kind. */
export const zoneWords: Readonly<Record<Zone, string>> = {
	agenda: 'Agenda',
	haven: 'Haven',
	faction: 'Vampire',
	library: 'Library'
};

/** What changed from one version to the next, a line each. */
export function differenceLines({ cards, leader, name }: Differences): readonly string[] {
	const changed = [...cards].sort(
		(a, b) => ZONES.indexOf(a.zone) - ZONES.indexOf(b.zone) || b.to - b.from - (a.to - a.from)
	);
	return [
		...(name ? [`Name: ${name.from || 'none'} → ${name.to || 'none'}`] : []),
		...(leader ? [`Leader: ${leader.from ?? 'none'} → ${leader.to ?? 'none'}`] : []),
		...changed.map((one) => {
			if (one.from === 0) return `+ ${one.to}× ${one.name}`;
			if (one.to === 0) return `− ${one.from}× ${one.name}`;
			return `${one.name}: ${one.from} → ${one.to}`;
		})
	];
}
